/** In the format of `readFish`. */
export const PERCHES_AND_PIKES = `
Esox lucius, gedde, gjedde = Pike | pike, northern pike, northern, great northern | Hecht | brochet, grand brochet, brochet commun | lucio, lucio europeo, lucio del norte | snoek | gädda | szczupak, szczupak pospolity | hauki | lúcio, lúcio-europeu
Esox masquinongy = Musky | musky, muskie, muskellunge, maskinonge | Musky, Muskie, Muskellunge | maskinongé | musky | musky, muskellunge | musky, muskellunge | muskie, musky | muskihauki | musky
Esox masquinongy × Esox lucius < Musky | tiger musky, tiger muskellunge, tiger muskie | | maskinongé tigre | | | | | |
Esox niger | chain pickerel, eastern pickerel, pickerel? | Kettenhecht | brochet maillé | | | | | |
Esox americanus | redfin pickerel, grass pickerel | | brochet d'Amérique, brochet vermiculé | | | | | |
Perca fluviatilis, aborre, abbor = Perch | European perch, Eurasian perch, redfin perch, English perch | Barsch, Flussbarsch, Egli, Kretzer, Krätzer, Bürschling, Bürstling, Barschl, Berschi | perche, perche commune, perche européenne, perchot | perca, perca europea, perca de río, perca común | baars, rivierbaars | abborre, aborre, tryte | okoń, okoń pospolity | ahven | perca, perca-europeia
Perca flavescens = Perch | yellow perch, lake perch, jumbo perch, perch | Amerikanischer Flussbarsch, Gelbbarsch | perchaude | perca amarilla, perca canadiense | gele baars | gul abborre | okoń żółty | kelta-ahven | perca-amarela
Sander lucioperca, Stizostedion lucioperca, gjørs | zander, pike-perch, European pike-perch | Zander, Schill, Fogosch, Sander, Hechtbarsch | sandre, sandre commun | lucioperca, sandra | snoekbaars | gös | sandacz, sandacz pospolity | kuha | lúcio-perca
Sander vitreus, Stizostedion vitreum = Walleye | walleye, yellow pickerel, yellow walleye, walleyed pike, walleye pike, pickerel? | Walleye, Glasaugenbarsch, Amerikanischer Zander | doré jaune, doré, sandre doré | walleye, lucioperca americana | walleye, Amerikaanse snoekbaars | walleye | walleye, sandacz amerykański | walleye, valkosilmäkuha | walleye
Sander canadensis, Stizostedion canadense | sauger, sand pike | Kanadischer Zander | doré noir | | Canadese snoekbaars | | sandacz kanadyjski | kanadankuha |
Sander canadensis × Sander vitreus < Walleye | saugeye | | | | | | | |
Sander volgensis | Volga zander, Volga pikeperch | Wolgazander, Steinschill | sandre de la Volga | | Wolgasnoekbaars | | | |
Gymnocephalus cernua, Gymnocephalus cernuus | ruffe, Eurasian ruffe, pope | Kaulbarsch, Rotzbarsch | grémille | acerina | pos | gärs, snorgärs | jazgarz | kiiski |
Gymnocephalus schraetser | schraetzer, striped ruffe | Schrätzer, Schratz | grémille striée | | | | | |
Zingel zingel | zingel | Zingel | | | | | czop | |
Zingel streber | streber | Streber | | | | | | |
Micropterus salmoides, Micropterus nigricans, Micropterus salmoides salmoides = Bass (Largemouth) | largemouth bass, largemouth, largie, bigmouth bass, bucketmouth, green bass, lmb, bass largemouth, bass? | Forellenbarsch | black-bass, black-bass à grande bouche, achigan à grande bouche, black-bass grande bouche, perche truitée | black bass, black bass de boca grande, black bass boca grande, perca americana, perca atruchada, lobina negra, lobina | forelbaars, largemouth | öringabborre | bass wielkogębowy, bass wielkogęby | isobassi | black bass, achigã, black bass boca-grande
Micropterus dolomieu = Bass (Smallmouth) | smallmouth bass, smallmouth, smallie, bronzeback, smb, bass smallmouth, bass? | Schwarzbarsch, Schwarzbarsch Kleinmaul, Kleinmaul-Schwarzbarsch | achigan à petite bouche, black-bass à petite bouche, black-bass petite bouche | lobina de boca chica, lubina de boca chica, black bass boca chica, black bass de boca pequeña | zwartbaars, smallmouth | svartabborre | bass małogębowy, bass małogęby | mustabassi | black bass boca-pequena
Micropterus punctulatus < Bass (Largemouth) | spotted bass, Kentucky bass | | achigan tacheté | lobina manchada | | | | |
Micropterus floridanus, Micropterus salmoides floridanus < Bass (Largemouth) | Florida bass, Florida largemouth bass | | | | | | | |
Micropterus coosae | redeye bass | | | | | | | |
Micropterus cataractae | shoal bass | | | | | | | |
Micropterus treculii | Guadalupe bass | | | | | | | |
Micropterus henshalli | Alabama bass | | | | | | | |
Ambloplites rupestris | rock bass, goggle-eye | Steinbarsch | crapet de roche | | | | bass skalny | |
Lepomis | sunfish, panfish | | crapet | | | | | |
Lepomis macrochirus = Bluegill | bluegill, bluegill sunfish, copperbelly, bream?, brim? | Blauer Sonnenbarsch, Bluegill, Sonnenbarsch? | crapet arlequin | agalla azul, mojarra de agallas azules, bluegill | blauwe zonnebaars, bluegill, zonnebaars? | blågälad solabborre, solabborre? | bluegill | aurinkoahven? | bluegill
Lepomis gibbosus | pumpkinseed, pumpkinseed sunfish | Gemeiner Sonnenbarsch, Kürbiskernbarsch, Sonnenbarsch? | perche soleil, crapet-soleil, perche arc-en-ciel, calicoba | perca sol, pez sol | gewone zonnebaars, zonnebaars? | solabborre? | bass słoneczny | aurinkoahven? | perca-sol
Lepomis microlophus | redear sunfish, redear, shellcracker, bream? | Rotohr-Sonnenbarsch | crapet à oreilles rouges | | | | | |
Lepomis cyanellus | green sunfish, green perch | Grüner Sonnenbarsch, Grasbarsch | crapet vert | pez sol verde | | | | |
Lepomis auritus | redbreast sunfish, redbreast, yellowbelly sunfish, bream? | Großohriger Sonnenbarsch | crapet rouge | | | | | |
Lepomis megalotis | longear sunfish | Langohriger Sonnenbarsch | crapet à longues oreilles | | | | | |
Lepomis gulosus | warmouth, warmouth bass, brim? | | crapet sac-à-lait | | | | | |
Pomoxis | crappie, papermouth | Crappie | marigane | crappie | | | | |
Pomoxis nigromaculatus | black crappie, calico bass?, speckled perch | Schwarzer Crappie | marigane noire, crapet calicot | crappie negro, robaleta negra | zwarte crappie | | | |
Pomoxis annularis | white crappie | Weißer Crappie | marigane blanche | crappie blanco, robaleta blanca | witte crappie | | | |
Morone saxatilis, Roccus saxatilis | striped bass, striper, linesider, rockfish? | Streifenbarsch, Felsenbarsch | bar rayé, bar d'Amérique | lubina estriada, lubina rayada, lobina rayada | gestreepte zeebaars | strimmig havsabborre | | juovabassi |
Morone chrysops | white bass, sand bass, silver bass | | bar blanc | lobina blanca | | | | |
Morone americana | white perch | | baret | | | | | |
Morone mississippiensis | yellow bass | | bar jaune | | | | | |
Morone chrysops × Morone saxatilis | hybrid striped bass, hybrid striper, wiper, sunshine bass, palmetto bass, whiterock bass | | | | | | | |
Dicentrarchus labrax | European bass, European sea bass, bass?, sea bass? | Wolfsbarsch, Seebarsch, Loup de Mer, Branzino | bar, bar commun, bar franc, loup, loup de mer, loubine, brigne | lubina, llobarro, robalo?, róbalo de mar | zeebaars | havsabborre | labraks, labraks europejski, moron | meribassi | robalo-europeu, robalo-legítimo
Dicentrarchus punctatus | spotted sea bass | Gefleckter Wolfsbarsch, Gefleckter Seebarsch | bar tacheté, bar moucheté | baila | gevlekte zeebaars | | | |
Channa argus | northern snakehead, snakehead | Argus-Schlangenkopf | tête-de-serpent du Nord | | | | | |
Cottus gobio | European bullhead, miller's thumb | Groppe, Koppe, Mühlkoppe | chabot, chabot commun | | rivierdonderpad | stensimpa | głowacz białopłetwy | kivisimppu |
Gasterosteus aculeatus | stickleback, three-spined stickleback | Stichling, Dreistachliger Stichling | épinoche | espinoso, espinosillo | driedoornige stekelbaars, stekelbaars | storspigg, spigg | ciernik | kolmipiikki | esgana-gata
Neogobius melanostomus | round goby | Schwarzmundgrundel, Schwarzmaulgrundel | gobie à taches noires | | zwartbekgrondel | svartmunnad smörbult | babka bycza | mustatäplätokko |
Ponticola kessleri, Neogobius kessleri | bighead goby | Kesslergrundel | gobie de Kessler | | Kesslers grondel | | | |
Lota lota, knude | burbot, eelpout?, lawyer fish, freshwater cod, ling? | Quappe, Rutte, Trüsche, Trische, Aalquappe, Aalrutte, Aalraupe | lotte de rivière, lotte?, barbotte de rivière | lota | kwabaal | lake | miętus, miętus pospolity | made | lota
`;
