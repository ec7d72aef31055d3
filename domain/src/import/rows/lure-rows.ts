import { GEAR_LIMITS } from "../../gear/new-gear.ts";
import type { SourceLure } from "../source/source-parts.ts";
import { textOf } from "./json.ts";
import { keyOf } from "./named-places.ts";
import type { DraftRow, KnownLure, RowContext } from "./row-context.ts";

interface OfLure {
  lure_id: string;
  variant_id?: string;
}

interface LureRows {
  /** Lures that are made, and variants of those that the log has, which are taken by their names. */
  rows: DraftRow[];
  /** Of a line that names one. */
  ofLine: ReadonlyMap<number, OfLure>;
  /** By its name. */
  idOf: (name: string) => string | undefined;
}

interface Variant {
  id: string;
  color: string | null;
  size: string | null;
}

interface Lure extends KnownLure {
  isMade: boolean;
  variants: Variant[];
  /** Those among them that the log does not have yet. */
  added: Variant[];
  all: SourceLure[];
}

/** The lures of another app, each once by its name, with its colors and sizes. `caught` has the rows of the catches. */
export function lureRows(
  sources: readonly SourceLure[],
  caught: readonly DraftRow[],
  context: RowContext,
): LureRows {
  const lures = new Map(context.lures.map((lure) => [keyOf(lure.name), known(lure)]));
  const ofLine = new Map<number, OfLure>();
  for (const source of sources.filter(({ name }) => keyOf(name) !== "")) {
    const key = keyOf(source.name);
    const lure = lures.get(key) ?? newLure(source, context.idOf(`lure:${key}`));
    lures.set(key, lure);
    lure.all.push(source);
    const variant = variantOf(lure, source, context);
    const named: OfLure = { lure_id: lure.id, ...(variant !== undefined && { variant_id: variant }) };
    for (const line of source.lines) ofLine.set(line, named);
  }
  const made = [...lures.values()].filter(({ isMade }) => isMade);
  const added = [...lures.values()].filter(({ isMade }) => !isMade).flatMap(variantFields);
  return {
    rows: [
      ...made.map((lure, index) => rowOf(lure, index + 1, caught)),
      ...added.map((fields, index): DraftRow => ({ subject: "variant", line: index + 1, fields })),
    ],
    ofLine,
    idOf: (name) => lures.get(keyOf(name))?.id,
  };
}

function known({ id, name, variants }: KnownLure): Lure {
  return { id, name, variants: [...variants], added: [], isMade: false, all: [] };
}

function newLure({ name }: SourceLure, id: string): Lure {
  return { id, name: name.trim(), variants: [], added: [], isMade: true, all: [] };
}

/** The one with this color and size, which is made where there is none. */
function variantOf(lure: Lure, source: SourceLure, { idOf }: RowContext): string | undefined {
  const [color, size] = [shortOrNull(source.color), shortOrNull(source.size)];
  if (color === null && size === null) return undefined;
  const key = keyOfVariant({ color, size });
  const found = lure.variants.find((one) => keyOfVariant(one) === key);
  if (found || lure.variants.length >= GEAR_LIMITS.variants) return found?.id;
  const id = idOf(`variant:${keyOf(lure.name)}/${key}`);
  const variant = { id, color, size };
  lure.variants.push(variant);
  lure.added.push(variant);
  return id;
}

function variantFields({ id: lureId, added }: Lure): Record<string, unknown>[] {
  return added.map(({ id, color, size }) => ({ id, lure_id: lureId, color, size }));
}

function shortOrNull(text: string): string | null {
  return text !== "" && isShort(text) ? text : null;
}

function keyOfVariant({ color, size }: Pick<Lure["variants"][number], "color" | "size">): string {
  return keyOf(`${color ?? ""}/${size ?? ""}`);
}

function isShort(text: string): boolean {
  return text.length <= GEAR_LIMITS.variantText;
}

function rowOf({ id, name, variants, all }: Lure, line: number, caught: readonly DraftRow[]): DraftRow {
  const lines = new Set(all.flatMap((source) => source.lines));
  const types = new Set(
    caught.flatMap((row) => (lines.has(row.line) ? (textOf(row.fields["lure_type"]) ?? []) : [])),
  );
  const [type] = types;
  const brand = all.find((source) => source.brand !== "")?.brand ?? "";
  const isBrand = brand !== "" && brand.length <= GEAR_LIMITS.name;
  const notes = [...new Set([...all.flatMap(notesOf), isBrand ? "" : brand])].filter((note) => note !== "");
  return {
    subject: "gear",
    line,
    fields: {
      id,
      kind: "lure",
      name,
      ...(isBrand && { brand }),
      ...(types.size === 1 && type !== name && { lure_type: type }),
      variants,
      ...(notes.length > 0 && { note: notes.join("\n") }),
    },
  };
}

/** With what is too long for a variant. */
function notesOf({ notes, color, size }: SourceLure): string[] {
  return [notes, ...[color, size].filter((text) => !isShort(text))];
}
