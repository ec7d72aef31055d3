interface NotedName {
  name: string;
  /** The number of notes that contain the name. */
  count: number;
}

const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const LINK = String.raw`(?:of|the|des|du|de|la|le)\s`;
const WORDS = String.raw`${WORD}(?:\s(?:${LINK}){0,2}${WORD}){0,2}`;
const KINDS =
  "Lake|River|Creek|Pond|Reservoir|Bay|Slough|Flowage|Canal|Sound|Harbou?r|Loch|Lough|Tarn|Mere|Bayou|Lagoon";
const KINDS_BEFORE = "Lake|Loch|Lough|Lac|Lago|Laguna";

/** Matches "Lake Vermilion", "Lake of the Woods" and "Long Lake". */
const NAME = new RegExp(
  String.raw`\b(?:${KINDS_BEFORE})\s(?:${LINK}){0,2}${WORDS}|${WORDS}\s(?:${KINDS})(?![\p{L}])`,
  "gu",
);

/** Words that begin a sentence about a day and are not part of a name. */
const BEGINNINGS =
  /\b(?:The|An?|On|At|In|From|To|Near|Off|Back|Up|Down|Fished|Fishing|Caught|Trolled|Drove|Great|Good|Nice|Windy|Calm|Cold|Hot|Our|My|This|That|Same|First|Last)\s/gu;

const KIND_OF_NAME = new RegExp(String.raw`^(?:${KINDS_BEFORE})\s|\s(?:${KINDS})$`, "u");

/**
 * Finds the names that an angler uses for a water in notes. Sorted by frequency, most frequent first.
 * @param known the map's name; notes may have it without the word for its kind
 */
export function namesInNotes(notes: readonly string[], known: string | null): NotedName[] {
  const short = known?.replace(KIND_OF_NAME, "") ?? "";
  const counts = new Map<string, number>();
  for (const note of notes) {
    for (const name of namesIn(note, short)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  counts.delete(known ?? "");
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

/** Returns each name once. */
function namesIn(note: string, short: string): Set<string> {
  const whole = new Set([...note.replaceAll(BEGINNINGS, "").matchAll(NAME)].map(([name]) => name));
  const isShort = short !== "" && note.includes(short) && ![...whole].some((name) => name.includes(short));
  return isShort ? whole.add(short) : whole;
}
