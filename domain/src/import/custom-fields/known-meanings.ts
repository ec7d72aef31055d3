import { nameKey } from "../../text/fold.ts";
import { splitHeader } from "./split-header.ts";

/** What many anglers note beside the details: a column and an own field of one meaning go together. */
export type Meaning = "kept" | "released" | "kept_or_released" | "girth";

/** In the languages of Creel, and in the files of other apps. */
const NAMES: Record<Meaning, string> = {
  kept: `
    kept, keep, harvested, taken, killed, behalten, mitgenommen, entnommen, verwertet, behallen, behallit,
    tagen, conservado, sacrificado, garde, conserve, gehouden, meegenomen, zabrana, zatrzymana, otettu,
    pidetty, mantido, guardado, hjemtaget, beholdt`,
  released: `
    released, release, catch and release, c and r, cnr, put back, returned, freigelassen, zuruckgesetzt,
    slappt, aterutsatt, tillbakasatt, liberado, suelto, devuelto, captura y liberacion, relache, remis a l eau,
    vrijgelaten, teruggezet, wypuszczona, wypuszczony, vapautettu, solto, devolvido, genudsat, sluppet`,
  kept_or_released: `
    kept or released, released or kept, kept released, released kept, fate, catch or release,
    behalten oder zuruckgesetzt, verbleib`,
  girth: `
    girth, fish girth, circumference, umfang, bauchumfang, omkrets, perimetro, contorno, circonference,
    tour de taille, omtrek, obwod, ymparysmitta, omkreds`,
};

const MEANINGS = new Map<string, Meaning>([
  ...named("kept"),
  ...named("released"),
  ...named("kept_or_released"),
  ...named("girth"),
]);

/** Of a header, of the name of an own field, or of a cell. */
export function meaningOf(name: string): Meaning | null {
  return MEANINGS.get(nameKey(name)) ?? MEANINGS.get(nameKey(splitHeader(name).name)) ?? null;
}

/** What became of a fish: of a cell that says so, or that answers a header with yes or no. */
export type Fate = "kept" | "released";

export function fateOf(name: string): Fate | null {
  const meaning = meaningOf(name);
  return meaning === "kept" || meaning === "released" ? meaning : null;
}

export function otherFate(fate: Fate): Fate {
  return fate === "kept" ? "released" : "kept";
}

/** Whether both are about the same: what became of the fish, or its girth. */
export function isSameMeaning(one: Meaning | null, other: Meaning | null): boolean {
  return one !== null && other !== null && (one === "girth") === (other === "girth");
}

function named(meaning: Meaning): [string, Meaning][] {
  return NAMES[meaning].split(",").map((name) => [nameKey(name), meaning]);
}
