import { DETAILS } from "../../details/details.ts";
import { isNoFish } from "../names/no-fish.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { SourceRow } from "../source/source-table.ts";
import { labeled, type RowCell, type RowReader } from "./row-reader.ts";
import type { StagedPlace } from "./stage-place.ts";
import type { StagedClock } from "./stage-time.ts";
import type { RowProblem, StagedCatch } from "./staged-catch.ts";

interface BlankContext {
  plan: ImportPlan;
  place: StagedPlace;
  when: StagedClock;
  /** The stored value; `null` where the line has none. */
  species: string | null;
}

/** A day without a fish, which needs neither a species nor a place; what a trip has no field for is in its notes. */
export function stageBlank(
  { line, photos = [] }: SourceRow,
  reader: RowReader,
  { plan, place, when, species }: BlankContext,
): StagedCatch {
  const notes = notesOf(reader, [...when.used, ...(place.value ? place.used : [])], photos);
  const isTooLong = notes.length > DETAILS.notes.maxLength;
  const target = species !== null && !isNoFish(species) ? { species } : {};
  return {
    line,
    part: 1,
    isBlank: true,
    fields: {
      ...target,
      ...place.value,
      time_zone: when.zone,
      ...(notes !== "" && !isTooLong && { notes }),
    },
    when: when.value,
    water: reader.text("water"),
    spot: null,
    id: null,
    photos: [],
    problems: [
      ...when.problems,
      ...place.problems.filter(({ severity }) => severity === "question"),
      ...(isTooLong ? [problem("missing", "too_long", notes)] : []),
      ...questions(plan, species ?? "0"),
    ],
  };
}

function questions({ blanks }: ImportPlan, text: string): RowProblem[] {
  return blanks?.use.value === null ? [problem("question", "not_decided", text)] : [];
}

function notesOf(reader: RowReader, used: readonly RowCell[], photos: readonly string[]): string {
  const named = (["species", "water", "quantity"] as const).flatMap((target) => reader.cell(target) ?? []);
  const written = reader.all("notes");
  const sizes = [...reader.all("length"), ...reader.all("weight")].filter(({ text }) => text.startsWith("0"));
  const others = reader.allBut([...used, ...named, ...written, ...sizes]);
  return [...written.map(({ text }) => text), ...others.map(labeled), ...photos].join("\n");
}

function problem(severity: RowProblem["severity"], code: RowProblem["code"], text: string): RowProblem {
  return { severity, code, header: "", text };
}
