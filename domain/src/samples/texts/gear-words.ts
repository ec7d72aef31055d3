/** The languages of the columns after English. */
const LANGUAGES = ["de", "es", "fi", "fr", "nl", "pl", "pt-BR", "sv"];

/** The names of lures and their colors. Names of products, and of colors that are sold by an English name, stay. */
const TABLE = `
Jig | Jig | Jig | Jigi | Jig | Jig | Jig | Jig | Jigg
Double bucktail | Doppel-Bucktail | Bucktail doble | Tuplabucktail | Double bucktail | Dubbele bucktail | Podwójny bucktail | Bucktail duplo | Dubbel bucktail
Bait | Naturköder | Cebo vivo | Syötti | Appât naturel | Natuurlijk aas | Przynęta naturalna | Isca viva | Agn
Leech | Blutegel | Sanguijuela | Juotikas | Sangsue | Bloedzuiger | Pijawka | Sanguessuga | Blodigel
Minnow | Köderfisch | Pececillo | Täkykala | Vairon | Aasvisje | Rybka | Peixinho | Betesfisk
Nightcrawler | Tauwurm | Lombriz | Kastemato | Lombric | Dauwworm | Rosówka | Minhoca | Daggmask
purple | lila | morado | violetti | violet | paars | fioletowy | roxo | lila
silver | silber | plata | hopea | argent | zilver | srebrny | prata | silver
black and blue | schwarz-blau | negro y azul | musta-sininen | noir et bleu | zwart-blauw | czarno-niebieski | preto e azul | svart och blå
red and white | rot-weiß | rojo y blanco | punavalkoinen | rouge et blanc | rood-wit | czerwono-biały | vermelho e branco | röd och vit
black | schwarz | negro | musta | noir | zwart | czarny | preto | svart
pearl | perlmutt | perla | helmiäinen | perle | parel | perłowy | pérola | pärlemor
perch | Barsch | perca | ahven | perche | baars | okoń | perca | abborre
`;

const rows = TABLE.trim()
  .split("\n")
  .map((line) => line.split(" | "));

/** Returns the words of a language, keyed by the English ones; none for English. */
export function gearWordsIn(language: string): Map<string, string> {
  const column = LANGUAGES.indexOf(language) + 1;
  return new Map(
    column === 0 ? [] : rows.map(([english = "", ...words]) => [english, words[column - 1] ?? ""]),
  );
}

/** Returns the name of a lure with its color or size, such as "Jig, purple", in a language. */
export function sampleLureIn(language: string): (name: string) => string {
  const words = gearWordsIn(language);
  return (name) =>
    name
      .split(", ")
      .map((word) => words.get(word) ?? word)
      .join(", ");
}
