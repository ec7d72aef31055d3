import { nameKey } from "../../text/fold.ts";
import { splitHeader } from "./split-header.ts";

/** Facts that many anglers note besides the details. A column and an own field of the same meaning belong together. */
export type Meaning = "kept" | "released" | "kept_or_released" | "girth";

/** Names in the languages of Creel and in the files of other apps. */
const NAMES: Record<Meaning, string> = {
  kept: `
    kept, keep, was kept, is kept, fish kept, harvested, harvest, retained, taken, killed, behalten, mitgenommen, entnommen, verwertet, behallen, behallit,
    tagen, conservado, sacrificado, garde, conserve, gehouden, meegenomen, zabrana, zatrzymana, otettu,
    pidetty, mantido, guardado, hjemtaget, beholdt`,
  released: `
    released, release, was released, is released, fish released, catch and release, was catch and release,
    catch release, c and r, cnr, put back, returned, freigelassen, zuruckgesetzt,
    slappt, aterutsatt, tillbakasatt, liberado, suelto, devuelto, captura y liberacion, relache, remis a l eau,
    vrijgelaten, teruggezet, wypuszczona, wypuszczony, vapautettu, solto, devolvido, genudsat, sluppet`,
  kept_or_released: `
    fate, kept or released, released or kept, kept released, released kept, catch or release, disposition,
    kept or returned, retained or returned,
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

/** Returns the meaning of a header, an own field's name or a cell. */
export function meaningOf(name: string): Meaning | null {
  return MEANINGS.get(nameKey(name)) ?? MEANINGS.get(nameKey(splitHeader(name).name)) ?? null;
}

/** The fate of a fish, stated by a cell or by a yes-or-no answer to a header. */
export type KnownFate = "kept" | "released";

export function fateOf(name: string): KnownFate | null {
  const meaning = meaningOf(name);
  return meaning === "kept" || meaning === "released" ? meaning : null;
}

export function otherFate(fate: KnownFate): KnownFate {
  return fate === "kept" ? "released" : "kept";
}

/** The names of columns that say what became of a fish, the one that Creel writes first. */
export const FATE_HEADERS = [NAMES.kept_or_released, NAMES.kept, NAMES.released].join(",");

/** Whether both are about the fate of the fish, or both about its girth. */
export function isSameMeaning(one: Meaning | null, other: Meaning | null): boolean {
  return one !== null && other !== null && (one === "girth") === (other === "girth");
}

function named(meaning: Meaning): [string, Meaning][] {
  return NAMES[meaning].split(",").map((name) => [nameKey(name), meaning]);
}
