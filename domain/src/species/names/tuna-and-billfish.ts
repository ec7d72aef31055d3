/** In the format of `readFish`. */
export const TUNA_AND_BILLFISH = `
Thunnus | tuna | Thunfisch, Thun | thon | atún | tonijn | tonfisk | tuńczyk | tonnikala | atum
Thunnus thynnus, makrellstørje | Atlantic bluefin tuna, bluefin tuna, bluefin, giant bluefin | Roter Thun, Blauflossen-Thunfisch, Blauflossenthun, Nordatlantischer Thun | thon rouge, thon rouge de l'Atlantique | atún rojo, atún de aleta azul, cimarrón | blauwvintonijn | blåfenad tonfisk, röd tonfisk | tuńczyk błękitnopłetwy, tuńczyk czerwony | sinievätonnikala | atum-azul, atum-rabilho, albacora-azul
Thunnus orientalis | Pacific bluefin tuna | Pazifischer Blauflossen-Thunfisch | thon rouge du Pacifique | atún rojo del Pacífico, atún cimarrón | Pacifische blauwvintonijn | | tuńczyk błękitnopłetwy pacyficzny | tyynenmerentonnikala |
Thunnus alalunga | albacore, albacore tuna, longfin tuna | Weißer Thun, Albacore | germon, thon blanc, thon germon | bonito del norte, atún blanco, albacora? | witte tonijn | vit tonfisk, långfenad tonfisk, albacora | tuńczyk biały, germon | valkotonnikala | albacora-branca, voador
Thunnus albacares | yellowfin tuna, yellowfin, ahi? | Gelbflossenthun, Gelbflossen-Thunfisch | albacore, thon à nageoires jaunes | rabil, atún de aleta amarilla, atún aleta amarilla, albacora? | geelvintonijn | gulfenad tonfisk | tuńczyk żółtopłetwy | keltaevätonnikala | albacora-laje, albacora
Thunnus obesus | bigeye tuna, bigeye, ahi? | Großaugenthun, Großaugen-Thunfisch | thon obèse, patudo | patudo, atún ojo grande | grootoogtonijn | storögd tonfisk | opastun, tuńczyk wielkooki | isosilmätonnikala | albacora-bandolim, patudo
Thunnus atlanticus | blackfin tuna, blackfin | Schwarzflossenthun, Schwarzflossen-Thunfisch | thon à nageoires noires | atún aleta negra, atún de aleta negra | zwartvintonijn | svartfenad tonfisk | tuńczyk czarnopłetwy | mustaevätonnikala | albacorinha
Katsuwonus pelamis | skipjack tuna, skipjack, oceanic bonito | Echter Bonito, Skipjack, Bonito? | bonite à ventre rayé, listao, bonite? | listado, barrilete, bonito? | gestreepte tonijn, skipjack | bonit | bonito, tuńczyk pasiasty | boniitti | bonito-listrado, gaiado, bonito-de-barriga-listrada, bonito?
Sarda sarda | Atlantic bonito, bonito~ | Pelamide, Atlantische Pelamide, Bonito? | bonite à dos rayé, pélamide, bonite? | bonito atlántico, bonito? | Atlantische boniter, bonito | ryggstrimmig pelamid, pelamid | pelamida | sarda | sarda, bonito?
Sarda chiliensis | Pacific bonito, eastern Pacific bonito | Chilenische Pelamide | bonite du Pacifique | bonito del Pacífico | | | | |
Euthynnus alletteratus | little tunny, false albacore, albie, little tuna | Falscher Bonito, Kleiner Thun, Thonine | thonine, thonine commune | bacoreta, carachana | | tunnina | tunek atlantycki | tunniina | bonito-pintado, merma
Auxis thazard | frigate mackerel, frigate tuna | Fregattmakrele | auxide, melva | melva | fregattonijn | auxid | | | bonito-cachorro
Xiphias gladius | swordfish, broadbill, broadbill swordfish | Schwertfisch | espadon | pez espada, emperador | zwaardvis | svärdfisk | miecznik, włócznik | miekkakala | espadarte, meca
Istiophorus platypterus, Istiophorus albicans | sailfish, Atlantic sailfish, Pacific sailfish | Fächerfisch, Segelfisch | voilier, espadon-voilier, voilier de l'Atlantique | pez vela | zeilvis | segelfisk | żaglica | purjekala | agulhão-vela, agulhão-bandeira
Istiophoridae | marlin, billfish | Marlin | marlin, makaire | marlín | marlijn | marlin | marlin | marliini | marlim
Makaira nigricans, Makaira mazara | blue marlin, Atlantic blue marlin | Blauer Marlin | makaire bleu, marlin bleu | marlín azul, aguja azul | blauwe marlijn | blå marlin | marlin błękitny | sinimarliini | marlim-azul, agulhão-negro
Kajikia albida, Tetrapturus albidus | white marlin, Atlantic white marlin | Weißer Marlin | makaire blanc, marlin blanc | marlín blanco, aguja blanca | witte marlijn | vit marlin | marlin biały | valkomarliini | marlim-branco, agulhão-branco
Kajikia audax, Tetrapturus audax | striped marlin | Gestreifter Marlin | marlin rayé | marlín rayado | gestreepte marlijn | strimmig marlin | marlin pasiasty | juovamarliini | marlim-rajado
Istiompax indica, Makaira indica | black marlin | Schwarzer Marlin | makaire noir, marlin noir | marlín negro | zwarte marlijn | svart marlin | marlin czarny | mustamarliini | marlim-negro
Tetrapturus pfluegeri | longbill spearfish | Langschnäuziger Speerfisch | makaire bécune | aguja picuda | | | | | agulhão-verde
Tetrapturus belone | Mediterranean spearfish | Mittelmeer-Speerfisch | marlin de Méditerranée | marlín del Mediterráneo | | | | |
Coryphaena hippurus | mahi-mahi, mahi, dolphinfish, common dolphinfish, dorado? | Goldmakrele, Gemeine Goldmakrele, Mahi-Mahi | coryphène, coryphène commune, dorade coryphène, mahi-mahi | lampuga, llampuga, mahi mahi, dorado de mar, dorado de altura, dorado? | goudmakreel, mahi-mahi, dolfijnvis | guldmakrill, mahi-mahi | koryfena, złota makrela, mahi-mahi | kultamakrilli, mahi-mahi | dourado-do-mar, mahi-mahi
Lampris guttatus | opah, moonfish | Gotteslachs, Opah | opah, lampris, poisson-lune royal | luna real, opah | koningsvis | glansfisk | strojnik | kuningaskala | peixe-cravo
`;
