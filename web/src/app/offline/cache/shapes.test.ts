import { bagFishListSchema } from "@creel/domain/catch-limits/bag-fish";
import { limitListSchema } from "@creel/domain/catch-limits/limit";
import { catchSchema } from "@creel/domain/catches/catch";
import { catchListSchema } from "@creel/domain/catches/catch-list";
import { catchPinsSchema } from "@creel/domain/catches/catch-pins";
import { personalBestsSchema } from "@creel/domain/catches/personal-bests";
import { catchSummarySchema, catchTotalsSchema, speciesCountsSchema } from "@creel/domain/catches/summary";
import { configSchema } from "@creel/domain/config/config";
import { customFieldListSchema } from "@creel/domain/custom-fields/custom-field";
import { DETAIL_NAMES, DETAILS, type DetailName, mapDetails } from "@creel/domain/details/details";
import { doctorSchema } from "@creel/domain/doctor/finding";
import { gearListSchema } from "@creel/domain/gear/gear";
import { comparedHoursSchema } from "@creel/domain/insights/compared-hours";
import { countsSchema } from "@creel/domain/insights/counts";
import { insightQuestionsSchema } from "@creel/domain/insights/insight-question";
import { outingsSchema } from "@creel/domain/insights/outings";
import { rateMapSchema } from "@creel/domain/insights/rate-map";
import { licenseListSchema } from "@creel/domain/licenses/license";
import { remindersSchema } from "@creel/domain/licenses/reminders";
import { lureTrialsSchema } from "@creel/domain/lure-trial/lure-trial";
import {
  returnListSchema,
  returnTemplateListSchema,
  returnWithFiguresSchema,
} from "@creel/domain/returns/catch-return";
import { runningTripSchema } from "@creel/domain/trips/trip";
import { tripListSchema, tripStatsSchema } from "@creel/domain/trips/trip-list";
import { tripPlacesSchema } from "@creel/domain/trips/trip-places";
import { waterConditionsSchema } from "@creel/domain/waters/gauge";
import { waterListSchema } from "@creel/domain/waters/water-list";
import { forecastAnswerSchema } from "@creel/domain/weather/forecast";
import { stationTidesAnswerSchema } from "@creel/domain/weather/tide-station";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { SHAPES } from "./shapes.ts";

/** Details are versioned separately, so a new detail needs no new hash. */
const withoutDetails = z.omit(
  catchSchema,
  mapDetails<Record<DetailName, true>>(() => true),
);

const CACHED_SCHEMAS = [
  z.extend(catchListSchema, { catches: z.array(withoutDetails) }),
  catchPinsSchema,
  catchSummarySchema,
  catchTotalsSchema,
  speciesCountsSchema,
  personalBestsSchema,
  configSchema,
  runningTripSchema,
  tripListSchema,
  tripStatsSchema,
  waterListSchema,
  waterConditionsSchema,
  stationTidesAnswerSchema,
  customFieldListSchema,
  gearListSchema,
  licenseListSchema,
  remindersSchema,
  limitListSchema,
  bagFishListSchema,
  returnListSchema,
  returnTemplateListSchema,
  returnWithFiguresSchema,
  forecastAnswerSchema,
  outingsSchema,
  insightQuestionsSchema,
  lureTrialsSchema,
  countsSchema,
  comparedHoursSchema,
  tripPlacesSchema,
  rateMapSchema,
  z.extend(doctorSchema, { catches: z.array(withoutDetails) }),
];

test("copies of answers whose shape has changed since are not read: shapes.ts names the shapes of today", async () => {
  const shapes = JSON.stringify(CACHED_SCHEMAS.map((schema) => z.toJSONSchema(schema)));

  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(shapes));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(SHAPES.split(" ")[0]).toBe(hex.slice(0, 12));
});

test.each(DETAIL_NAMES)(
  "copies of before there was %s, or before it was of another kind, are not read",
  (name) => {
    expect(SHAPES.split(" ")).toContain(`${name}:${DETAILS[name].kind}`);
  },
);
