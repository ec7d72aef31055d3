import type { UnitSystem } from "@creel/domain/accounts/user";
import {
  isMeasure,
  type LineEvent,
  type LinePart,
  type LineReading,
  type MeasurePart,
  type NamePart,
} from "@creel/domain/quick-entry/line-part";

import { formatCustomValue } from "../../../../custom-fields/format-custom-value.ts";
import { makeUnits } from "../../../../units/make-units.ts";
import { choiceName } from "../../../labels/choice-names.ts";
import { type LineSubject, loadLineReader } from "./line-reader.ts";

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
