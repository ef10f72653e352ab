# Les leçons de Créatures & Cultistes.

## Un duel

lesson-duel = Un duel

lesson-duel-welcome-title = Votre secte
lesson-duel-welcome = Vous dirigez Le Poulpe Hurlant : vingt-quatre cultistes, et des voisins à éliminer. On gagne en invoquant son dieu, ou en restant la dernière secte en vie. Pour l’instant, seule la ligne du bas se bat : vos novices.

lesson-duel-attack-title = La première attaque
lesson-duel-attack = Vos novices 1 à 4 sont des Brutes : ils frappent avec les cartes de Brutalité. Vous tenez un Revolver ; dans les mains de la Brute 1, il touche à 95 %.
lesson-duel-attack-ask = Attaquez avec le Revolver et votre novice Brute 1.
lesson-duel-attack-wrong = Vos autres cartes auront leur moment. Pour commencer : le Revolver, avec la Brute 1.

lesson-duel-aim-title = Choisir sa cible
lesson-duel-aim = Chaque cultiste d’Alix porte la chance qu’il meure, sa défense comprise. Les Invocateurs, plus à l’aise avec les monstres, résistent mal à une arme.
lesson-duel-aim-ask = Visez le novice Invocateur 8 d’Alix.
lesson-duel-aim-wrong = C’est possible aussi, mais l’Invocateur 8 est le plus faible en Brutalité : visez-le.

lesson-duel-dice-title = Trois dés
lesson-duel-dice = Vos trois dés ont fait 8 ; il fallait 15 ou moins : touché ! Pour se défendre, Alix devait faire 4 ou moins : 10, raté. La case porte votre symbole, et vous gagnez un point poulpique.

lesson-duel-monster-title = Lâcher un monstre
lesson-duel-monster = Vos Invocateurs, les novices 5 à 8, appellent des monstres. Par tour, chaque cultiste peut frapper une fois et invoquer une fois, tant que vous avez des cartes pour cela.
lesson-duel-monster-ask = Invoquez le Profond avec votre novice Invocateur 8.
lesson-duel-monster-wrong = Le monstre d’abord : avec l’Invocateur 8, le Profond touche à 84 %.

lesson-duel-prey-title = Choisir sa proie
lesson-duel-prey = Face à un monstre, toutes ces défenses se valent : c’est sa carte qui dit le jet à faire, ici moins de 10. Autant vous en prendre à une bonne Brute.
lesson-duel-prey-ask = Visez le novice Brute 1 d’Alix.
lesson-duel-prey-wrong = La chance est la même partout, mais cette Brute 1 frappe fort : visez-la.

lesson-duel-event-title = Ça déchire !
lesson-duel-event = 5 aux dés : de 3 à 5, l’attaque DÉCHIRE et la victime meurt sans défense. De 16 à 18, elle FOIRE. Il vous reste un Évènement ; on en joue un par tour.
lesson-duel-event-ask = Jouez le Journaliste curieux : il prend une carte à Alix.
lesson-duel-event-wrong = Pas si vite : le Journaliste ne risque rien, et Alix y perd une carte.

lesson-duel-end-title = Finir son tour
lesson-duel-end = Vous voilà avec la Malédiction d’Alix, une Sorcellerie : ce sera pour un autre tour. Plus d’arme ni de monstre en main ? On s’arrête. Au prochain round, chacun complète sa main à six cartes.
lesson-duel-end-ask = Finissez votre tour.
lesson-duel-end-wrong = Gardez vos cartes : les Défenses vont servir pendant le tour d’Alix.

lesson-duel-dodge-title = Esquiver
lesson-duel-dodge = Nouveau round, et Alix commence : une Batte se lève sur votre Brute 1. Les dés ne sont pas encore jetés. Une Esquive, et l’attaque n’a pas lieu.
lesson-duel-dodge-ask = Jouez votre Esquive.
lesson-duel-dodge-wrong = Une Brute de moins, c’est un coup de moins à votre tour : esquivez.

lesson-duel-bluff-title = Même pas mort
lesson-duel-bluff = Alix recommence avec une Hache, et touche. Votre défense : 8, il fallait 5 ou moins. Votre Invocateur 8 tombe… sauf si c’était du bluff : il se relève, et Alix ne gagne rien.
lesson-duel-bluff-ask = Dites que c’était du bluff.
lesson-duel-bluff-wrong = Sans le bluff, Alix signe cette mort et gagne un point. Jouez la carte.

lesson-duel-bravo-title = Vous savez jouer
lesson-duel-bravo = Tous vos cultistes sont debout, et vous menez 2 points à 0. Attaquer, esquiver, bluffer : vous pouvez déjà jouer. Ensuite viennent les Péripéties, et ce qu’on vous demande pendant le tour des autres.

## Péripéties et réactions

lesson-windows = Péripéties et réactions

lesson-windows-welcome-title = Les ennuis d’abord
lesson-windows-welcome = Trois sectes, cette fois. Votre tour commence par vos Péripéties : bonnes ou mauvaises, toutes se jouent, et chacune est aussitôt remplacée. Vous en avez deux ; vous choisissez seulement l’ordre.

lesson-windows-moon-title = La Pleine lune
lesson-windows-moon = La Pleine lune donne +2 aux invocations de tout le monde, jusqu’à votre prochain tour. Une carte qui dure reste sur la table, à la vue de tous.
lesson-windows-moon-ask = Subissez d’abord la Pleine lune.
lesson-windows-moon-wrong = La Grippe viendra bien assez tôt : commencez par la Pleine lune.

lesson-windows-flu-title = La Grippe
lesson-windows-flu = Puis la Grippe : un de vos novices, à votre choix, n’attaque plus jusqu’à votre prochain tour. La lune aide vos Invocateurs : ménagez-les.
lesson-windows-flu-ask = Choisissez une Brute : elle gardera le lit.
lesson-windows-flu-wrong = La lune est avec vos Invocateurs : que ce soit plutôt une Brute.

lesson-windows-seminar-title = Séminaire interculte
lesson-windows-seminar = Une troisième, piochée en route ! Chacun choisit une carte en secret ; toutes passent ensemble au voisin de droite. Donnez la moins utile : les Poings nus n’ajoutent rien au jet.
lesson-windows-seminar-ask = Donnez les Poings nus.
lesson-windows-seminar-wrong = Celle-là peut servir ! Les Poings nus vous manqueront moins.

lesson-windows-ghoul-title = Enfin libre
lesson-windows-ghoul = Alix vous a passé une Contemplation. Plus de Péripétie en main : vous jouez maintenant ce que vous voulez. Avec la lune, la Goule de votre Invocateur 8 touche à 84 %.
lesson-windows-ghoul-ask = Invoquez la Goule avec votre novice Invocateur 8.
lesson-windows-ghoul-wrong = Tant que la lune est pleine, un monstre : la Goule, avec l’Invocateur 8.

lesson-windows-aim-title = Le favori des astres
lesson-windows-aim = Ce round, les astres favorisent Alix : +2 à tous ses jets, défenses comprises. Voilà pourquoi ses cultistes ne mourraient qu’à 25 %, et ceux de Sacha à 44 %.
lesson-windows-aim-ask = Visez le novice Invocateur 8 de Sacha.
lesson-windows-aim-wrong = Mieux vaut Sacha, sans faveur des astres ; et son Invocateur 8 profiterait de la lune.

lesson-windows-end-title = Chez les autres
lesson-windows-end = Dévoré : un point pour vous. Arrêtez-vous ici : la suite se passe pendant le tour des autres, et c’est à vous qu’on posera des questions.
lesson-windows-end-ask = Finissez votre tour.
lesson-windows-end-wrong = Ce serait permis. Mais gardez vos cartes, et voyez ce que préparent les autres.

lesson-windows-sign-title = Le Signe des anciens
lesson-windows-sign = Sacha lance un Byakhee sur votre Invocateur 8, et le jet réussit. Avant de vous défendre, vous pouvez montrer un Signe des anciens : il renvoie presque tous les monstres.
lesson-windows-sign-ask = Montrez le Signe des anciens.
lesson-windows-sign-wrong = Sans lui, votre défense ne réussit qu’à 38 % : montrez le Signe.

lesson-windows-asked-title = Une question pour rien ?
lesson-windows-asked = Alix attaque à la Batte. Vous n’avez pas d’Esquive, mais la question vient quand même : ainsi, personne ne devine votre main. Si cela vous lasse, répondez d’avance.
lesson-windows-asked-ask = Choisissez de répondre d’avance.
lesson-windows-asked-wrong = Laisser faire irait aussi ; mais voyez comment répondre une fois pour toutes.

lesson-windows-order-title = Répondre d’avance
lesson-windows-order = Vous pouvez dire jamais, toujours, ou garder la question pour vos seuls chefs, qui valent le plus. Cela reste secret, et vous pourrez en changer.
lesson-windows-order-ask = Réglez l’Esquive : demander pour les chefs, jamais pour les autres.
lesson-windows-order-wrong = Pour l’exemple, changez l’Esquive : une question pour les chefs, jamais pour les autres.

lesson-windows-counter-title = Contre-attaquer
lesson-windows-counter = 16 aux dés : l’attaque d’Alix FOIRE ! Votre Invocateur 8 peut riposter, sans carte, avec +2, et on ne s’en défend pas. Résister à une arme en donne aussi le droit.
lesson-windows-counter-ask = Contre-attaquez en Invocation.
lesson-windows-counter-wrong = Riposter ne coûte rien, et la lune aide encore : en Invocation, 95 % de chances.

lesson-windows-bravo-title = Bien répondu
lesson-windows-bravo = Deux victimes, et aucune perte ce round. Les Péripéties d’abord, vos envies ensuite, et toujours une Défense en main pour le tour des autres. Reste le plus grand : votre dieu, et la fin de la partie.

## Les dieux

lesson-gods = Les dieux

lesson-gods-threat-title = Un dieu approche
lesson-gods-threat = À trois, un dieu demande 20 points. Alix en a 21, et la faveur des astres : en jouant en dernier, Alix peut invoquer son dieu et gagner. Heureusement, c’est à vous.

lesson-gods-audit-title = Faire baisser les points
lesson-gods-audit = Les 20 points doivent être là au début du round, puis encore au moment d’invoquer. Le Contrôle fiscal en ôte autant que le montre un dé : 2 suffiraient.
lesson-gods-audit-ask = Jouez le Contrôle fiscal.
lesson-gods-audit-wrong = Le danger d’abord : le Contrôle fiscal peut faire taire ce dieu.

lesson-gods-whom-title = Contre qui ?
lesson-gods-whom = Sacha n’a que 8 points : son dieu dort profondément. C’est Alix qu’il faut arrêter.
lesson-gods-whom-ask = Désignez la secte d’Alix.
lesson-gods-whom-wrong = Sacha est loin du compte. Alix, non : visez sa secte.

lesson-gods-attack-title = À votre tour de monter
lesson-gods-attack = Le dé fait 6 : Alix tombe à 15. Vous avez 19 points, il en manque un. Vos novices sont morts ; vos initiés, plus forts, ont pris leur place.
lesson-gods-attack-ask = Attaquez avec le Revolver et votre initié Brute 1.
lesson-gods-attack-wrong = Pour monter, essayez le Revolver avec l’initié Brute 1 : il touche à 84 %.

lesson-gods-aim-title = Le dernier initié
lesson-gods-aim = Sacha n’a plus qu’un initié : il vaut 2 points. S’il meurt, les chefs entrent en jeu, les plus dangereux, mais à 3 points par tête.
lesson-gods-aim-ask = Visez l’initié Invocateur 5 de Sacha.
lesson-gods-aim-wrong = Aucune cible n’est plus sûre que ce dernier initié de Sacha : visez-le.

lesson-gods-stake-title = Dépenser ou garder
lesson-gods-stake = Avant un jet de trois dés, 2 points achètent +1 au seuil. C’est souvent utile. Mais si près du but, et à 84 %, gardez-les.
lesson-gods-stake-ask = Lancez sans bonus.
lesson-gods-stake-wrong = Chaque +1 vous éloigne de 2 points de votre dieu : lancez sans bonus.

lesson-gods-end-title = Attendre les astres
lesson-gods-end = Touché : 21 points, et les chefs de Sacha entrent en jeu. Mais seul le favori des astres invoque, s’il avait ses points au début du round. Rendez-vous au prochain.
lesson-gods-end-ask = Finissez votre tour.
lesson-gods-end-wrong = Rien ne presse : votre dieu ne peut venir qu’à un prochain round. Finissez.

lesson-gods-stars-title = Les astres vous sourient
lesson-gods-stars = Nouveau round : le plus petit dé a la faveur, et c’est vous. Une Marée haute vous porte à 23 points. Mais Alix a joué contre vous un Grimoire en retard : Sorcellerie −2.

lesson-gods-summon-title = L’invocation
lesson-gods-summon = Votre Sorcellerie, 12, plus 2, moins 2 : il faudra 12 ou moins. Réussi, vous gagnez. Raté, vous perdez 20 points. À partir de 16, votre dieu dévore toute la secte !
lesson-gods-summon-ask = Invoquez votre dieu.
lesson-gods-summon-wrong = La faveur des astres passe vite : invoquez tant que vous l’avez.

lesson-gods-roll-title = Le coup de pouce
lesson-gods-roll = Les 20 points du dieu ne se dépensent pas dans le jet, mais il vous en reste 3. Avec +1, vos chances passent de 74 à 84 %.
lesson-gods-roll-ask = Ajoutez +1 pour 2 points.
lesson-gods-roll-wrong = C’est le jet de la partie : mettez-y les 2 points.

lesson-gods-bravo-title = Votre dieu est venu
lesson-gods-bravo = 10, il fallait 13 ou moins : vous gagnez ! La dernière secte en vie gagne aussi ; et si les rounds s’épuisent, les points décident. Vous savez tout : fondez votre secte, et jouez une vraie partie.
