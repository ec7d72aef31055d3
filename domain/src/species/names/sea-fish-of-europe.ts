/** In the format of `readFish`. */
export const SEA_FISH_OF_EUROPE = `
Scomber scombrus, makrell | mackerel~, Atlantic mackerel, Boston mackerel | Makrele, Atlantische Makrele | maquereau, maquereau commun, lisette | caballa, verdel, xarda | makreel | makrill | makrela, makrela atlantycka | makrilli |
Scomber colias | Atlantic chub mackerel, chub mackerel? | Mittelmeermakrele | maquereau espagnol, maquereau blanc | estornino, tonino | | | | | cavalinha
Scomber japonicus | Pacific mackerel, Pacific chub mackerel, chub mackerel? | Japanische Makrele | maquereau du Pacifique | macarela, estornino del Pacífico | Japanse makreel | | makrela japońska | japaninmakrilli |
Trachurus trachurus | Atlantic horse mackerel, horse mackerel, scad | Stöcker, Holzmakrele, Bastardmakrele | chinchard, chinchard commun | chicharro, jurel? | horsmakreel | taggmakrill | ostrobok | piikkimakrilli | carapau, chicharro
Belone belone, hornfisk, horngjel | garfish, garpike, greenbone | Hornhecht, Hornfisch | orphie, aiguille, bécassine de mer | aguja, alpabarda | geep | näbbgädda, horngädda | belona | nokkakala | peixe-agulha, agulha
Mugilidae, multe | mullet, gray mullet | Meeräsche | mulet, muge | lisa, mújol | harder | multe | cefal | keltti | tainha
Chelon labrosus | thick-lipped gray mullet, thicklip mullet, thick-lipped mullet | Dicklippige Meeräsche | mulet lippu, mulet à grosses lèvres | corcón, muble, lisa negra | diklipharder | tjockläppad multe | | paksuhuulikeltti |
Chelon ramada, Liza ramada | thin-lipped gray mullet, thin-lipped mullet | Dünnlippige Meeräsche | mulet porc | morragute, albur | dunlipharder | tunnläppad multe | | ohuthuulikeltti |
Chelon auratus, Liza aurata | golden gray mullet | Goldmeeräsche | mulet doré | galupe | goudharder | guldmulte | | kultakeltti |
Mugil cephalus | striped mullet, flathead gray mullet, black mullet, flathead mullet | Großkopfmeeräsche, Gewöhnliche Meeräsche | mulet cabot, muge cabot, mulet à grosse tête | pardete, cabezudo, capitón | grootkopharder | storhuvad multe | cefal pospolity | | curimã, tainhota
Mugil liza | lebranche mullet, Brazilian mullet | Lebranche-Meeräsche | mulet lebranche | lebranche, liza criolla | | | | |
Mullus surmuletus | red mullet?, striped red mullet, surmullet | Streifenbarbe, Rotbarbe? | rouget de roche, surmulet, rouget-barbet de roche, rouget? | salmonete de roca, salmonete? | mul | mulle, gulstrimmig mullus | | keltajuovamullo | salmonete-legítimo
Mullus barbatus | red mullet?, blunt-nosed mullet | Rote Meerbarbe, Rotbarbe? | rouget de vase, rouget barbet, rouget? | salmonete de fango, salmonete? | zeebarbeel | | barwena, barwena czerwona | mullo | salmonete-da-vasa
Sparus aurata | gilthead bream, gilthead sea bream, gilthead, sea bream? | Dorade, Goldbrasse, Dorade Royale | daurade, daurade royale, dorade royale, dorade? | dorada | dorade, goudbrasem | guldsparid, dorada | dorada | kultaotsa-ahven |
Spondyliosoma cantharus | black sea bream, black bream, sea bream? | Streifenbrasse, Seekarpfen | dorade grise, griset, canthare, dorade? | chopa | zeekarper | havsruda | kantar | meriruutana | choupa
Pagellus bogaraveo | blackspot sea bream, red sea bream, sea bream? | Graubarsch, Nordischer Meerbrassen | dorade rose, beaux-yeux, gros yeux, dorade? | besugo, voraz, goraz | rode zeebrasem, zeebrasem | fläckpagell | morlesz bogar | pilkkupagelli | goraz
Pagellus erythrinus | common pandora, pandora | Rotbrasse | pageot commun, pageot rouge, pageot | breca, pajel, pagel | | rödpagell | morlesz krwisty | punapagelli | bica
Pagellus acarne | axillary sea bream, Spanish sea bream | Achselfleckbrasse, Spanische Meerbrasse | pageot acarne, pageot blanc | aligote, besugo blanco | | | | | besugo
Pagrus pagrus | red porgy, common sea bream, Couch's sea bream | Sackbrasse, Gemeine Meerbrasse | pagre, pagre commun | pargo europeo, pargo común, pagro, pargo? | gewone zeebrasem | rödbraxen | pagrus różowy | | pargo-rosa, pargo
Dentex dentex | common dentex, dentex | Zahnbrasse | denti, denté commun | dentón, dentol | tandbrasem | tandbraxen | kielec, kielec właściwy | hammasahven | capatão-legítimo
Diplodus sargus | white sea bream, sargo | Geißbrasse, Große Geißbrasse | sar commun, sargue, sar, sar rayé | sargo, sargo común | witte zeebrasem | | sargus | | sargo-legítimo
Diplodus vulgaris | common two-banded sea bream | Zweibindenbrasse | sar à tête noire, sar tambour | mojarra común, mojarra? | zwartkopzeebrasem | | | | safia
Diplodus puntazzo | sharpsnout sea bream | Spitzbrasse | sar à museau pointu, charax | sargo picudo, sargo soldado | spitssnuitzeebrasem | | | |
Diplodus annularis | annular sea bream | Ringelbrasse | sparaillon | raspallón, esparrall | | | | |
Lithognathus mormyrus | striped sea bream, sand steenbras | Marmorbrasse | marbré, mourme | herrera, mabra | | | morleszcz | | ferreira
Oblada melanurus, Oblada melanura | saddled sea bream | Brandbrasse, Oblada | oblade | oblada | zadelzeebrasem | | oblada | |
Boops boops | bogue | Gelbstriemen, Blöker | bogue | boga de mar, boga? | bokvis | | bops | |
Sarpa salpa | salema | Goldstriemen, Ulvenfresser | saupe | salema, salpa | | | salpa | | salema
Spicara maena | blotched picarel | Laxierfisch, Gefleckter Schnauzenbrassen | mendole | chucla | | | | |
Labrus bergylta, berggylt | ballan wrasse | Gefleckter Lippfisch | vieille commune, vieille, grande vieille | maragota, pinto | gevlekte lipvis | berggylta | | viherhuulikala | bodião-reticulado
Labrus mixtus | cuckoo wrasse | Kuckuckslippfisch | coquette, vieille coquette | gallano | koekoekslipvis | blågylta, rödnäbba, blåstrå | | punahuulikala |
Ctenolabrus rupestris | goldsinny wrasse, goldsinny | Klippenbarsch | cténolabre rupestre, rouquié | tabernero | kliplipvis | stensnultra | | |
Symphodus melops | corkwing wrasse | Goldmaid | crénilabre mélops | porredana | zwartooglipvis | skärsnultra | | |
Coris julis | rainbow wrasse, Mediterranean rainbow wrasse | Meerjunker | girelle, girelle commune | julia, doncella | regenbooglipvis | junkergylta | | |
Serranus cabrilla | comber | Sägebarsch, Ziegenbarsch | serran-chèvre, serran? | cabrilla | geitenbaars | | | |
Serranus scriba | painted comber | Schriftbarsch | serran écriture, serran? | vaca serrana, serrano | schriftbaars | | | |
Conger conger, havål | conger, conger eel, European conger | Meeraal, Conger, Seeaal | congre | congrio | kongeraal, congeraal, zeepaling | havsål | konger | meriankerias | congro, safio
Muraena helena | Mediterranean moray, moray eel | Mittelmeer-Muräne, Muräne | murène | morena | moeraal, murene | muräna | murena śródziemnomorska, murena | mureena | moreia
Zeus faber | John Dory, dory | Petersfisch, Heringskönig | saint-pierre | pez de San Pedro, sanmartiño | zonnevis | sanktpersfisk | piotrosz | pietarinkala | são-pedro
Trachinus draco, fjærsing, fjæsing | greater weever, weever | Petermännchen, Großes Petermännchen | grande vive, vive? | escorpión, faneca brava, araña blanca | grote pieterman, pieterman? | fjärsing | ostrosz, ostrosz drakon | louhikala | peixe-aranha
Echiichthys vipera | lesser weever | Zwergpetermännchen, Vipernqueise | petite vive, vive? | salvariego, araña | kleine pieterman, pieterman? | liten fjärsing | | |
Eutrigla gurnardus, knurr | gray gurnard, gurnard? | Grauer Knurrhahn, Knurrhahn? | grondin gris, grondin? | borracho | grauwe poon, poon? | knot, knorrhane | kurek szary | kurnusimppu | ruivo
Chelidonichthys lucerna, Trigla lucerna | tub gurnard, gurnard? | Roter Knurrhahn, Knurrhahn? | grondin perlon, perlon, grondin? | bejel, alfóndiga | rode poon, poon? | fenknot | kurek czerwony | | cabra-cabaço
Chelidonichthys cuculus, Aspitrigla cuculus | red gurnard, gurnard? | Seekuckuck, Kuckucksknurrhahn | grondin rouge, rouget-grondin, grondin? | arete | Engelse poon, poon? | rödknot | | | cabra-vermelha
Scorpaena scrofa | red scorpionfish, large-scaled scorpionfish, scorpionfish? | Großer Roter Drachenkopf, Drachenkopf? | rascasse rouge, chapon, rascasse? | cabracho, escórpora? | rode schorpioenvis | | | | rascasso-vermelho
Scorpaena porcus | black scorpionfish, scorpionfish? | Brauner Drachenkopf, Drachenkopf? | rascasse brune, rascasse? | rascacio, escórpora? | | | skorpena | | rascasso
Epinephelus marginatus, Epinephelus guaza | dusky grouper | Brauner Zackenbarsch | mérou brun, mérou | mero, mero moreno | bruine tandbaars | | granik wielki, granik | ruskomeriahven | garoupa-verdadeira, garoupa
Polyprion americanus | wreckfish, Atlantic wreckfish, stone bass | Wrackbarsch | cernier, cernier commun | cherna | wrakbaars | vrakfisk | wrakoń | hylkyahven | cherne, cherne-poveiro
Argyrosomus regius | meagre | Adlerfisch, Umberfisch | maigre, courbine | corvina europea, perca regia, corvina? | ombervis | havsgös | kulbin | kotkakala | corvina-legítima
Umbrina cirrosa | shi drum | Bartumber, Schattenfisch | ombrine, ombrine côtière | verrugato | | | umbryna | |
Sciaena umbra | brown meagre | Meerrabe | corb | corvallo, corva | | | | |
Seriola dumerili | greater amberjack, amberjack~, AJ | Bernsteinmakrele, Amberjack, Große Bernsteinmakrele | sériole, sériole couronnée | pez limón, serviola, seriola, lecha | | seriola | seriola, seriola olbrzymia | | olho-de-boi, arabaiana
Lichia amia | leerfish, garrick | Gabelmakrele | liche, liche amie | palometón | | | lichia | | palmeta
Trachinotus ovatus | derbio, silverfish pompano | Bläuel | palomine, liche glauque | palometa blanca | | | | |
Pomatomus saltatrix, Pomatomus saltator | bluefish, chopper blue, blues, snapper blue | Blaufisch, Blaubarsch | tassergal, coupe-fil | anjova, chova, anchova de banco | blauwbaars, blauwe baars | blåfisk | tasergal, lufar | sinikala | anchova, enchova
Sphyraena sphyraena | European barracuda, Mediterranean barracuda | Pfeilhecht, Mittelmeer-Barrakuda, Europäischer Barrakuda | bécune, barracuda européen, brochet de mer? | espetón | | | barrakuda europejska | |
Atherina presbyter | sand smelt | Ährenfisch, Streifen-Ährenfisch | prêtre, athérine, siouclet | abichón, chucleto | koornaarvis | prästfisk | aterina | hopeakylki | peixe-rei-europeu
Balistes capriscus, Balistes carolinensis | gray triggerfish | Grauer Drückerfisch | baliste, baliste gris, baliste commun | pez ballesta, pejepuerco | trekkervis, grijze trekkervis | tryckarfisk | rogatnica | | peixe-porco, peroá
Lepidopus caudatus | silver scabbardfish | Degenfisch, Strumpfbandfisch | sabre argenté, sabre | pez cinto, sable plateado | haarstaart | strumpebandsfisk | pałasz | | peixe-espada-branco
Brama brama, havbrasme | Atlantic pomfret, Ray's bream | Brachsenmakrele | castagnole, grande castagnole | palometa negra, japuta, castañeta | braam | havsbraxen | brama | merilahna | xaputa
Mola mola | ocean sunfish, mola | Mondfisch | poisson-lune, môle | pez luna | maanvis | klumpfisk | samogłów | möhkäkala | peixe-lua
Regalecus glesne | oarfish | Riemenfisch | régalec, roi des harengs | rey de los arenques | | sillkung | | |
Syngnathus acus | greater pipefish | Große Seenadel | grande syngnathe | aguja de mar, mula | grote zeenaald | större kantnål | | |
`;
