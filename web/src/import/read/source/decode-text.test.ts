import { expect, test } from "vitest";

import { decodeText } from "./decode-text.ts";

const TEXTS: [string, string, string][] = [
  ["Polish", "windows-1250", "Gatunek;Łowisko;Długość\nokoń;Jezioro Śniardwy;30\nszczupak;Wisła;70\n"],
  ["Czech", "windows-1250", "Druh;Místo\nštika;Řeka Úhlava\nkapr;Rožmberk u břehu\n"],
  ["Hungarian", "windows-1250", "Hal;Víz\nsüllő;Tisza-tó\nponty;Velencei-tó, fűzes\n"],
  ["German", "windows-1252", "Fischart;Gewässer\nDöbel;Große Müritz\n"],
  ["Danish", "windows-1252", "Fisk;Vand\nØrred;Gudenå\nÅl;Køge Bugt\n"],
  ["French", "windows-1252", "Poisson;Lieu\nBrochet;Rivière aux Mélèzes, été\n"],
  ["Spanish", "windows-1252", "Pez;Lugar\nLucio;Embalse de Orellana, este año\n"],
];

test.each(TEXTS)("a file of an older Windows is read in the letters of %s", (_language, table, text) => {
  const letters = new TextDecoder(table).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const { text: read, encoding } = decodeText(Uint8Array.from(text, (letter) => letters.indexOf(letter)));
  expect(read).toBe(text);
  expect(encoding?.value ?? encoding?.alternatives[0]).toBe(table);
});

/** The bytes of a text in a table of letters of one or two bytes. */
function bytesOf(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const singles = Array.from({ length: 256 }, (_, byte) => [byte]);
  const pairs = singles.flatMap(([lead = 0]) =>
    lead < 0x80 ? [] : singles.map(([trail = 0]) => [lead, trail]),
  );
  const table = new Map<string, number[]>();
  for (const bytes of [...singles, ...pairs]) {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if (!table.has(letter)) table.set(letter, bytes);
  }
  return Uint8Array.from(Array.from(text).flatMap((letter) => table.get(letter) ?? []));
}

test.each([
  ["Russian", "windows-1251", "Date,Species,Notes\n2024-05-03,Щука,у камыша\n2024-05-04,Окунь,дождь\n"],
  [
    "Greek",
    "windows-1253",
    "Date,Species,Notes\n2024-05-03,Λαβράκι,στο λιμάνι\n2024-05-04,Τσιπούρα,με βροχή\n",
  ],
  ["Japanese", "shift_jis", "Date,Species,Notes\n2024-05-03,ブラックバス,桟橋の近く\n2024-05-04,ヤマメ,雨\n"],
  ["Chinese", "gb18030", "Date,Species,Notes\n2024-05-03,草鱼,水草边\n2024-05-04,鲤鱼,下雨天\n"],
  [
    "French of a Mac",
    "macintosh",
    "Date,Species,Notes\n2024-05-03,Brème,été\n2024-05-04,Brochet,près des Mélèzes\n",
  ],
])("a file of %s letters is read as such, and nothing is asked", (_language, table, text) => {
  expect(decodeText(bytesOf(text, table))).toMatchObject({ text, encoding: { value: table } });
});

test("where several tables of letters make words, three lines are shown in each of them", () => {
  const { encoding } = decodeText(bytesOf("Date,Species\n2024-05-03,배스\n2024-05-04,붕어\n", "euc-kr"));
  expect(encoding).toMatchObject({
    value: null,
    alternatives: ["gb18030", "euc-kr"],
    evidence: { samples: [{ line: 2, readings: ["2024-05-03,硅胶", "2024-05-03,배스"] }, { line: 3 }] },
  });
  const decoded = decodeText(bytesOf("Species\n배스\n", "euc-kr"), "euc-kr");
  expect(decoded).toMatchObject({
    text: "Species\n배스\n",
    encoding: { value: "euc-kr", evidence: { code: "chosen" } },
  });
});

test("an XML file is read in the letters that it says it has", () => {
  const text = '<?xml version="1.0" encoding="windows-1251"?><gpx><wpt><name>Щука</name></wpt></gpx>';
  expect(decodeText(bytesOf(text, "windows-1251"))).toEqual({ text, encoding: null });
});

test.each([false, true])("UTF-16 is known without a mark, its larger half first: %s", (isBigEndian) => {
  const text = "Date,Species\n2024-05-03,Щука\n";
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  expect(decodeText(new Uint8Array(view.buffer))).toEqual({ text, encoding: null });
});
