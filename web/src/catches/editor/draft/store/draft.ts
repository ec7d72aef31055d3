import { withoutAliases } from "@creel/domain/catches/aliases";
import { type Catch, catchSchema } from "@creel/domain/catches/catch";
import { type DetailName, mapDetails } from "@creel/domain/catches/details";
import * as z from "zod/mini";

import type { CatchValues } from "../../values/catch-values.ts";
import { unpackPhotos } from "./pack-photos.ts";
import { storedValues } from "./stored-values.ts";

/** Counts the shapes that drafts were kept in. */
const FORMAT = 2;
/** It has the details under the second spelling of their names: `lureType`. */
const FORMER_FORMAT = 1;

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

type StoredDetails = { [Name in DetailName]: z.ZodMiniDefault<(typeof catchSchema.shape)[Name]> };

function storedDetail<Name extends DetailName>(name: Name): StoredDetails[Name];
function storedDetail(name: DetailName): z.ZodMiniType {
  return z._default(catchSchema.shape[name], null);
}

/** Drafts of before there was a detail, conditions were filled in afterwards, or a log could be a sample, do not know of it. */
const baseSchema = z.extend(catchSchema, {
  ...mapDetails<StoredDetails>(storedDetail),
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

const previousRecordSchema = z.looseObject({
  format: z.literal(FORMER_FORMAT),
  values: z.record(z.string(), z.unknown()),
});

/** A draft as it is kept, without its photos, which have a place of their own. */
export type DraftRecord = z.input<typeof recordSchema>;

export function writeDraft(draft: Draft): DraftRecord {
  return z.encode(recordSchema, { format: FORMAT, ...draft });
}

/** `null` for what is broken, or was written by a version of the app that this one does not know. */
export function readDraft(record: unknown, photos: readonly unknown[]): Draft | null {
  const { data } = recordSchema.safeParse(inTodaysFormat(record));
  if (!data) return null;
  const { format: _known, values, ...draft } = data;
  // Of half a time nothing was kept.
  return { ...draft, values: { ...values, isTimeIncomplete: false, photos: unpackPhotos(photos) } };
}

/** A record of the former format holds the same under other names. */
function inTodaysFormat(record: unknown): unknown {
  const { data } = previousRecordSchema.safeParse(record);
  return data ? { ...data, format: FORMAT, values: withoutAliases(data.values) } : record;
}
