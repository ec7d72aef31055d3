import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Alert } from "@creel/domain/weather/alert";
import type { FastifyBaseLogger } from "fastify";

import { getUser } from "../../accounts/users/users.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { orNull } from "../../errors/or-null.ts";
import type { TakeCalls } from "../../jobs/work-off.ts";
import { languageOf } from "../../language/languages.ts";
import { notificationKey } from "../../notifications/notification-key.ts";
import { findSubscribed, type SendNotification } from "../../notifications/send-notification.ts";
import { nameOfAlertService } from "../../weather/alerts/name-of-alert-service.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import {
  findPlacedWaters,
  findToldAlerts,
  forgetToldAlerts,
  noteToldAlerts,
} from "./told-alerts.repository.ts";
import { weatherAlertNotification } from "./weather-alert-notification.ts";

/** A storm does not wait for the hour. */
const EVERY_QUARTER = "4-59/15 * * * *";

/** No alert lasts longer. */
const FORGOTTEN_AFTER_MS = 60 * DAY_MS;

export interface WeatherAlertContext {
  db: Database;
  weather: Pick<WeatherProvider, "alerts">;
  send: SendNotification;
  takeCalls: TakeCalls;
}

export function weatherAlertJob(context: WeatherAlertContext, logger: Pick<FastifyBaseLogger, "info">) {
  return {
    name: "tell-of-weather-alerts",
    schedule: EVERY_QUARTER,
    work: async () => {
      const count = await tellOfWeatherAlerts(context, new Date());
      if (count > 0) logger.info({ count }, "Anglers were told of weather alerts");
    },
  };
}

/**
 * Tells each angler who turned it on of severe and extreme alerts at their waters. An alert at several waters is told
 * at once, and each alert once for each water.
 * @returns the number of notifications
 */
export async function tellOfWeatherAlerts(context: WeatherAlertContext, now: Date): Promise<number> {
  let count = 0;
  for (const userId of await findSubscribed(context.db, "weather_alert")) {
    const user = await getUser(context.db, userId);
    await forgetToldAlerts(context.db, userId, new Date(now.getTime() - FORGOTTEN_AFTER_MS));
    count += await tellUser(context, user, now);
  }
  return count;
}

type PlacedWater = Awaited<ReturnType<typeof findPlacedWaters>>[number];

interface Found {
  alert: Alert;
  /** The hash of the alert. */
  name: string;
  water: PlacedWater;
  source: string | null;
}

async function tellUser(context: WeatherAlertContext, user: UserRow, now: Date): Promise<number> {
  const { db, send } = context;
  const [waters, told] = await Promise.all([findPlacedWaters(db, user.id), findToldAlerts(db, user.id)]);
  const known = new Set(told.map(({ waterId, alert }) => `${waterId} ${alert}`));
  const found = (await findAlerts(context, user, waters)).filter(
    ({ water, name }) => !known.has(`${water.id} ${name}`),
  );
  let count = 0;
  for (const [name, group] of Map.groupBy(found, (each) => each.name)) {
    const [first, ...others] = group;
    if (!first) continue;
    const { alert, source } = first;
    const names = others.map(({ water }) => water.name);
    const key = notificationKey(name, ...group.map(({ water }) => water.id));
    const warned = { alert, source, waters: [first.water.name, ...names] } as const;
    if (await send(user, weatherAlertNotification(user, key, warned))) count += 1;
    const noted = group.map(({ water }) => ({ waterId: water.id, alert: name }));
    await noteToldAlerts(db, user.id, { told: noted, at: now });
  }
  return count;
}

/** Returns the severe alerts at the waters. A service that does not answer is asked again at the next run. */
async function findAlerts(
  { weather, takeCalls }: WeatherAlertContext,
  user: UserRow,
  waters: readonly PlacedWater[],
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const water of waters) {
    const { latitude, longitude } = water;
    const answer = await orNull(
      weather.alerts({
        userId: user.id,
        place: { latitude, longitude },
        units: user.units,
        language: languageOf(user.language),
        countQuestion: takeCalls,
      }),
    );
    const source = nameOfAlertService(answer?.source ?? null);
    for (const alert of answer?.alerts.filter(isSevere) ?? []) {
      const { event, severity, ends, id } = alert;
      // Services give an alert a new id when they repeat it.
      const name = notificationKey(event, severity, ends ?? id);
      found.set(`${water.id} ${name}`, { alert, water, source, name });
    }
  }
  return [...found.values()];
}

function isSevere({ severity }: Alert): boolean {
  return severity === "extreme" || severity === "severe";
}
