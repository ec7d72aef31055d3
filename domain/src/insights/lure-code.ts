import type { Segment } from "./outings.ts";

interface OwnLureIds {
  lureId: string;
  /** `null` where it is not known which. */
  variantId: string | null;
}

const OWN = /^own:([0-9a-f-]{36})(?::([0-9a-f-]{36}))?$/;

/** Of a lure of the tackle box with its variant. */
export function ownLureCode({ lureId, variantId }: OwnLureIds): string {
  return variantId === null ? `own:${lureId}` : `own:${lureId}:${variantId}`;
}

/** What stands for the lure of a segment: that of the tackle box where it is of it, else its type. */
export function lureCodeOf({
  lure,
  lure_id: lureId,
  variant_id: variantId,
}: Pick<Segment, "lure" | "lure_id" | "variant_id">): string | null {
  return lureId ? ownLureCode({ lureId, variantId: variantId ?? null }) : lure;
}

/** A type is the same in any spelling of its capitals. */
export function isSameLure(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `null` for a type. */
export function readOwnLureCode(code: string): OwnLureIds | null {
  const [, lureId, variantId] = OWN.exec(code) ?? [];
  return lureId === undefined ? null : { lureId, variantId: variantId ?? null };
}
