import type { Segment } from "./outings.ts";

interface OwnLureIds {
  lureId: string;
  /** `null` if the variant is unknown. */
  variantId: string | null;
}

const OWN = /^own:([0-9a-f-]{36})(?::([0-9a-f-]{36}))?$/;

/** Formats a lure of the tackle box and its variant as a code. */
export function ownLureCode({ lureId, variantId }: OwnLureIds): string {
  return variantId === null ? `own:${lureId}` : `own:${lureId}:${variantId}`;
}

/**
 * Returns the code of the segment's lure: an own lure code if the lure is from the tackle box, otherwise the lure type.
 */
export function lureCodeOf({
  lure,
  lure_id: lureId,
  variant_id: variantId,
}: Pick<Segment, "lure" | "lure_id" | "variant_id">): string | null {
  return lureId ? ownLureCode({ lureId, variantId: variantId ?? null }) : lure;
}

/** Compares lure codes, ignoring case. */
export function isSameLure(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns `null` if the code is a lure type. */
export function readOwnLureCode(code: string): OwnLureIds | null {
  const [, lureId, variantId] = OWN.exec(code) ?? [];
  return lureId === undefined ? null : { lureId, variantId: variantId ?? null };
}
