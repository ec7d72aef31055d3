import type { FastifyBaseLogger } from "fastify";

import { autofillConditions } from "../catches/autofill/autofill-conditions.ts";
import type { Database } from "../database/connect.ts";
import type { Job } from "../jobs/jobs.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import { english } from "../language/languages.ts";
import { sweepAnswers } from "../weather/sweep-answers.ts";
import type { WeatherProvider } from "../weather/weather-provider.ts";
import { placeFacts } from "./place-facts.ts";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

export const AUTOFILL_JOB = "fill-in-conditions";

interface WeatherJobsContext {
  db: Database;
  /** `null` when the weather is turned off: then nothing is filled in. */
  weather: WeatherProvider | null;
  logger: Pick<FastifyBaseLogger, "info">;
}

export function weatherJobs({ db, weather, logger }: WeatherJobsContext): Job[] {
  const sweep = nightlySweep(
    {
      name: "sweep-weather",
      sweep: () => sweepAnswers(db, new Date()),
      removed: "Answers about the weather that were too old were removed",
    },
    logger,
  );
  const autofill = {
    name: AUTOFILL_JOB,
    schedule: EVERY_FIVE_MINUTES,
    work: async () => {
      if (!weather) return;
      const count = await autofillConditions({ db, weatherAt: askOf(weather), moonAt: placeFacts.moonAt });
      if (count > 0) logger.info({ count }, "Conditions were filled in");
    },
  };
  return [sweep, autofill];
}

/** Uses the shared cache and services; its requests count against no user's limit. */
export function askOf(weather: WeatherProvider): Parameters<typeof autofillConditions>[0]["weatherAt"] {
  return (place, instant, countQuestion) =>
    weather.history({ place, units: "imperial", language: english, countQuestion }, instant.toISOString());
}
