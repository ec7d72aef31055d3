import { describeGear } from "../../gear/describe-gear.ts";
import { GEAR_LIMITS, type GearKind } from "../../gear/new-gear.ts";
import type { SourceLure } from "../source/source-parts.ts";
import { textOf } from "./json.ts";
import { keyOf } from "./named-places.ts";
import type { DraftRow, KnownLure, RowContext } from "./row-context.ts";

interface OfLure {
  lure_id?: string;
  variant_id?: string;
  rod_id?: string;
}

interface LureRows {
  /** New lures, and new variants of lures in the log, which are identified by their names. */
  rows: DraftRow[];
  /** The gear ids of each line that names gear. */
  ofLine: ReadonlyMap<number, OfLure>;
  /** Finds a lure by its name. */
  idOf: (name: string) => string | undefined;
}

interface Variant {
  id: string;
  color: string | null;
  size: string | null;
}

interface Lure extends Pick<KnownLure, "id" | "name"> {
  kind: GearKind;
  isMade: boolean;
  variants: Variant[];
  /** The variants that the log does not have yet. */
  added: Variant[];
  all: SourceLure[];
}

/**
 * Makes the lures and rods of a file, each once by its name, with its colors and sizes. `caught` has the rows of the
 * catches.
 */
export function lureRows(
  sources: readonly SourceLure[],
  caught: readonly DraftRow[],
  context: RowContext,
): LureRows {
  const lures = new Map(context.lures.map((lure) => [keyOfGear(lure), known(lure)]));
  const described = describedOf(context.lures);
  const ofLine = new Map<number, OfLure>();
  for (const source of sources.filter(({ name }) => keyOf(name) !== "")) {
    const key = keyOfGear(source);
    const whole = described.get(key);
    const lure = lures.get(key) ?? (whole ? null : newLure(source, context.idOf(key)));
    const named = lure ? namedBy(lure, source, context) : whole;
    if (lure) lures.set(key, lure);
    for (const line of source.lines) ofLine.set(line, { ...ofLine.get(line), ...named });
  }
  const made = [...lures.values()].filter(({ isMade }) => isMade);
  const added = [...lures.values()].filter(({ isMade }) => !isMade).flatMap(variantFields);
  return {
    rows: [
      ...made.map((lure, index) => rowOf(lure, index + 1, caught)),
      ...added.map((fields, index): DraftRow => ({ subject: "variant", line: index + 1, fields })),
    ],
    ofLine,
    idOf: (name) => lures.get(keyOfGear({ name }))?.id,
  };
}

/** Includes the kind, because a rod may have the name of a lure. */
function keyOfGear({ kind = "lure", name }: Pick<SourceLure, "kind" | "name">): string {
  return `${kind}:${keyOf(name)}`;
}

/** Variants of the log, keyed by their full description, as Creel writes it into its files: "Jig, firetiger, ¼ oz". */
function describedOf(lures: readonly KnownLure[]): Map<string, OfLure> {
  const all = lures.flatMap(({ id, kind, name, variants }) =>
    variants.map((variant) => {
      const whole = { name, variants: [{ weight: null, dive_depth: null, ...variant }] };
      const key = keyOfGear({ ...(kind && { kind }), name: describeGear(whole, variant.id) });
      return [key, { lure_id: id, variant_id: variant.id }] as const;
    }),
  );
  return new Map(all);
}

function known({ id, kind = "lure", name, variants }: KnownLure): Lure {
  return { id, kind, name, variants: [...variants], added: [], isMade: false, all: [] };
}

function newLure({ kind = "lure", name }: SourceLure, id: string): Lure {
  return { id, kind, name: name.trim(), variants: [], added: [], isMade: true, all: [] };
}

function namedBy(lure: Lure, source: SourceLure, context: RowContext): OfLure {
  lure.all.push(source);
  if (lure.kind === "rod") return { rod_id: lure.id };
  const variant = variantOf(lure, source, context);
  return { lure_id: lure.id, ...(variant !== undefined && { variant_id: variant }) };
}

/** Returns the variant with this color and size, and creates it if there is none. */
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

function rowOf({ id, kind, name, variants, all }: Lure, line: number, caught: readonly DraftRow[]): DraftRow {
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
      kind,
      name,
      ...(isBrand && { brand }),
      ...(kind === "lure" && types.size === 1 && type !== name && { lure_type: type }),
      variants,
      ...(notes.length > 0 && { note: notes.join("\n") }),
    },
  };
}

/** Includes colors and sizes that are too long for a variant. */
function notesOf({ notes, color, size }: SourceLure): string[] {
  return [notes, ...[color, size].filter((text) => !isShort(text))];
}
