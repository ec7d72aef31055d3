import { type Catch, catchSchema } from "@creel/domain/catches/catch";
import * as z from "zod/mini";

import type { CatchValues } from "../catch-values.ts";
import { unpackPhotos } from "./kept-photos.ts";
import { storedValues } from "./stored-values.ts";

/** Counts the shapes that drafts were kept in. */
const FORMAT = 1;

/** What stood in a form that was not saved. */
export interface Draft {
  /** Of the form it was typed into, and of the catch itself where that is new: saved twice it is one. */
  id: string;
  userId: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** The catch that was being changed, as it was when its form was opened; `null` for a new one. */
  base: Catch | null;
  values: CatchValues;
}

/** Drafts of before conditions were filled in afterwards, or a log could be a sample, do not know of it. */
const baseSchema = z.extend(catchSchema, {
  conditions_filled: z._default(catchSchema.shape.conditions_filled, null),
  is_sample: z._default(catchSchema.shape.is_sample, false),
});

const recordSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  userId: z.string(),
  keptAt: z.number(),
  base: z.nullable(baseSchema),
  values: storedValues,
});

/** A draft as it is kept, without its photos, which have a place of their own. */
export type DraftRecord = z.input<typeof recordSchema>;

export function writeDraft(draft: Draft): DraftRecord {
  return z.encode(recordSchema, { format: FORMAT, ...draft });
}

/** `null` for what is broken, or was written by a version of the app that this one does not know. */
export function readDraft(record: unknown, photos: readonly unknown[]): Draft | null {
  const { data } = recordSchema.safeParse(record);
  if (!data) return null;
  const { format: _known, values, ...draft } = data;
  // Of half a time nothing was kept.
  return { ...draft, values: { ...values, isTimeIncomplete: false, photos: unpackPhotos(photos) } };
}
