import { conditionsOfHour, isOfHour } from "@creel/domain/catches/conditions-of-hour";
import type { MoonPhase } from "@creel/domain/moon/moon-phase";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Weather } from "@creel/domain/weather/weather";

import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { autofill, takeNextToAutofill } from "./autofilled-conditions.repository.ts";

interface Sources {
  db: Database;
  /**
   * The weather of an hour. `onQuestion` is told before another service is bothered.
   * @throws AppError weather_unavailable, or invalid_input for an hour of which nothing is known
   */
  weatherAt: (place: Coordinates, instant: Date, onQuestion: () => Promise<void>) => Promise<Weather>;
  moonAt: (instant: Date) => MoonPhase;
  now?: () => Date;
}

/** Questions to other services, and catches, of one run: the next one goes on. */
const MAX_QUESTIONS = 50;
const MAX_CATCHES = 500;
/** The service is down then; what is left waits for the next run. */
const FAILURES_TO_STOP = 3;
/** About four days after the catch was saved. */
const MAX_TRIES = 12;

/**
 * Fills conditions into catches that were saved without any, the latest first and one after the other.
 * @returns how many were filled in.
 */
export async function autofillConditions(sources: Sources): Promise<number> {
  const { db, now = () => new Date() } = sources;
  const run = { questions: 0, failures: 0, filled: 0 };
  const onQuestion = async () => {
    run.questions += 1;
  };
  for (let taken = 0; taken < MAX_CATCHES; taken += 1) {
    if (run.questions >= MAX_QUESTIONS || run.failures >= FAILURES_TO_STOP) break;
    const caught = await takeNextToAutofill(db, now());
    if (!caught) break;
    const found = await findWeather(caught, sources, onQuestion);
    run.failures = found === "unavailable" ? run.failures + 1 : 0;
    const values = autofillOf(found, caught, sources);
    if (values && (await autofill(db, caught, { ...values, now: now() }))) run.filled += 1;
  }
  return run.filled;
}

type FoundWeather = Weather | "unavailable" | "unknown";

/** The moon alone where the weather is not to be had, now or ever; `null` while it may still be. */
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

/** `unknown` is for good: of hours before 1940 nobody has the weather. */
async function findWeather(
  { caughtAt, latitude, longitude }: CatchRow,
  { weatherAt }: Pick<Sources, "weatherAt">,
  onQuestion: () => Promise<void>,
): Promise<FoundWeather> {
  if (latitude === null || longitude === null) return "unknown";
  try {
    const weather = await weatherAt({ latitude, longitude }, caughtAt, onQuestion);
    return isOfHour(weather.current, caughtAt) ? weather : "unavailable";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "invalid_input" ? "unknown" : "unavailable";
  }
}
