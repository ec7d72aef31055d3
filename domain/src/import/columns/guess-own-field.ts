import { isDetailName } from "../../details/details.ts";
import { nameKey } from "../../text/fold.ts";
import { fateOf, isSameMeaning, meaningOf } from "../custom-fields/known-meanings.ts";
import { isOffered, type OwnField } from "../custom-fields/own-field.ts";
import { readOwnValue } from "../custom-fields/read-own-value.ts";
import { splitHeader } from "../custom-fields/split-header.ts";
import type { Evidence } from "../source/guess.ts";
import type { SourceCell } from "../source/source-table.ts";
import { type ColumnTarget, ownFieldTarget } from "./column-targets.ts";
import { readHeader } from "./read-header.ts";

interface Asked {
  header: string;
  cells: readonly SourceCell[];
  /** What its header says without own fields. */
  target: ColumnTarget | undefined;
}

interface Known {
  fields: readonly OwnField[];
  /** Whether the log takes another one. */
  hasRoom: boolean;
}

interface Found {
  target: ColumnTarget;
  evidence: Evidence;
}

/** Of the cells: as many must fit. */
const MOST_FIT = 0.9;
const SAMPLE = 500;

/** One of the log that is called alike or is about the same, else a new one for what many anglers note. */
export function guessOwnField({ header, cells, target }: Asked, { fields, hasRoom }: Known): Found | null {
  if (target !== undefined && target !== "quantity" && !isDetailName(target)) return null;
  const sample = cells.slice(0, SAMPLE);
  const own = fields.find(
    (field) => isOffered(field) && isAbout(field, header, sample) && isFitting(field, header, sample),
  );
  if (own) return { target: ownFieldTarget(own.id), evidence: { code: "own_field", name: own.name } };
  if (!hasRoom || target !== undefined) return null;
  if (meaningOf(header) !== null) return { target: "new_field", evidence: { code: "header", header } };
  const fitting = fates(sample);
  const evidence = { code: "content", fitting, cells: sample.length } as const;
  return fitting / sample.length >= MOST_FIT ? { target: "new_field", evidence } : null;
}

function isAbout({ name }: OwnField, header: string, cells: readonly SourceCell[]): boolean {
  const names = [header, splitHeader(header).name].map(nameKey);
  if (names.includes(nameKey(name)) || (isQuantity(header) && isQuantity(name))) return true;
  const meaning = meaningOf(header) ?? (fates(cells) === cells.length ? "kept_or_released" : null);
  return isSameMeaning(meaning, meaningOf(name));
}

function isQuantity(name: string): boolean {
  return readHeader(name).some(({ field }) => field === "quantity");
}

function isFitting(field: OwnField, header: string, cells: readonly SourceCell[]): boolean {
  const fitting = cells.filter(({ text }) => "value" in readOwnValue({ header, text }, field, "."));
  return fitting.length / cells.length >= MOST_FIT;
}

/** Cells that say what became of the fish. */
function fates(cells: readonly SourceCell[]): number {
  return cells.filter(({ text }) => fateOf(text) !== null).length;
}
