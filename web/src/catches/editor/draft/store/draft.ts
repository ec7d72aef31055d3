import { type Catch, catchSchema } from "@creel/domain/catches/catch";
import { withoutAliases } from "@creel/domain/details/aliases";
import { type DetailName, emptyDetail, mapDetails } from "@creel/domain/details/details";
import * as z from "zod/mini";

import type { CatchValues } from "../../values/catch-values.ts";
import { unpackPhotos } from "./pack-photos.ts";
import { storedValues } from "./stored-values.ts";

/** The version of the stored format. */
const FORMAT = 2;
/** Has the details under the second spelling of their names: `lureType`. */
const PREVIOUS_FORMAT = 1;

export interface Draft {
  /** Also the id of a new catch, so that saving twice makes one catch. */
  id: string;
  userId: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** The catch as it was when its form was opened; `null` for a new one. */
  base: Catch | null;
  values: CatchValues;
}

type StoredDetails = { [Name in DetailName]: z.ZodMiniDefault<(typeof catchSchema.shape)[Name]> };

function storedDetail<Name extends DetailName>(name: Name): StoredDetails[Name];
function storedDetail(name: DetailName): z.ZodMiniType {
  return z._default<z.ZodMiniType>(catchSchema.shape[name], emptyDetail(name));
}

/** Older drafts lack newer details, and whether conditions were autofilled or the log is a sample. */
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
  format: z.literal(PREVIOUS_FORMAT),
  values: z.record(z.string(), z.unknown()),
});

/** The stored draft without its photos, which are stored apart. */
export type DraftRecord = z.input<typeof recordSchema>;

export function writeDraft(draft: Draft): DraftRecord {
  return z.encode(recordSchema, { format: FORMAT, ...draft });
}

/** `null` for a broken draft, or one of a newer version of the app. */
export function readDraft(record: unknown, photos: readonly unknown[]): Draft | null {
  const { data } = recordSchema.safeParse(inTodaysFormat(record));
  if (!data) return null;
  const { format: _known, values, ...draft } = data;
  // A time of which only a part was typed is not stored.
  return { ...draft, values: { ...values, isTimeIncomplete: false, photos: unpackPhotos(photos) } };
}

/** The previous format has the same under other names. */
function inTodaysFormat(record: unknown): unknown {
  const { data } = previousRecordSchema.safeParse(record);
  return data ? { ...data, format: FORMAT, values: withoutAliases(data.values) } : record;
}
