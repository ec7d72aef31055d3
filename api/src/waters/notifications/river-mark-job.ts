import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { RiverLevel } from "@creel/domain/waters/gauge";
import type { RiverMark } from "@creel/domain/waters/river-mark";
import type { FastifyBaseLogger } from "fastify";

import { getUser } from "../../accounts/users/users.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { RiverMarkRow, UserRow } from "../../database/schema.ts";
import { orNull } from "../../errors/or-null.ts";
import type { TakeCalls } from "../../jobs/work-off.ts";
import { notificationKey } from "../../notifications/notification-key.ts";
import type { SendNotification } from "../../notifications/send-notification.ts";
import type { WeatherProvider } from "../../weather/weather-provider.ts";
import { riverMarkNotification } from "./river-mark-notification.ts";
import { findGaugedWaters, findMarkers, listMarks, noteMark } from "./river-marks.repository.ts";
import { isOfGauge } from "./write-marks.ts";

const HOURLY = "35 * * * *";

/** An older level says nothing about the river now. */
const MAX_AGE_MS = DAY_MS;

/** How far a river must come back behind a mark before it is told of again, so that ripples do not count. */
const BACK_FEET = 0.1;
const BACK_SHARE_OF_FLOW = 0.02;

export interface RiverMarkContext {
  db: Database;
  weather: Pick<WeatherProvider, "gauges">;
  send: SendNotification;
  takeCalls: TakeCalls;
}

export function riverMarkJob(context: RiverMarkContext, logger: Pick<FastifyBaseLogger, "info">) {
  return {
    name: "tell-of-river-marks",
    schedule: HOURLY,
    work: async () => {
      const count = await tellOfRiverMarks(context, new Date());
      if (count > 0) logger.info({ count }, "Anglers were told that a river is beyond their mark");
    },
  };
}

/**
 * Tells each angler who turned it on when a river goes over or under a mark, once until it was back behind it.
 * @returns the number of notifications
 */
export async function tellOfRiverMarks(context: RiverMarkContext, now: Date): Promise<number> {
  let count = 0;
  for (const userId of await findMarkers(context.db)) {
    const user = await getUser(context.db, userId);
    if (user.accountStatus === "active") count += await tellUser(context, user, now);
  }
  return count;
}

async function tellUser(context: RiverMarkContext, user: UserRow, now: Date): Promise<number> {
  const { db } = context;
  const [waters, marks] = await Promise.all([findGaugedWaters(db, user.id), listMarks(db, user.id)]);
  let count = 0;
  for (const water of firstOfEachGauge(waters)) {
    const own = marks.filter((mark) => isOfGauge(mark, water.gauge));
    const level = own.length > 0 ? await levelOf(context, user, water) : null;
    if (!level || !isRecent(level, now)) continue;
    for (const mark of own) {
      if (await lookAt(context, { user, water, mark, level, now })) count += 1;
    }
  }
  return count;
}

type GaugedWater = Awaited<ReturnType<typeof findGaugedWaters>>[number];

/** Waters with the same gauge are one river. */
function firstOfEachGauge(waters: readonly GaugedWater[]): GaugedWater[] {
  return waters.filter(
    (water, index) => waters.findIndex(({ gauge }) => isOfGauge(gauge, water.gauge)) === index,
  );
}

/** @returns `null` if the level is not known */
async function levelOf(
  { weather, takeCalls }: RiverMarkContext,
  { id: userId }: UserRow,
  { gauge }: GaugedWater,
): Promise<RiverLevel | null> {
  const conditions = await orNull(weather.gauges.conditions({ userId, countQuestion: takeCalls }, gauge));
  return conditions && conditions.level;
}

function isRecent({ now: { observedAt } }: RiverLevel, now: Date): boolean {
  return observedAt !== null && now.getTime() - Date.parse(observedAt) <= MAX_AGE_MS;
}

interface Look {
  user: UserRow;
  water: GaugedWater;
  mark: RiverMarkRow;
  level: RiverLevel;
  now: Date;
}

/** Tells the angler, or arms the mark again. @returns whether a notification was sent */
async function lookAt({ db, send }: RiverMarkContext, { user, water, mark, level, now }: Look) {
  const value = level.now[mark.quantity];
  if (value === null) return false;
  if (mark.toldAt !== null) {
    if (isBack(mark, value)) await noteMark(db, mark, { toldAt: null, armedAt: now });
    return false;
  }
  if (beyondBy(mark, value) <= 0) return false;
  const { service, station, quantity, direction, armedAt } = mark;
  const key = notificationKey(service, station, quantity, direction, armedAt.toISOString());
  const observedAt = level.now.observedAt ?? now.toISOString();
  const isSent = await send(
    user,
    riverMarkNotification(user, key, { water, mark, value, level, observedAt }),
  );
  await noteMark(db, mark, { toldAt: now });
  return isSent;
}

/** Positive beyond the mark. */
function beyondBy({ direction, value: mark }: RiverMark, value: number): number {
  return direction === "over" ? value - mark : mark - value;
}

function isBack(mark: RiverMark, value: number): boolean {
  const margin = mark.quantity === "level" ? BACK_FEET : BACK_SHARE_OF_FLOW * mark.value;
  return beyondBy(mark, value) < -margin;
}
