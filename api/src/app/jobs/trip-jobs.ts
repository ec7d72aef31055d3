import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import type { Job } from "../../jobs/jobs.ts";
import { nightlySweep } from "../../jobs/nightly-sweep.ts";
import { completeTripHours } from "../../trips/complete-hours.ts";
import { endForgottenTrips } from "../../trips/forgotten-trips.ts";
import type { Predict } from "../../trips/record/trip-context.ts";
import { forgetRemovals } from "../../trips/write/removed-trips.repository.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import { placeLookups } from "./sky-and-places.ts";
import { weatherAllowance } from "./weather-allowance.ts";
import { askCoastOf, askGaugeOf, askLearnedOf, askOf } from "./weather-jobs.ts";

const EVERY_FIVE_MINUTES = "*/5 * * * *";
const EVERY_QUARTER = "7-59/15 * * * *";

interface TripJobsContext {
  db: Database;
  /** `null` if the weather is turned off; only sun, moon and tide are then filled in. */
  weather: WeatherProvider | null;
  logger: Pick<FastifyBaseLogger, "info">;
}

export function tripJobs({ db, weather, logger }: TripJobsContext): Job[] {
  const fill = {
    name: "fill-in-trip-hours",
    schedule: EVERY_FIVE_MINUTES,
    work: async () => {
      const weatherAt = weather && askOf(weather);
      const count = await completeTripHours({
        db,
        weatherAt,
        coastAt: weather && askCoastOf(weather),
        gaugeAt: weather && askGaugeOf(weather),
        learnedAt: weather && askLearnedOf(weather),
        takeCalls: weatherAllowance(db),
        ...placeLookups,
      });
      if (count > 0) logger.info({ count }, "The hours of trips were filled in");
    },
  };
  const forgotten = {
    name: "end-forgotten-trips",
    schedule: EVERY_QUARTER,
    work: async () => {
      const count = await endForgottenTrips(db, new Date());
      if (count > 0) logger.info({ count }, "Trips that nobody ended were ended");
    },
  };
  const removals = nightlySweep(
    {
      name: "forget-removed-trips",
      sweep: () => forgetRemovals(db, new Date()),
      removed: "When trips were that are deleted for long was forgotten",
    },
    logger,
  );
  return [fill, forgotten, removals];
}

/** Predicts from the angler's cached forecast. */
export function predictBy(weather: WeatherProvider | null): Predict {
  return async (asker) => {
    const rated = weather && (await weather.ratedAhead(asker));
    return rated && { ...rated, rule: scoreRule() };
  };
}
