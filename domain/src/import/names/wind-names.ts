import type { WindDirection } from "../../conditions/conditions.ts";
import { CARDINALS, windDirection } from "../../conditions/wind.ts";
import { foldText, nameKey } from "../../text/fold.ts";

/** The meaning of the letter O: Ost in German, Oeste in Spanish. */
export type LetterO = "east" | "west";

/**
 * Sorted longest first, so that "este" is not found in "oeste". Z is zuid and V is väst. L is left out: it is east in
 * Portugal and west in Finland.
 */
const WORDS: readonly (readonly [string, string])[] = Object.entries({
  N: "north,noord,norte,nord,norr,polnoc,pohjois,pohjoinen,nor,n",
  E: "east,leste,oosten,oost,osten,ost,oster,este,est,ost,wschod,ita,itainen,e",
  S: "south,zuid,sued,syd,soder,sud,sul,sur,poludnie,etela,etelainen,su,s,z",
  W: "west,westen,oeste,ouest,ovest,vast,vaster,vest,zachod,lansi,lantinen,w,v",
})
  .flatMap(([letter, words]) => words.split(",").map((word) => [word, letter] as const))
  .toSorted(([one], [other]) => other.length - one.length);

const DEGREES = /^(\d{1,3})(?:[.,]\d+)?\s*(?:°|º|deg\.?|degrees?|grad)?$/i;
/** Matches words before and after a direction. */
const AROUND = /^(?:from|from the|aus|de|du|del|vom?|uit)\s+|(?:erly|ern|wind)$/g;

/**
 * Reads one of sixteen directions in letters or words, or degrees; `null` for anything else, and for an O of unknown
 * meaning.
 */
export function windNamed(text: string, letterO: LetterO | null): WindDirection | null {
  const [, degrees] = DEGREES.exec(text.trim()) ?? [];
  if (degrees !== undefined) return Number(degrees) <= 360 ? windDirection(Number(degrees)) : null;
  const letters = lettersIn(text, letterO);
  const index = CARDINALS.findIndex((cardinal) => cardinal === letters);
  return index === -1 ? null : windDirection((index * 360) / CARDINALS.length);
}

function lettersIn(text: string, letterO: LetterO | null): string | null {
  let rest = nameKey(foldText(text).trim().replaceAll(AROUND, ""));
  let letters = "";
  while (rest !== "") {
    const known = WORDS.find(([word]) => rest.startsWith(word));
    const letter = known?.[1] ?? (rest.startsWith("o") ? letterOf(letterO) : undefined);
    if (letter === undefined) return null;
    letters += letter;
    rest = rest.slice(known?.[0].length ?? 1);
  }
  return letters;
}

function letterOf(letterO: LetterO | null): string | undefined {
  return letterO === null ? undefined : { east: "E", west: "W" }[letterO];
}

const EAST_HEADERS =
  "windrichtung,windrichting,vindriktning,vindretning,datum,uhrzeit,fischart,gewicht,lange,gewasser,vissoort,lengte,tijd,dato";
const WEST_HEADERS =
  "direccion del viento,viento,direction du vent,vent,direzione del vento,vento,direcao do vento,fecha,hora,especie,peso," +
  "espece,poids,longueur,heure,specie,lunghezza,peixe,data,ora";

/** Decides by the other letters of the column, else by the language of the headers. */
export function letterOIn(directions: readonly string[], headers: readonly string[]): LetterO | null {
  const letters = directions
    .filter((text) => /^[a-zö]{1,3}$/i.test(text.trim()))
    .join("")
    .toUpperCase();
  const [hasEast, hasWest] = [letters.includes("E"), letters.includes("W")];
  if (hasEast !== hasWest) return hasWest ? "east" : "west";
  const keys = new Set(headers.map(nameKey));
  const [east, west] = [EAST_HEADERS, WEST_HEADERS].map(
    (names) => names.split(",").filter((name) => keys.has(nameKey(name))).length,
  );
  if (east === west) return null;
  return (east ?? 0) > (west ?? 0) ? "east" : "west";
}
