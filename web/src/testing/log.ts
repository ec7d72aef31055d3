import { bestsWith } from "@creel/domain/catches/beaten-records";
import { type Catch, catchSchema } from "@creel/domain/catches/catch";
import { withCustomValues } from "@creel/domain/custom-fields/custom-values";
import { sentCustomValuesSchema } from "@creel/domain/custom-fields/new-custom-field";
import * as z from "zod/mini";

import { catchOf } from "../catches/editor/values/catch-testing.ts";
import type { Answers, Asked } from "./network.ts";

const sentSchema = z.record(z.string(), z.unknown());

/** Returns answers of a log with these catches. New catches and changes are applied as by the API. */
export function answersOfLog(...catches: Catch[]): Answers {
  const log = [...catches];
  const count = () => log.length;
  return {
    "GET /catches": () => ({ catches: log, nextCursor: null, total: count(), didYouMean: null }),
    "GET /catches/stats/totals": () => ({ ...NO_TOTALS, count: count() }),
    "GET /catches/stats/summary": () => ({ ...NO_SUMMARY, totalCatches: count() }),
    "GET /catches/stats/species": () => ({ species: log.map(({ species }) => ({ species, count: 1 })) }),
    "GET /catches/stats/lures": { lures: [] },
    "GET /catches/stats/bests": () => ({
      bests: bestsWith(
        [],
        log.map((caught) => ({ ...caught, day: caught.date.slice(0, "yyyy-mm-dd".length) })),
      ),
    }),
    "GET /doctor": () => ({ looked: count(), total: 0, findings: [], catches: [], trips: [], imported: [] }),
    "GET /trips": { trips: [], nextCursor: null, total: 0 },
    "GET /trips/stats": { years: [], months: [], toConfirm: 0 },
    "GET /trips/running": { trip: null },
    "GET /custom-fields": { fields: [] },
    "GET /gear": { gear: [] },
    "GET /limits": { limits: [] },
    "GET /limits/fish": { fish: [] },
    "GET /lure-trials": { trials: [] },
    "GET /waters": { waters: [], unnamed: [] },
    "POST /catches": (asked: Asked) => {
      const logged = withSent(catchOf({}), asked);
      log.unshift(logged);
      return { catch: logged };
    },
    "PUT /catches/*": (asked: Asked) => {
      const place = log.findIndex(({ id }) => asked.path.endsWith(id));
      const former = log[place] ?? catchOf({});
      const changed = withSent({ ...former, version: former.version + 1 }, asked);
      log[place] = changed;
      return { catch: changed };
    },
    "PUT /catches/*/photos/*": ({ path }: Asked) => ({
      catch: log.find(({ id }) => path.includes(id)) ?? catchOf({}),
    }),
    "DELETE /catches/*": ({ path }: Asked) => {
      log.splice(
        log.findIndex(({ id }) => path.endsWith(id)),
        1,
      );
      return new Response(null, { status: 204 });
    },
  };
}

const NO_TOTALS = { totalWeight: null, heaviest: null, longest: null, firstDay: null, lastDay: null };
const NO_SUMMARY = { thisMonth: 0, favoriteSpecies: "N/A", biggestCatch: null };

/** Returns the catch with the sent fields. Unknown fields are left out. */
function withSent(caught: Catch, { body }: Asked): Catch {
  const sent = sentSchema.parse(body);
  const custom = withCustomValues(caught.custom ?? {}, sentCustomValuesSchema.parse(sent["custom"] ?? {}));
  return catchSchema.parse({ ...caught, ...sent, custom });
}
