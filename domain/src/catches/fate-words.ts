import type { CustomField, CustomValue } from "../custom-fields/custom-field.ts";
import { foldText } from "../text/fold.ts";
import type { Fate } from "./fate.ts";

/** Words of anglers in several languages, without accents and in lower case. */
const WORDS: Record<Fate, readonly string[]> = {
  kept: [
    ..."kept|keep|k|harvested|harvest|taken|retained|killed|eaten|yes, kept".split("|"),
    ..."entnommen|mitgenommen|behalten|behallen|guardado|garde|conserve|meegenomen".split("|"),
  ],
  released: [
    ..."released|release|r|c&r|cr|cnr|catch and release|catch & release|let go|returned|put back".split("|"),
    ..."zuruckgesetzt|freigelassen|aterutsatt|slappt|liberado|devuelto|relache|teruggezet".split("|"),
  ],
  released_hurt: [
    ..."released hurt|released injured|released wounded|released, hurt|hurt|injured".split("|"),
    ..."verletzt zuruckgesetzt".split("|"),
  ],
};

const FATE_OF = new Map<string, Fate>([
  ...WORDS.kept.map((word) => [word, "kept"] as const),
  ...WORDS.released.map((word) => [word, "released"] as const),
  ...WORDS.released_hurt.map((word) => [word, "released_hurt"] as const),
]);

type AskingField = Pick<CustomField, "kind" | "name" | "choices">;

/** Returns the fate that a word means: "Kept", "Entnommen", "C&R". */
export function fateOfWord(word: string): Fate | null {
  return FATE_OF.get(foldText(word).trim()) ?? null;
}

/** Returns the fate that a value of a custom field means; `null` for any other value. */
export function fateOfValue(field: AskingField, value: CustomValue): Fate | null {
  if (typeof value === "string") return fateOfWord(value);
  const asked = field.kind === "yes_no" ? fateAskedBy(field.name) : null;
  if (asked === null || typeof value !== "boolean") return null;
  return value ? asked : opposite(asked);
}

/** Whether a field asks what became of a fish: by its choices, or by the name of a yes-or-no field. */
export function asksForFate(field: AskingField & Pick<CustomField, "subject">): boolean {
  if (field.subject !== "catch") return false;
  if (field.kind === "yes_no") return fateAskedBy(field.name) !== null;
  if (field.kind === "number") return false;
  const fates = new Set(field.choices.map(fateOfWord));
  return (fates.has("kept") && fates.has("released")) || foldText(field.name).trim() === "kept or released";
}

/** Returns the fate of a yes to a question such as "Kept?" or "Was it released?". */
function fateAskedBy(name: string): Fate | null {
  const words = foldText(name)
    .split(/[^a-z&]+/u)
    .map(fateOfWord);
  const asked = new Set(words.filter((fate) => fate === "kept" || fate === "released"));
  const [only = null] = asked;
  return asked.size === 1 ? only : null;
}

function opposite(fate: Fate): Fate {
  return fate === "kept" ? "released" : "kept";
}
