import { foldText } from "../../text/fold.ts";
import type { WaterKind } from "../../waters/new-water.ts";

/** Folded words of a name that give its kind. The first kind with a match is used. */
const KIND_PATTERNS: readonly { kind: WaterKind; pattern: RegExp }[] = [
  { kind: "canal", pattern: /\b(?:canal|kanal|channel|kanaal|canale)\b|kanal(?:en)?\b/ },
  { kind: "pond", pattern: /\b(?:pond|teich|weiher|etang|vijver|damm|stagno|quarry)\b|(?:weiher|teich)\b/ },
  {
    kind: "river",
    pattern: /\b(?:river|creek|brook|stream|fluss|bach|rio|riviere|fiume|elv|joki)\b|(?:fluss|alven)\b/,
  },
  { kind: "sea", pattern: /\b(?:sea|ocean|bay|gulf|harbou?r|fjord|sound|ostsee|nordsee|mar|mer|pier)\b/ },
];

/** Returns a lake, unless the name says otherwise. */
export function kindOfName(name: string): WaterKind {
  const folded = foldText(name);
  return KIND_PATTERNS.find(({ pattern }) => pattern.test(folded))?.kind ?? "lake";
}
