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
   * Calls `onQuestion` before each request to another service.
   * @throws AppError weather_unavailable, or invalid_input for an hour that no service knows
   */
  weatherAt: (place: Coordinates, instant: Date, onQuestion: () => Promise<void>) => Promise<Weather>;
  moonAt: (instant: Date) => MoonPhase;
  now?: () => Date;
}

/** The most requests to other services in one run; the next run continues. */
const MAX_QUESTIONS = 50;
const MAX_CATCHES = 500;
/** So many failures mean that the service is down; the rest waits for the next run. */
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

/** Only the moon when the weather is not available and never will be; `null` while it may still become available. */
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
