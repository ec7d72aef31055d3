import type { WaterList } from "@creel/domain/waters/water-list";
import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { formatCount } from "../data/format.ts";
import { ownRate } from "../rates/likely-rate.ts";

/** What all waters come to. */
export function ListNumbers({ waters, unnamed }: WaterList) {
  const sum = (of: (water: WaterList["waters"][number]) => number) =>
    waters.reduce((total, water) => total + of(water), 0);
  const hours = sum((water) => water.hours);
  const blanks = sum((water) => water.blanks);
  const own = ownRate(waters.map(({ usable }) => usable));
  return (
    <NumberBand>
      <BandNumber
        name={t`Waters`}
        amount={{ figure: formatCount(waters.length), unit: "" }}
        note={
          unnamed.length > 0
            ? t`${plural(unnamed.length, { one: "and # without a name", other: "and # without a name" })}`
            : undefined
        }
      />
      <BandNumber
        name={t`Trips`}
        amount={{ figure: formatCount(sum(({ trips }) => trips)), unit: "" }}
        note={t`${plural(blanks, { one: "# blank", other: "# blanks" })}`}
      />
      <BandNumber name={t`Hours`} amount={{ figure: formatHours(hours), unit: t`h` }} />
      <BandNumber
        name={t`Fish an hour`}
        amount={own > 0 ? { figure: formatRate(own), unit: "" } : null}
        note={own > 0 ? t`the dashed line below` : undefined}
      />
    </NumberBand>
  );
}
