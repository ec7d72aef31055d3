import { customValuesSchema } from "@creel/domain/custom-fields/custom-field";
import {
  type DetailName,
  emptyDetail,
  isCountName,
  isMeasureName,
  isTextName,
  mapDetails,
} from "@creel/domain/details/details";
import { type CalendarDate, parseDate, parseTime, type Time } from "@internationalized/date";
import * as z from "zod/mini";

import { isSamePhotos } from "../../../../photos/choose/form-photo.ts";
import type { CatchValues, TypedDetails } from "../../values/catch-values.ts";

const text = z.nullable(z.string());
const number = z.nullable(z.number());

type StoredDetails = {
  [Name in DetailName]: z.ZodMiniDefault<z.ZodMiniType<TypedDetails[Name], TypedDetails[Name]>>;
};

/** A draft that is older than the detail has no value for it. */
function storedDetail<Name extends DetailName>(name: Name): StoredDetails[Name];
function storedDetail(name: DetailName): z.ZodMiniType {
  if (isTextName(name)) return z._default(z.string(), "");
  if (isCountName(name)) return z._default(z.int(), emptyDetail(name));
  return z._default(isMeasureName(name) ? number : text, null);
}

function calendarValue<Value extends CalendarDate | Time>(format: string, parse: (text: string) => Value) {
  return z.codec(z.string(), z.custom<Value>(), {
    decode: (written, { issues }) => {
      try {
        return parse(written);
      } catch {
        issues.push({ code: "invalid_format", format, input: written });
        return z.NEVER;
      }
    },
    encode: String,
  });
}

const day = calendarValue("date", parseDate);
const time = calendarValue("time", parseTime);

/** The date and the time, which are objects, are stored as ISO texts. Photos are stored apart. */
export const storedValues = z.object({
  species: text,
  customSpecies: z.string(),
  customLureType: z.string(),
  ...mapDetails<StoredDetails>(storedDetail),
  dateOfCatch: z.nullable(day),
  timeOfCatch: z.nullable(time),
  timeZone: z.optional(z.string()),
  waterId: z.optional(text),
  spotId: z.optional(text),
  custom: z.optional(customValuesSchema),
  lureId: z.optional(text),
  variantId: z.optional(text),
  rodId: z.optional(text),
  howMany: z.optional(z.int()),
  coordinates: z.nullable(
    z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.exactOptional(z.number()) }),
  ),
});

export function isSameValues(one: CatchValues, other: CatchValues): boolean {
  return isSameText(one, other) && isSamePhotos(one.photos, other.photos);
}

function isSameText(one: CatchValues, other: CatchValues): boolean {
  return JSON.stringify(z.encode(storedValues, one)) === JSON.stringify(z.encode(storedValues, other));
}
