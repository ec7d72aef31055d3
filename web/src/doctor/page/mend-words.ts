import type { Mend } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";

import { formatShort } from "../../dates/format-catch-time.ts";
import type { Units } from "../../units/make-units.ts";
import { figureAfter } from "./describe-slip.ts";
import { type Found, whenOf } from "./found.ts";

interface MendWords {
  /** What its button says. */
  name: string;
  /** What is said when it is done. */
  done: string;
}

export function wordsOfMend(mend: Mend, found: Found, units: Units): MendWords {
  switch (mend.kind) {
    case "length":
    case "weight":
      return newValue(figureAfter(mend, units));
    case "place":
      return OF_PLACE[mend.how]();
    case "time":
      return OF_TIME[mend.how]();
    case "zone":
      return newValue(timeAfter(mend, found));
    case "leave_trip":
      return { name: t`Take it out of the trip`, done: t`It belongs to no trip.` };
    case "end_trip":
      return { name: endAt(mend, found), done: t`It ends with its last fish or event.` };
    case "merge":
      return { name: t`Make them one`, done: t`They are one catch.` };
  }
}

const OF_PLACE: Record<Extract<Mend, { kind: "place" }>["how"], () => MendWords> = {
  latitude: () => ({ name: t`Turn the sign`, done: t`Moved to where you fish.` }),
  longitude: () => ({ name: t`Turn the sign`, done: t`Moved to where you fish.` }),
  both_signs: () => ({ name: t`Turn the signs`, done: t`Moved to where you fish.` }),
  swapped: () => ({ name: t`Exchange the two`, done: t`Moved to where you fish.` }),
  shore: () => ({ name: t`Move to the shore`, done: t`Moved to the shore.` }),
  same_day: () => ({ name: t`Take the place of that day`, done: t`Moved to where you were that day.` }),
};

const OF_TIME: Record<Extract<Mend, { kind: "time" }>["how"], () => MendWords> = {
  day: () => ({ name: t`Keep the day alone`, done: t`The day alone is kept.` }),
  logged: () => ({ name: t`Take when it was logged`, done: t`It was caught when it was logged.` }),
  photo: () => ({ name: t`Take the photo’s time`, done: t`It was caught when its photo was taken.` }),
};

function newValue(value: string): MendWords {
  return { name: t`Make it ${value}`, done: t`It is ${value} now.` };
}

function timeAfter({ date, time_zone }: Extract<Mend, { kind: "zone" }>, { catches }: Found): string {
  const [caught] = catches;
  return caught ? formatShort({ ...caught, date, time_zone }) : "";
}

function endAt({ ended_at: end }: Extract<Mend, { kind: "end_trip" }>, { trip }: Found): string {
  const time = trip ? formatShort(whenOf(trip, end)) : "";
  return t`End it on ${time}`;
}
