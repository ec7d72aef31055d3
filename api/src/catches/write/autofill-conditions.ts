import { conditionsOfHour, isOfHour } from "@creel/domain/catches/conditions-of-hour";
import type { MoonPhase } from "@creel/domain/moon/moon-phase";
import type { Weather } from "@creel/domain/weather/weather";

import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { monthToAsk, type PastWeather } from "../../jobs/past-weather.ts";
import { takeNextToFill } from "../../jobs/take-next.repository.ts";
import { countWithin, type TakeCalls, workOff } from "../../jobs/work-off.ts";
import { autofill } from "./autofilled-conditions.repository.ts";

interface Sources {
  db: Database;
  weatherAt: PastWeather;
  takeCalls: TakeCalls;
  moonAt: (instant: Date) => MoonPhase;
  now?: () => Date;
}

const MAX_CATCHES = 1000;
/** The last try is about four days after the catch was saved. */
const MAX_TRIES = 12;

/**
 * Fills conditions into catches that were saved without any, the latest first, one after the other.
 * @returns the number of filled catches
 */
export async function autofillConditions(sources: Sources): Promise<number> {
  const { db, now = () => new Date() } = sources;
  return workOff({
    most: MAX_CATCHES,
    takeNext: () => takeNextToFill(db, "catches", now()),
    async complete(caught, run) {
      const found = await findWeather(caught, sources, countWithin(run, sources.takeCalls));
      const values = autofillOf(found, caught, sources);
      return {
        hasFailed: found === "unavailable",
        isCompleted: values !== null && (await autofill(db, caught, { ...values, now: now() })),
      };
    },
  });
}

type FoundWeather = Weather | "unavailable" | "unknown";

/** Returns only the moon if the weather will never be available; `null` while it may still become available. */
function autofillOf(
  found: FoundWeather,
  { caughtAt, fillTries }: CatchRow,
  { moonAt }: Pick<Sources, "moonAt">,
) {
  if (found === "unavailable" && fillTries < MAX_TRIES) return null;
  if (found === "unavailable" || found === "unknown") {
    return { conditions: { lunar_phase: moonAt(caughtAt).phase }, source: null };
  }
  return { conditions: conditionsOfHour(found.current), source: found.source };
}

/** `unknown` is final: no service has the weather of hours before 1940. */
async function findWeather(
  { userId, caughtAt, caughtOn, fillTries, latitude, longitude }: CatchRow,
  { weatherAt }: Pick<Sources, "weatherAt">,
  countQuestion: TakeCalls,
): Promise<FoundWeather> {
  if (latitude === null || longitude === null) return "unknown";
  try {
    const asked = {
      userId,
      place: { latitude, longitude },
      instant: caughtAt,
      month: monthToAsk(caughtOn, fillTries),
    };
    const weather = await weatherAt(asked, countQuestion);
    return isOfHour(weather.current, caughtAt) ? weather : "unavailable";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "invalid_input" ? "unknown" : "unavailable";
  }
}
