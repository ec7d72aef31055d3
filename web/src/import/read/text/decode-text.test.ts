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
  expect(decodeText(Uint8Array.from(text, (letter) => letters.indexOf(letter)))).toBe(text);
});
