import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import { FIRST_TRY_AFTER_MS } from "../../catches/record/autofilled-conditions.ts";
import { autofillConditions } from "../../catches/write/autofill-conditions.ts";
import type { Database } from "../../database/connect.ts";
import type { Job, Jobs } from "../../jobs/jobs.ts";
import { nightlySweep } from "../../jobs/nightly-sweep.ts";
import type { PastCoast, PastGauge, PastWeather } from "../../jobs/past-weather.ts";
import { english } from "../../language/languages.ts";
import type { PastLearned } from "../../trips/water-of-hours.ts";
import { learnedTemperature } from "../../waters/learned-temperature.ts";
import { sweepAnswers } from "../../weather/sweep-answers.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import { placeLookups } from "./sky-and-places.ts";
import { weatherAllowance } from "./weather-allowance.ts";

const EVERY_FIVE_MINUTES = "*/5 * * * *";

export const AUTOFILL_JOB = "fill-in-conditions";

interface WeatherJobsContext {
  db: Database;
  /** `null` if the weather is turned off; nothing is then filled in. */
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
      const takeCalls = weatherAllowance(db);
      const { moonAt } = placeLookups;
      const count = await autofillConditions({ db, weatherAt: askOf(weather), takeCalls, moonAt });
      if (count > 0) logger.info({ count }, "Conditions were filled in");
    },
  };
  const months = {
    name: "ask-wanted-months",
    schedule: EVERY_FIVE_MINUTES,
    work: async () => {
      if (!weather) return;
      const count = await weather.askWantedMonths(weatherAllowance(db));
      if (count > 0) logger.info({ count }, "Months of weather were asked for");
    },
  };
  return [sweep, autofill, months];
}

/** Starts the job when a catch that was just saved is due, instead of up to five minutes later. */
export async function startAutofill(jobs: Pick<Jobs, "start">): Promise<void> {
  await jobs.start(AUTOFILL_JOB, FIRST_TRY_AFTER_MS / SECOND_MS + 1);
}

/** Like `askOf`, for the coast. */
export function askCoastOf(weather: WeatherProvider): PastCoast {
  return ({ hour, kind, ...asker }, countQuestion) =>
    weather.coast({ ...asker, countQuestion }, { hour, kind });
}

/** Like `askOf`, for the gauges of waters. */
export function askGaugeOf(weather: WeatherProvider): PastGauge {
  return ({ userId, gauge, hours }, countQuestion) =>
    weather.gauges.hours({ userId, countQuestion }, gauge, hours);
}

/** Learns the temperature of lakes from the weather of months that jobs ask for. */
export function askLearnedOf(weather: WeatherProvider): PastLearned {
  return ({ userId, place, readings, days }, countQuestion) =>
    learnedTemperature({ weather }, { userId, place, countQuestion }, { readings, days });
}

/** Reads the angler's own cached answers first. Its requests do not count against a user's limit. */
export function askOf(weather: WeatherProvider): PastWeather {
  return ({ instant, month, ...asker }, countQuestion) => {
    const request = { ...asker, units: "imperial", language: english, countQuestion } as const;
    return weather.history(request, instant.toISOString(), month);
  };
}
