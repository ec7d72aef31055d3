import { formatTimes } from "../../dates/format-trip.ts";
import { kindName } from "../../waters/data/format-waters.ts";
import type { SentSubject } from "../waiting/sent-items.ts";
import { nameOfTrip, useTripOf } from "./trip-of-waiting.ts";
import { nameOfWater, useWaterOf } from "./water-of-waiting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface SentProps {
  sent: SentSubject;
}

export function SentTripName({ sent: { id, items } }: SentProps) {
  const trip = useTripOf(
    id,
    items.flatMap((item) => (item.subject === "trip" ? item : [])),
  );
  return (
    <>
      <b>{nameOfTrip(trip)}</b>
      {trip && <p>{formatTimes(trip)}</p>}
    </>
  );
}

export function SentWaterName({ sent: { id, items } }: SentProps) {
  const water = useWaterOf(
    id,
    items.flatMap((item) => (item.subject === "water" ? item : [])),
  );
  return (
    <>
      <b className={utilities.place}>{nameOfWater(water)}</b>
      {water && <p>{kindName(water.kind)}</p>}
    </>
  );
}
