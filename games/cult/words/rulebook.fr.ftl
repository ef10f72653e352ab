# Pictures of rules, and the page of the game.

page-about-1 = Votre culte vient de s’installer dans la Cité. Chaque tour, vous envoyez vos prêtres dans ses quartiers, vous priez, puis les treize lieux sont disputés l’un après l’autre : qui y pèse le plus en prend l’effet, les autres reçoivent l’aumône.
page-about-2 = Trois chemins mènent au triomphe : élever cinq autels, lever quatre foules fanatiques, ou invoquer deux fois votre divinité à la Faille des Ténèbres. Miracles et intrigues renversent un lieu au dernier moment.
page-special-1 = Huit cultes, chacun avec ses pouvoirs, et d’autres encore après sa première invocation.
page-special-2 = Perdre un lieu n’est pas tout perdre : l’aumône console, et le prêtre rentre à la maison.
page-special-3 = La foi se compte : plus vous avez de fidèles, plus votre patriarche pèse.
page-act-1 = Envoyer ses prêtres
page-act-1-text = Treize lieux, et jamais assez de prêtres.
page-act-2 = Gagner un lieu
page-act-2-text = L’influence décide, à moins qu’une carte s’en mêle.
page-act-3 = Invoquer sa divinité
page-act-3-text = À la Faille, elle passe dans les Ténèbres.
page-bots = Entre bots qui ne regardent qu’une décision en avant, aucune place n’est favorisée. Deux parties sur trois se gagnent par les foules. Tiamat est forte jusqu’à quatre joueurs.

## A game of four, from its first Priests to a Summoning.

picture-rounds-city = La Cité au début : treize Lieux, résolus dans cet ordre. Au Palais, trois Privilèges attendent ; devant chacun, son culte.
picture-rounds-start = Ce que chacun reçoit se lit sur son panneau : Fidèles, Pièces, cartes. En dessous, les Prêtres disponibles et leur Influence.
picture-rounds-preach = Prêcher : à tour de rôle, chacun envoie un Prêtre sur un Lieu. Plusieurs cultes peuvent s’y croiser, et se le disputeront.
picture-rounds-patriarch = Le Patriarche pèse autant que son culte a de Fidèles, et ce que ses cartes ajoutent.
picture-rounds-pray = Qui n’envoie plus de Prêtre prie, une fois par tour. Sans Foule, ses prières ne portent que sur les premiers Lieux.
picture-rounds-palace = En priant, on peut acheter un Privilège du Palais. Il reste posé devant vous, visible de tous.
picture-rounds-rail = Le premier Lieu actif, dans l’ordre des numéros. Avant qu’il soit gagné, chacun peut jouer une carte ou une aptitude, une fois, à partir du Premier Joueur.
picture-rounds-tie = Deux Prêtres 2 : même Influence. À égalité, la plus haute Puissance divine l’emporte.
picture-rounds-bribe = Gagné dans les Bas-fonds, un Prêtre avec des Pièces est parti aux Taudis : à lui seul, il y l’emporte.
picture-rounds-alms = Au pied d’un Lieu, ce qu’il demande pour y prêcher et l’Aumône de ceux qui y perdent : 1, 2 ou 3 Pièces selon le rang.
picture-rounds-hand = Miracles et Intrigues restent en main, cachés. Une Intrigue se vend aussi, en priant. Les Privilèges sont posés devant vous.
picture-rounds-altar = Un Autel : un Prêtre s’est transformé au Quartier des artisans. Il reste sur son Lieu, y pèse à chaque tour et le rend actif.
picture-rounds-rift = La Faille des Ténèbres : qui l’emporte avec une Influence au moins égale à sa Puissance divine accomplit l’Invocation.

## Three Altars, two Mobs and a Patriarch at the Rift.

picture-roads-goal = Trois chemins mènent à la victoire : cinq Autels, quatre Foules ou deux Invocations. Les panneaux disent où chacun en est.
picture-roads-sheet = La fiche du culte : deux aptitudes de l’Aspect de la Lumière. La première Invocation la retourne et en donne deux autres.
picture-roads-altars = Autels de deux cultes. Un Autel suffit à rendre un Lieu actif, même si personne n’y prêche.

## A hand of Miracles and Intrigues.

picture-cards-miracles = Un Miracle ou une Intrigue se joue une fois par Lieu, quand vient votre tour d’agir. Le sceau noir veut l’Aspect des Ténèbres.
picture-cards-market = Au Marché, trois cultes : 1, 4 et 2. On additionne par culte Prêtres, Patriarche et Autel ; le plus fort gagne l’effet.
