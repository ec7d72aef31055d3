/** In the format of `readFish`: also herrings, wolffish and other fish of northern seas. */
export const COD_AND_FLATFISH = `
Gadus morhua, skrei | cod~, Atlantic cod, codling, scrod | Dorsch, Kabeljau, Skrei | cabillaud, morue, morue franche, morue de l'Atlantique | bacalao, bacalao del Atlántico | kabeljauw, gul | torsk | dorsz, dorsz atlantycki, wątłusz | turska | bacalhau, bacalhau-do-atlântico
Gadus macrocephalus | Pacific cod, gray cod | Pazifischer Kabeljau | morue du Pacifique | bacalao del Pacífico | Pacifische kabeljauw | stillahavstorsk | dorsz pacyficzny | tyynenmerenturska | bacalhau-do-pacífico
Gadus chalcogrammus, Theragra chalcogramma | Alaska pollock, walleye pollock, pollock? | Alaska-Seelachs, Pazifischer Pollack | goberge de l'Alaska, lieu de l'Alaska | abadejo de Alaska, colín de Alaska | Alaskakoolvis | alaskapollock | mintaj | alaskanseiti | polaca-do-alasca
Boreogadus saida | Arctic cod, polar cod | Polardorsch | saïda, morue polaire | | | polartorsk | dorszyk polarny | jäämerenseiti |
Microgadus tomcod | Atlantic tomcod, tomcod, frostfish | Tomcod | poulamon, petit poisson des chenaux | | | | | |
Pollachius pollachius, lyr | pollack, lythe, pollock? | Pollack, Steinköhler | lieu jaune, lieu | abadejo | pollak, vlaswijting, witte koolvis | lyrtorsk, bleka | rdzawiec | lyyraturska | juliana
Pollachius virens, sei, mørksej | saithe, coalfish, coley, pollock? | Köhler, Seelachs, Kohlfisch | lieu noir, goberge, colin? | carbonero, palero | koolvis, zwarte koolvis | gråsej, sej | czarniak, dorsz czarniak | seiti | escamudo
Melanogrammus aeglefinus, hyse, kuller | haddock | Schellfisch | églefin, aiglefin | eglefino | schelvis | kolja | plamiak, łupacz | kolja | arinca, eglefim
Merlangius merlangus, hvitting | European whiting, whiting? | Wittling, Merlan | merlan | plegonero, merlán | wijting | vitling | witlinek | valkoturska |
Molva molva | common ling, ling? | Leng, Lengfisch | lingue, grande lingue, julienne, lingue franche | maruca | leng | långa | molwa | molva | donzela
Molva dypterygia | blue ling | Blauleng | lingue bleue | maruca azul | blauwe leng | birkelånga | molwa niebieska | tylppäpyrstömolva |
Brosme brosme | tusk, cusk | Lumb, Brosme | brosme | brosmio | lom | lubb | brosma | keila | bolota
Merluccius merluccius, lysing | European hake, hake~ | Seehecht, Europäischer Seehecht, Hechtdorsch | merlu, merlu commun, colin? | merluza, merluza europea, pescadilla | heek | kummel | morszczuk, morszczuk europejski | kummeliturska | merluza-europeia
Merluccius bilinearis | silver hake | Silberhecht | merlu argenté | merluza norteamericana | | | | |
Merluccius hubbsi | Argentine hake | Argentinischer Seehecht | merlu d'Argentine | merluza argentina, merluza hubbsi | | | | | merluza
Urophycis chuss | red hake, squirrel hake, ling? | Roter Gabeldorsch | merluche-écureuil | locha roja | | | | |
Trisopterus luscus | pouting, bib, pout, pout whiting | Franzosendorsch | tacaud, tacaud commun | faneca | steenbolk | skäggtorsk | bielmik | partaturska | faneca
Trisopterus minutus | poor cod | Zwergdorsch | capelan, petit tacaud | capellán, mollera | dwergbolk | glyskolja | | |
Micromesistius poutassou | blue whiting | Blauer Wittling | merlan bleu | bacaladilla, lirio, perlita | blauwe wijting | kolmule, blåvitling | błękitek | mustakitaturska | verdinho
Ciliata mustela | five-bearded rockling, fivebeard rockling | Fünfbärtelige Seequappe | motelle à cinq barbillons, motelle? | | vijfdradige meun | femtömmad skärlånga | | viisiviiksimade |
Gaidropsarus vulgaris | three-bearded rockling | Dreibärtelige Seequappe | motelle commune, motelle? | | driedradige meun | tretömmad skärlånga | | |
Gaidropsarus mediterraneus | shore rockling | Mittelmeer-Seequappe | motelle de Méditerranée, motelle? | bertorella | | | | |
Pleuronectes platessa, rødspætte, rødspette | plaice, European plaice | Scholle, Goldbutt | plie, carrelet, plie commune, plie d'Europe | solla | schol | rödspätta, rödspotta | gładzica | punakampela | solha
Platichthys flesus, skrubbe | European flounder, flounder? | Flunder, Strufbutt | flet, flet commun, picaud | platija, platija europea | bot | skrubbskädda, skrubba, flundra | stornia, flądra | kampela | solha-das-pedras
Limanda limanda | dab, common dab | Kliesche, Scharbe | limande, limande commune | limanda, limanda nórdica | schar | sandskädda | zimnica | hietakampela |
Microstomus kitt | lemon sole | Limande, Echte Rotzunge, Rotzunge? | limande-sole | mendo limón, falsa limanda | tongschar | bergtunga, bergskädda | złocica | pikkupääkampela |
Glyptocephalus cynoglossus | witch, witch flounder, Torbay sole | Hundszunge, Rotzunge? | plie grise, plie cynoglosse | mendo | witje, hondstong | rödtunga | szkarłacica | mustaeväkampela |
Hippoglossoides platessoides | American plaice, long rough dab | Doggerscharbe, Raue Scharbe | plie canadienne, balai | platija americana, platija canadiense | lange schar | lerskädda | niegładzica | liejukampela |
Hippoglossus hippoglossus, kveite, helleflynder | Atlantic halibut, halibut~ | Heilbutt, Atlantischer Heilbutt, Weißer Heilbutt | flétan, flétan de l'Atlantique, flétan blanc | fletán, halibut, fletán del Atlántico | heilbot | hälleflundra, helgeflundra | halibut, halibut atlantycki, kulbak | ruijanpallas | halibute, alabote
Hippoglossus stenolepis | Pacific halibut | Pazifischer Heilbutt | flétan du Pacifique | fletán del Pacífico, halibut del Pacífico | Pacifische heilbot | stillahavshälleflundra | halibut pacyficzny | tyynenmerenpallas | alabote-do-pacífico
Reinhardtius hippoglossoides | Greenland halibut, Greenland turbot | Schwarzer Heilbutt, Grönland-Heilbutt | flétan noir, flétan du Groenland | fletán negro | zwarte heilbot, Groenlandse heilbot | liten hälleflundra | halibut niebieski, halibut czarny | grönlanninpallas, sinipallas | alabote-da-groenlândia
Scophthalmus maximus, Psetta maxima, pighvar, piggvar | turbot | Steinbutt | turbot | rodaballo | tarbot | piggvar | turbot, skarp | piikkikampela | pregado
Scophthalmus rhombus, slethvar | brill | Glattbutt, Kleist | barbue? | rémol | griet | slätvar | nagład | silokampela | rodovalho
Lepidorhombus whiffiagonis | megrim | Flügelbutt, Scheefsnut | cardine, cardine franche | gallo, gallo del norte | schartong | glasvar | smuklica | lasikampela | areeiro
Solea solea, tunge, søtunge | Dover sole, common sole, sole | Seezunge | sole, sole commune | lenguado común, lenguado europeo, lenguado? | tong, zeetong | tunga, äkta tunga, sjötunga | sola, sola zwyczajna, podeszwica | kielikampela, meriantura | linguado-legítimo
Paralichthys dentatus | summer flounder, fluke, flounder? | Sommerflunder | cardeau d'été | falso halibut, platija de verano | | | | |
Paralichthys lethostigma | southern flounder, flounder? | Südliche Flunder | cardeau de Floride | lenguado de Florida | | | | |
Paralichthys albigutta | Gulf flounder, flounder? | | cardeau trois yeux | | | | | |
Paralichthys californicus | California halibut | Kalifornischer Heilbutt | cardeau de Californie, flétan de Californie | lenguado de California, lenguado californiano | | | | |
Paralichthys orbignyanus | Brazilian flounder | | | lenguado? | | | | | linguado
Pseudopleuronectes americanus | winter flounder, blackback flounder, flounder? | Winterflunder | plie rouge | solla roja | | vinterflundra | | |
Platichthys stellatus | starry flounder, flounder? | Sternflunder | plie étoilée, flet étoilé | platija del Pacífico | sterbot | | stornia gwiaździsta | |
Clupea harengus, sild | Atlantic herring, herring~ | Hering, Atlantischer Hering | hareng, hareng de l'Atlantique | arenque, arenque del Atlántico | haring | sill, strömming | śledź, śledź atlantycki | silakka, silli | arenque
Clupea pallasii | Pacific herring | Pazifischer Hering | hareng du Pacifique | arenque del Pacífico | Pacifische haring | stillahavssill | śledź pacyficzny | | arenque-do-pacífico
Sprattus sprattus, brisling | sprat, European sprat, brisling | Sprotte | sprat | espadín | sprot | skarpsill | szprot | kilohaili | espadilha
Sardina pilchardus | pilchard, European pilchard, European sardine, sardine | Sardine | sardine | sardina, sardina europea | sardine, pelser | sardin | sardynka, sardynka europejska | sardiini | sardinha-europeia
Engraulis encrasicolus | European anchovy, anchovy | Sardelle, Anchovis | anchois | boquerón, anchoa | ansjovis | ansjovis | sardela europejska, anchois | sardelli, anjovis | biqueirão
Mallotus villosus, lodde | capelin | Lodde | capelan atlantique | capelán atlántico | lodde | lodda | gromadnik | villakuore | capelim
Argentina silus | greater argentine | Goldlachs | grande argentine | pejerrey del norte | grote zilversmelt | guldlax | argentyna wielka | kultakuore |
Anarhichas lupus, gråsteinbit, havkat | Atlantic wolffish, wolffish, seawolf | Gestreifter Seewolf, Seewolf, Katfisch, Steinbeißer? | loup atlantique, poisson-loup, loup de l'Atlantique | perro del norte, lobo del Atlántico | zeewolf | havskatt | zębacz, zębacz pasiasty, zębacz smugowy | merikissa | peixe-lobo
Anarhichas minor | spotted wolffish | Gefleckter Seewolf, Gefleckter Katfisch | loup tacheté | perro pintado | gevlekte zeewolf | fläckig havskatt | zębacz plamisty | kirjomerikissa |
Sebastes norvegicus, Sebastes marinus, uer | golden redfish, rose fish, Norway haddock | Rotbarsch, Goldbarsch | grand sébaste, sébaste orangé, sébaste? | gallineta nórdica, gallineta | roodbaars | kungsfisk, större kungsfisk | karmazyn, karmazyn atlantycki | punasimppu | cantarilho
Sebastes viviparus, lusuer | Norway redfish | Kleiner Rotbarsch | petit sébaste | | kleine roodbaars | mindre kungsfisk, lusuer | | |
Cyclopterus lumpus, rognkjeks, stenbider | lumpfish, lumpsucker | Seehase | lompe, lump, grosse poule de mer | ciclóptero, lumpo | snotolf | sjurygg, stenbit, kvabbso | tasza | rasvakala | peixe-lapa
Lophius piscatorius, breiflabb, havtaske | monkfish, anglerfish, angler | Seeteufel, Anglerfisch | baudroie, lotte de mer, lotte? | rape, rape blanco, pixín | zeeduivel, hozemond | marulk | żabnica, nawęd | merikrotti | tamboril
Lophius americanus | goosefish, American monkfish, American angler | Amerikanischer Seeteufel | baudroie d'Amérique | rape americano | Amerikaanse zeeduivel | | nawęd amerykański | |
Myoxocephalus scorpius, ulke | shorthorn sculpin, bull rout | Seeskorpion | chaboisseau à épines courtes, chaboisseau | | gewone zeedonderpad, zeedonderpad | rötsimpa, ulk | kur diabeł | isosimppu |
Zoarces viviparus, ålekvabbe | viviparous eelpout, eelpout? | Aalmutter | loquette d'Europe, loquette | | puitaal | tånglake | węgorzyca | kivinilkka |
Ammodytes tobianus | lesser sand eel, sand eel?, lance? | Kleiner Sandaal, Tobiasfisch, Sandaal? | équille, lançon? | lanzón? | zandspiering | tobis, kusttobis | tobiasz | pikkutuulenkala, tuulenkala? | galeota
Hyperoplus lanceolatus | greater sand eel, launce, sand eel?, lance? | Großer Sandaal, Sandaal? | grand lançon, lançon? | lanzón? | smelt | tobiskung | dobijak | isotuulenkala, tuulenkala? |
Agonus cataphractus | pogge, hooknose, armed bullhead | Steinpicker | souris de mer | | harnasmannetje | skäggsimpa | lisica | partasimppu |
`;
