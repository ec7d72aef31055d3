import type { UnitSystem } from "@creel/domain/accounts/user";
import { isConnecting } from "@creel/domain/quick-entry/connecting-words";
import { ENGLISH } from "@creel/domain/quick-entry/languages/english";
import {
  cover,
  isMeasure,
  type LineEvent,
  type LinePart,
  type LineReading,
  type MeasurePart,
  type NamePart,
} from "@creel/domain/quick-entry/line-part";
import { wordsOf } from "@creel/domain/quick-entry/words";

import { formatCustomValue } from "../../../../custom-fields/format-custom-value.ts";
import { makeUnits } from "../../../../units/make-units.ts";
import { choiceName } from "../../../labels/choice-names.ts";
import { type LineSubject, loadLineReader } from "./line-reader.ts";
import { loadLanguage } from "./load-language.ts";

/** A Sunday afternoon. */
export const NOW = new Date(2026, 10, 22, 15, 0);

export function subjectOf(unitSystem: UnitSystem, changes: Partial<LineSubject> = {}): LineSubject {
  return {
    species: { own: ["Zander"], translated: new Map() },
    lures: { own: ["Senko"], translated: new Map() },
    tackle: [],
    fields: [],
    decimal: ".",
    unitSystem,
    bass: null,
    refused: [],
    isCatch: false,
    isTwelveHour: unitSystem === "imperial",
    outings: [],
    ...changes,
  };
}

export async function lineReaderFor(unitSystem: UnitSystem, locale = "en") {
  const readLine = await loadLineReader(locale);
  return (line: string, changes: Partial<LineSubject> = {}) =>
    readLine(line, subjectOf(unitSystem, changes), NOW);
}

export type Row = readonly [line: string, understood: string];

/** Each section has its rows: what an angler types or dictates, "=>", and what is understood of it. */
export function sectionsOf(table: string): Map<string, Row[]> {
  return new Map(
    table.split(/^## /m).map((section): [string, Row[]] => {
      const [name = "", ...rows] = section.trim().split("\n");
      const read = rows.filter((row) => row !== "").map((row) => row.split(" => "));
      return [name, read.map(([line = "", understood = ""]) => [line, understood])];
    }),
  );
}

/** Returns the words of lines that are neither read nor noted, and that don't only connect others. */
export async function lostWords(
  lines: readonly string[],
  read: (line: string) => LineReading,
  locale = "en",
): Promise<string[]> {
  const language = await loadLanguage(locale);
  const lexicon = [language?.words ?? [], ENGLISH].flat();
  return lines.flatMap((line) => {
    const { parts, rest, event } = read(line);
    const left = wordsOf(cover(line, parts)).filter(({ text }) => !isConnecting(text, lexicon));
    return event
      ? []
      : left.filter(({ text }) => !rest.includes(text)).map(({ text }) => `${text} of ${line}`);
  });
}

/** "Walleye | 25.5 in | 2026-11-21 06:40? (morning) || what goes to the notes"; an event stands first: "Lost 1 Pike". */
export function writeReading({ parts, rest, event }: LineReading, system: UnitSystem): string {
  const { format } = makeUnits(system, false);
  const inOunces = makeUnits(system, true);
  const written = parts.map((part) => `${valueOf(part)}${part.doubt === null ? "" : `? (${part.doubt})`}`);
  const all = [...(event ? [eventOf(event)] : []), ...written].join(" | ");
  return [all, rest].filter((text) => text !== "").join(" || ");

  function valueOf(part: LinePart): string {
    if (isMeasure(part)) return measureOf(part);
    switch (part.kind) {
      case "moment":
        return `${part.day} ${part.time ?? ""}`.trim();
      case "species":
      case "lure_type":
        return nameOf(part);
      case "custom":
        return `${part.field.name}: ${formatCustomValue(part.value, part.field)}`;
      case "quantity":
        return `${part.value} fish`;
      case "fate":
        return choiceName("fate", part.value);
    }
  }

  function measureOf({ kind, value, more = [], isInOunces }: MeasurePart): string {
    if (isInOunces) return inOunces.format(kind, value);
    const values = [value, ...more].map((each) => format(kind, each)).join(", ");
    return ["length", "weight", "depth"].includes(kind) ? values : `${kind} ${values}`;
  }
}

function nameOf(part: NamePart): string {
  return part.kind === "lure_type" ? (part.tackle?.name ?? part.value) : part.value;
}

function eventOf(event: LineEvent): string {
  if (event.kind === "blank") return `Blank${event.hours === null ? "" : ` ${event.hours} h`}`;
  return `Lost ${event.quantity} ${event.species ?? "fish"}`;
}
