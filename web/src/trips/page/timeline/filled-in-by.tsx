import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { locale } from "../../../i18n/locale.ts";
import { serviceName } from "../../../waters/conditions/format-conditions.ts";
import { useGaugeOfTrip, useTidesOfTrip } from "./trip-sources.ts";
import { waterOfHour } from "./water-rows.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

const AND = new Intl.ListFormat(locale, { type: "conjunction", style: "long" });

/** Names the sources of tide, river and water temperature. Example: "Filled in by Bar Harbor (tide) and you." */
export function FilledInBy({ trip }: { trip: Trip }) {
  const tides = useTidesOfTrip(trip);
  const gauge = useGaugeOfTrip(trip);
  const sources = new Set(trip.conditions.hours.map((hour) => waterOfHour(trip, hour).source));
  const station = tides?.station.name;
  const names = [
    station !== undefined && t`${station} (tide)`,
    gauge && describeGauge(gauge),
    sources.has("learned") && t`what Creel learned from your readings`,
    sources.has("angler") && t({ message: "you", context: "filled in by" }),
  ].filter((name) => typeof name === "string");
  if (names.length === 0) return null;
  const list = AND.format(names);
  return (
    <p className={utilities.hint}>
      {t`Filled in by ${list}.`} {station !== undefined && t`Not for navigation.`}
    </p>
  );
}

function describeGauge({ name, service }: NonNullable<ReturnType<typeof useGaugeOfTrip>>): string {
  const of = serviceName(service);
  return t`the gauge ${name} (${of})`;
}
