import type { UnitSystem } from "@creel/domain/accounts/user";
import { CUBIC_FEET_TO_CUBIC_METERS, FEET_TO_METERS } from "@creel/domain/units/conversions";
import type { RiverLevel } from "@creel/domain/waters/gauge";
import type { MarkDirection, MarkQuantity, RiverMark } from "@creel/domain/waters/river-mark";
import type { I18n, MessageDescriptor } from "@lingui/core";

import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import type { Notification } from "../../notifications/send-notification.ts";

interface River {
  water: { id: string; name: string };
  mark: RiverMark;
  /** In the unit of the mark. */
  value: number;
  level: Pick<RiverLevel, "trend" | "change24h">;
  observedAt: string;
}

const TITLES: Record<MarkDirection, MessageDescriptor> = {
  over: /*i18n*/ { id: "notification.river.over", message: "{water} is over {mark}" },
  under: /*i18n*/ { id: "notification.river.under", message: "{water} is under {mark}" },
};
const MAIL_TITLES: Record<MarkDirection, MessageDescriptor> = {
  over: /*i18n*/ { id: "notification.river.mail-over", message: "A river of yours is over {mark}" },
  under: /*i18n*/ { id: "notification.river.mail-under", message: "A river of yours is under {mark}" },
};

/** Tells an angler that a river is beyond a mark. The name of the water is left out of emails. */
export function riverMarkNotification(user: UserRow, key: string, river: River): Notification {
  const i18n = languageOf(user.language);
  const { water, mark, value, level, observedAt } = river;
  const amount = amountIn(i18n, user.units);
  const values = { water: water.name, mark: amount(mark.quantity, mark.value) };
  const body = describeRiver(i18n, user, river);
  return {
    topic: "river_mark",
    key,
    title: i18n._({ ...TITLES[mark.direction], values }),
    body,
    mail: { title: i18n._({ ...MAIL_TITLES[mark.direction], values }), body },
    path: `/catches/waters/${water.id}`,
    data: {
      water: water.name,
      direction: mark.direction,
      ...(mark.quantity === "level"
        ? { level_ft: value, mark_ft: mark.value }
        : { flow_ft3s: value, mark_ft3s: mark.value }),
      trend: level.trend,
      measured_at: observedAt,
    },
  };
}

const NOW: Record<"falling" | "steady" | "rising" | "unknown", MessageDescriptor> = {
  falling: /*i18n*/ { id: "notification.river.falling", message: "{value} and falling at {time}." },
  steady: /*i18n*/ { id: "notification.river.steady", message: "{value} and steady at {time}." },
  rising: /*i18n*/ { id: "notification.river.rising", message: "{value} and rising at {time}." },
  unknown: /*i18n*/ { id: "notification.river.now", message: "{value} at {time}." },
};

function describeRiver(
  i18n: I18n,
  { units, timeZone }: UserRow,
  { mark, value, level: { trend, change24h }, observedAt }: River,
): string {
  const amount = amountIn(i18n, units);
  const time = new Intl.DateTimeFormat(i18n.locale, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(new Date(observedAt));
  const change = mark.quantity === "level" ? change24h : null;
  const sentences = [
    i18n._({ ...NOW[trend ?? "unknown"], values: { value: amount(mark.quantity, value), time } }),
    ...(change === null ? [] : [describeChange(i18n, change, amount)]),
    i18n.t({ id: "notification.river.asked", message: "You asked to be told at this mark." }),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** Returns an empty text for a change that rounds to nothing. */
function describeChange(i18n: I18n, change: number, amount: Amount): string {
  const [moved, unmoved] = [amount("level", Math.abs(change)), amount("level", 0)];
  if (moved === unmoved) return "";
  return change > 0
    ? i18n.t({ id: "notification.river.up", message: "Up {moved} in a day.", values: { moved } })
    : i18n.t({ id: "notification.river.down", message: "Down {moved} in a day.", values: { moved } });
}

type Amount = (quantity: MarkQuantity, value: number) => string;

/** Rivers are told to the tenth of a foot or the centimeter. */
function amountIn(i18n: I18n, units: UnitSystem): Amount {
  const isMetric = units === "metric";
  const format = (value: number, decimals: number) =>
    new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: decimals }).format(value).replace("-", "−");
  return (quantity, value) => {
    if (quantity === "level") {
      return isMetric ? `${format(FEET_TO_METERS.fromApi(value), 2)} m` : `${format(value, 1)} ft`;
    }
    const flow = isMetric ? CUBIC_FEET_TO_CUBIC_METERS.fromApi(value) : value;
    return `${format(flow, flow < 10 ? 1 : 0)} ${isMetric ? "m³/s" : "ft³/s"}`;
  };
}
