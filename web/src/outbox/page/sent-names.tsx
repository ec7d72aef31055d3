import { formatTimes } from "../../dates/format-clock.ts";
import { isTripItem } from "../../trips/outbox/trip-item.ts";
import { kindName } from "../../waters/data/format-waters.ts";
import { isWaterItem } from "../../waters/outbox/water-item.ts";
import type { SentSubject } from "../waiting/sent-items.ts";
import { kindOf } from "./record-kinds.ts";
import { nameOfTrip, useTripOf } from "./trip-of-waiting.ts";
import { useNameOfRecord } from "./waiting-record-row.tsx";
import { nameOfWater, useWaterOf } from "./water-of-waiting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface SentProps {
  sent: SentSubject;
}

export function SentTripName({ sent: { id, items } }: SentProps) {
  const trip = useTripOf(id, items.filter(isTripItem));
  return (
    <>
      <b>{nameOfTrip(trip)}</b>
      {trip && <p>{formatTimes(trip)}</p>}
    </>
  );
}

export function SentWaterName({ sent: { id, items } }: SentProps) {
  const water = useWaterOf(id, items.filter(isWaterItem));
  return (
    <>
      <b className={utilities.place}>{nameOfWater(water)}</b>
      {water && <p>{kindName(water.kind)}</p>}
    </>
  );
}

export function SentRecordName({ sent: { id, items } }: SentProps) {
  const name = useNameOfRecord(id, items);
  return (
    <>
      <b>{name}</b>
      <p>{kindOf(items).about()}</p>
    </>
  );
}
