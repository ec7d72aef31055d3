import type { Logger } from "pino";

import { diskJob } from "../../admin/machine/disk-job.ts";
import { newerVersionJob } from "../../admin/machine/newer-version.ts";
import { CREEL_VERSION } from "../../base/creel-version.ts";
import { findGoodDayCalendars } from "../../calendar/calendars.repository.ts";
import type { Database } from "../../database/connect.ts";
import { goodDayJob } from "../../insights/good-day/good-day-job.ts";
import type { Job } from "../../jobs/jobs.ts";
import type { SendNotification } from "../../notifications/send-notification.ts";
import { dueJobs } from "../../returns/due-jobs.ts";
import { minutesFromSolarNoon } from "../../sky/solar-noon.ts";
import { solunarKind } from "../../sky/solunar-kind.ts";
import { diskUsage } from "../../storage/disk-usage.ts";
import { riverMarkJob } from "../../waters/notifications/river-mark-job.ts";
import { weatherAlertJob } from "../../waters/notifications/weather-alert-job.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import { placeLookups } from "./sky-and-places.ts";
import { weatherAllowance } from "./weather-allowance.ts";

interface TellingContext {
  db: Database;
  send: SendNotification;
  /** `null` if the weather is turned off; nobody is then told of weather, rivers or good days. */
  weather: WeatherProvider | null;
  /** The folders whose disks are watched. */
  folders: readonly string[];
  /** `null` if nobody looks for newer versions. */
  updateFeed: string | null;
}

/** The jobs that notice what users asked to be told of. Licenses and backups have their own. */
export function tellingJobs(
  { db, send, weather, folders, updateFeed }: TellingContext,
  logger: Pick<Logger, "info" | "warn">,
): Job[] {
  return [
    ...dueJobs({ db, send }, logger),
    ...(weather ? jobsOfWeather({ db, send, weather }, logger) : []),
    diskJob({ db, send, readUsage: () => diskUsage(folders) }, logger),
    ...(updateFeed === null
      ? []
      : [newerVersionJob({ db, send, feed: updateFeed, version: CREEL_VERSION }, logger)]),
  ];
}

function jobsOfWeather(
  context: { db: Database; send: SendNotification; weather: WeatherProvider },
  logger: Pick<Logger, "info">,
): Job[] {
  const { db } = context;
  const asking = { ...context, takeCalls: weatherAllowance(db) };
  const sky = { ...placeLookups, minutesFromSolarNoon, solunarKind };
  return [
    weatherAlertJob(asking, logger),
    riverMarkJob(asking, logger),
    goodDayJob({ ...asking, sky, findCalendars: () => findGoodDayCalendars(db) }, logger),
  ];
}
