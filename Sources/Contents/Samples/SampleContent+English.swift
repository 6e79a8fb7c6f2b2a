extension SampleContent {
    static let english = Sample(
        title: "Contacts", locale: "en",
        lines: """
            A: Abigail Marsh, Adrian Cole, Alice Fenwick, Amara Oyelaran, Anton Weiss, Aria Bennett
            B: Beatrice Lund, Benedict Shaw, Bianca Rossetti, Bruno Teller
            C: Caleb Whitlock, Camille Durand, Cedric Vane, Clara Holloway, Conrad Pike
            D: Dahlia Moreau, Dexter Crane, Diego Salvatierra, Dorothea Finch
            E: Edwin Harrow, Élodie Garnier, Esther Quill, Evander Stone
            F: Felix Ambrose, Fiona Calloway, Francesca Bellini
            G: Gareth Lowe, Gemma Thorne, Greta Lindqvist
            H: Hana Sugimoto, Harvey Blythe, Helena Voss, Hugo Castellan
            I: Ida Bergström, Imogen Hartley, Isaac Penrose
            J: Jasper Nolan, Joanna Kestrel, Julian Frost, June Whitaker
            K: Kai Lennox, Katya Sorokina, Kieran Doyle
            L: Leona Fairchild, Leopold Grant, Lucia Ferrante, Lydia Marlowe
            M: Mabel Thornton, Magnus Eide, Marisol Vega, Milo Ashford, Miriam Castle
            N: Nadia Rahimi, Nathaniel Brook, Nora Eastwood
            O: Octavia Reed, Oliver Swann, Oscar Landry
            P: Penelope Wray, Percival Hayes, Petra Novotná, Philippa Dunn
            Q: Quentin Abbott, Quinn Larkin
            R: Rafael Montoya, Rosalind Kerr, Rowan Ellery, Rufus Tate
            S: Sabine Keller, Saskia de Wit, Sebastian Hale, Sienna Brandt, Stellan Frey
            T: Tabitha Moon, Theodore Lark, Thora Bjørnsen, Tobias Winter
            U: Ulric Stanton, Una Gallagher, Ursula Brandt
            V: Valentina Cruz, Vera Nightingale, Vincent Marlow
            W: Wanda Pruitt, Wesley Archer, Winifred Dale
            X: Xavier Beaumont, Ximena Robles
            Y: Yara Haddad, Yusuf Demir
            Z: Zachary Flint, Zelda Hawthorne, Zoë Albrecht
            """)
}
