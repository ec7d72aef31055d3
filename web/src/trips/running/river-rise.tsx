import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { milesBetween } from "@creel/domain/places/distance";
import type { Trip } from "@creel/domain/trips/trip";
import type { RiverLevel, WaterConditions } from "@creel/domain/waters/gauge";
import type { AlertsAnswer } from "@creel/domain/weather/alert";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { formatClock } from "../../dates/format-clock.ts";
import { RIVER_RISE_KEY } from "../../device/storage-keys.ts";
import { useConnectivity } from "../../http/connectivity.ts";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import { RisingWater } from "../../ui/art/drawn-icons.ts";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import {
  formatAge,
  heightAmount,
  joinAmount,
  serviceName,
} from "../../waters/conditions/format-conditions.ts";
import { conditionsQuery } from "../../waters/data/api.ts";
import { AlertFrame, WarningText } from "../../weather/alert-card.tsx";
import { alertsQuery } from "../../weather/api.ts";
import { useTrueNow } from "../parts/use-true-now.ts";

/** An older rise is no news. */
const NEWS_MS = 3 * HOUR_MS;
/** The last hour, and a little more, because gauges measure each quarter of an hour. */
const ABOUT_AN_HOUR_MS = 1.25 * HOUR_MS;

const dismissed = storedText(RIVER_RISE_KEY);

/** Warns while the river of a running trip rises fast. Asks its gauge every 5 minutes while there is a network. */
export function RiverRise({ trip }: { trip: Trip }) {
  const waterId = trip.water?.id ?? "";
  const isReached = useConnectivity() === "reached";
  const { data } = useQuery({ ...conditionsQuery(waterId), enabled: waterId !== "" && isReached });
  const { isDismissed, dismiss } = useDismissed(trip.id);
  const now = useTrueNow();
  const rise = data?.level?.rise;
  if (!data || !rise || now - Date.parse(rise.until) > NEWS_MS || isDismissed(rise)) return null;
  return (
    <div role="alert">
      <Warning trip={trip} conditions={data} rise={rise} now={now} onDismiss={() => dismiss(rise)} />
    </div>
  );
}

type Rise = NonNullable<RiverLevel["rise"]>;

/** A rise that began before the dismissed one ended is the same one. */
function useDismissed(tripId: string) {
  const [id, until = ""] = (useStore(dismissed) ?? "").split(" ");
  return {
    isDismissed: ({ since }: Rise) => id === tripId && since <= until,
    dismiss: (rise: Rise) => dismissed.set(`${tripId} ${rise.until}`),
  };
}

interface WarningProps {
  trip: Trip;
  conditions: WaterConditions;
  rise: Rise;
  /** In milliseconds since 1970. */
  now: number;
  onDismiss: () => void;
}

function Warning({ trip, conditions: { gauge }, rise, now, onDismiss }: WarningProps) {
  const units = useUnits();
  const place = placeOf(trip);
  const { data: alerts } = useQuery({ ...alertsQuery(place ?? NOWHERE), enabled: place !== null });
  const service = gauge ? serviceName(gauge.service) : "";
  const age = formatAge(now - Date.parse(rise.until));
  return (
    <AlertFrame
      title={t`The river rises fast`}
      note={describeRise(rise, units)}
      icon={RisingWater}
      severity="severe"
      onDismiss={onDismiss}
    >
      <WarningText
        impact={t`Leave islands and gravel bars while you can wade back.`}
        source={[t`${service} gauge, ${age}.`, describeOfficial(alerts)].filter(Boolean).join(" ")}
      >
        {describeLevels(rise, {
          units,
          timeZone: trip.time_zone,
          away: place && gauge && milesBetween(gauge, place),
        })}
      </WarningText>
    </AlertFrame>
  );
}

const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

function placeOf({ latitude, longitude }: Trip): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** As in "1.1 ft in the last hour". */
function describeRise({ from, to, since, until }: Rise, units: Units): string {
  const amount = joinAmount(heightAmount(units, to - from));
  const length = Date.parse(until) - Date.parse(since);
  if (length <= ABOUT_AN_HOUR_MS) return t`${amount} in the last hour`;
  const hours = Math.round(length / HOUR_MS);
  return t`${amount} in ${hours} hours`;
}

interface Levels {
  units: Units;
  timeZone: string;
  /** In miles; `null` if it is not known. */
  away: number | null;
}

/** As in "5.9 ft at 8:15 AM, 6 mi away from you. It was 4.8 ft at 7:15 AM." */
function describeLevels(rise: Rise, { units, timeZone, away }: Levels): string {
  const [to, from] = [joinAmount(heightAmount(units, rise.to)), joinAmount(heightAmount(units, rise.from))];
  const [time, earlier] = [formatClock(rise.until, timeZone), formatClock(rise.since, timeZone)];
  if (away === null) return t`${to} at ${time}. It was ${from} at ${earlier}.`;
  const distance = units.formatDistance(away);
  return t`${to} at ${time}, ${distance} away from you. It was ${from} at ${earlier}.`;
}

/** Alerts that are out stand beside this warning. */
function describeOfficial(alerts: AlertsAnswer | undefined): string | null {
  if (!alerts || alerts.alerts.length > 0) return null;
  return alerts.covered ? t`No official warning is out.` : t`No alert service covers this place.`;
}
