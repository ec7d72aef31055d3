/** In the format of `readFish`. */
export const CARP_FAMILY = `
Cyprinus carpio, karpe | carp, common carp, mirror carp, leather carp, koi, koi carp, ghost carp | Karpfen, Spiegelkarpfen, Schuppenkarpfen, Lederkarpfen, Wildkarpfen, Zeilkarpfen, Koi, Koikarpfen | carpe, carpe commune, carpe miroir, carpe cuir, carpe koï, koï | carpa, carpa común, carpa royal, carpa espejo, carpa de espejos, carpa koi | karper, schubkarper, spiegelkarper, lederkarper, rijenkarper, edelkarper | karp, spegelkarp, fjällkarp, läderkarp | karp, karp pełnołuski, karp królewski, karp lustrzeń, lustrzeń, karp koi | karppi, peilikarppi, suomukarppi | carpa, carpa-comum, carpa-espelho, carpa-húngara
Carassius carassius, karuds, karuss | crucian carp, crucian | Karausche, Bauernkarpfen, Schneiderkarpfen | carassin, carassin commun, cyprin | carpín común, carpín? | kroeskarper | ruda, dammruda, sjöruda | karaś, karaś pospolity, karaś złocisty | ruutana |
Carassius gibelio, Carassius auratus gibelio | Prussian carp, gibel carp | Giebel, Silberkarausche | carassin argenté, gibèle | carpín prusiano | giebel | silverruda | karaś srebrzysty, japoniec | hopearuutana |
Carassius auratus | goldfish | Goldfisch | poisson rouge, carassin doré | carpín dorado, pez rojo, pez dorado, carpín? | goudvis | guldfisk | złota rybka, karaś złoty | kultakala | peixe-dourado, peixinho-dourado, kinguio
Tinca tinca, suder, sutare | tench, tinca | Schleie, Schlei, Schleih | tanche | tenca | zeelt, louw, muithond | sutare, lindare | lin | suutari | tenca
Abramis brama, brasen, brasme | common bream, freshwater bream, bronze bream, bream? | Brachse, Brasse, Brachsen, Brassen, Blei, Brachsme, Bresen | brème, brème commune, brème franche | brema, brema común | brasem | braxen | leszcz | lahna | brema
Blicca bjoerkna, flire | silver bream, white bream | Güster, Blicke, Halbbrachse, Pliete | brème bordelière, bordelière | brema blanca | kolblei, bliek | björkna | krąp | pasuri |
Ballerus ballerus, Abramis ballerus | zope, blue bream | Zope | brème bleue | | brasemblei | faren | rozpiór | sulkava |
Ballerus sapa, Abramis sapa | white-eye bream, Danube bream | Zobel | | | Donaubrasem | | sapa | |
Vimba vimba | vimba, vimba bream, zanthe | Zährte, Rußnase, Blaunase, Seerüßling | vimbe | | blauwneus | vimma | certa | vimpa |
Rutilus rutilus, skalle, mort | roach | Rotauge, Plötze, Plötz, Schwal | gardon, gardon commun, vengeron | rutilo | blankvoorn, voorn? | mört | płoć, płotka | särki |
Rutilus meidingeri | pearlfish, Danube pearlfish | Perlfisch | | | | | | |
Rutilus virgo, Rutilus pigus | cactus roach | Frauennerfling | gardon galant | | | | | |
Scardinius erythrophthalmus, rudskalle, sørv | rudd | Rotfeder, Rötel, Unechtes Rotauge | rotengle, gardon rouge | escardinio | ruisvoorn, rietvoorn, voorn? | sarv | wzdręga, krasnopióra | sorva |
Leuciscus idus, rimte, vederbuk | ide, orfe, golden orfe, silver orfe | Aland, Nerfling, Orfe, Goldorfe, Jese | ide, ide mélanote, orfe | | winde, goudwinde | id | jaź | säyne, säynävä |
Leuciscus leuciscus | dace, common dace | Hasel, Häsling | vandoise | leucisco | serpeling | stäm | jelec, jelec pospolity | seipi |
Leuciscus aspius, Aspius aspius | asp | Rapfen, Schied | aspe | aspio | roofblei | asp | boleń, rapa | toutain |
Squalius cephalus, Leuciscus cephalus | chub, European chub | Döbel, Aitel, Alet, Eitel | chevesne, chevaine, chevenne, cabot, meunier | | kopvoorn | färna | kleń | turpa |
Squalius pyrenaicus | southern Iberian chub | | | cacho | | | | | bordalo
Squalius carolitertii | northern Iberian chub | | | bordallo | | | | |
Telestes souffia, Leuciscus souffia | vairone, souffia | Strömer | blageon | | | | | |
Alburnus alburnus, løje, laue | bleak | Ukelei, Laube, Ukel, Laugele | ablette | alburno, ablete | alver, alvertje | löja, benlöja | ukleja | salakka |
Alburnoides bipunctatus | spirlin | | spirlin | | gestippelde alver | | piekielnica | |
Barbus barbus | barbel, common barbel | Barbe, Flussbarbe | barbeau, barbeau fluviatile, barbeau commun | barbo europeo | barbeel | flodbarb | brzana | barbi |
Barbus meridionalis | Mediterranean barbel, southern barbel | | barbeau méridional | barbo de montaña, barbo? | | | | |
Luciobarbus bocagei, Barbus bocagei | Iberian barbel | | barbeau ibérique | barbo común, barbo ibérico, barbo? | | | | | barbo-comum
Luciobarbus comizo | Iberian long-snout barbel, comizo barbel | | | comizo, barbo comizo, barba comiza | | | | | cumba
Luciobarbus sclateri | Andalusian barbel, gypsy barbel | | | barbo gitano, barbo? | | | | |
Luciobarbus graellsii | Ebro barbel | | | barbo de Graells, barbo? | | | | |
Chondrostoma nasus | nase, common nase | Nase, Näsling | hotu, nase | | sneep | noskarp | świnka | |
Parachondrostoma toxostoma | soiffe | | toxostome, sofie | | | | | |
Parachondrostoma miegii | Ebro nase | | | madrilla | | | | |
Pseudochondrostoma polylepis | Iberian nase | | | boga de río, boga? | | | | | boga-comum
Achondrostoma arcasii | red roach | | | bermejuela | | | | |
Gobio gobio, grundling | gudgeon | Gründling, Greßling | goujon | gobio | riviergrondel | sandkrypare | kiełb | törö |
Phoxinus phoxinus, ørekyt | Eurasian minnow, common minnow | Elritze, Pfrille | vairon | piscardo, foxino | elrits | elritsa, kvidd | strzebla potokowa | mutu |
Pelecus cultratus | sichel, saber carp, ziege | Ziege, Sichling | rasoir | | sichling | skärkniv | ciosa | miekkasärki |
Hypophthalmichthys molitrix | silver carp, Asian carp? | Silberkarpfen, Tolstolob, Silberner Tolstolob | carpe argentée | carpa plateada | zilverkarper | silverkarp | tołpyga biała, tołpyga? | hopeapaksuotsa | carpa-prateada
Hypophthalmichthys nobilis, Aristichthys nobilis | bighead carp, bighead, Asian carp? | Marmorkarpfen | carpe marbrée, carpe à grosse tête | carpa cabezona | grootkopkarper | marmorkarp | tołpyga pstra, tołpyga? | marmoripaksuotsa | carpa-cabeçuda, carpa cabeça-grande
Ctenopharyngodon idella | grass carp, white amur, amur carp | Graskarpfen, Graser, Weißer Amur, Amurkarpfen | carpe amour, amour blanc, carpe herbivore, carpe de roseau | carpa herbívora, carpa china, amur | graskarper | gräskarp | amur, amur biały | ruohokarppi | carpa-capim
Mylopharyngodon piceus | black carp, black amur | Schwarzer Amur | carpe noire | carpa negra | zwarte karper | | amur czarny | | carpa-negra
Rhodeus amarus, Rhodeus sericeus | bitterling, European bitterling | Bitterling | bouvière | | bittervoorn | bitterling | różanka | katkerokala |
Leucaspius delineatus | sunbleak, belica | Moderlieschen | able de Heckel | | vetje | groplöja | słonecznica | allikkosalakka |
Pseudorasbora parva | topmouth gudgeon, stone moroko | Blaubandbärbling | pseudorasbora, goujon asiatique | pseudorasbora | blauwband, blauwbandgrondel | | czebaczek amurski | |
Barbatula barbatula, Noemacheilus barbatulus | stone loach | Schmerle, Bachschmerle, Bartgrundel | loche franche | lobo de río, locha | bermpje | grönling | śliz | kivennuoliainen |
Misgurnus fossilis | weatherfish, weather loach, European weatherfish | Schlammpeitzger | loche d'étang | | grote modderkruiper | | piskorz | |
Cobitis taenia | spined loach | Steinbeißer? | loche de rivière | | kleine modderkruiper | nissöga | koza | rantanuoliainen |
Catostomus commersonii | white sucker, common sucker | | meunier noir | matalote blanco | | | | |
Catostomus catostomus | longnose sucker | | meunier rouge | | | | | |
Moxostoma | redhorse, redhorse sucker | | chevalier, suceur | | | | | |
Ictiobus cyprinellus | bigmouth buffalo, buffalo fish? | Großmaul-Büffelfisch | buffalo à grande bouche | | | | | |
Ictiobus bubalus | smallmouth buffalo, buffalo fish? | Kleinmaul-Büffelfisch | buffalo à petite bouche | | | | | |
Carpiodes carpio | river carpsucker, carpsucker | | | | | | | |
Semotilus atromaculatus | creek chub | | mulet à cornes | | | | | |
Semotilus corporalis | fallfish | | ouitouche | | | | | |
Notemigonus crysoleucas | golden shiner | | méné jaune | | | | | |
Ptychocheilus oregonensis | northern pikeminnow, pikeminnow | | sauvagesse du Nord | | | | | |
Mylocheilus caurinus | peamouth, peamouth chub | | méné deux-barres | | | | | |
`;
