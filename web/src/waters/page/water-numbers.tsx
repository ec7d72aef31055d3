import type { Water } from "@creel/domain/waters/water";
import type { WaterStats } from "@creel/domain/waters/water-stats";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { formatHours, formatRate, formatSkunked } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { waterListQuery } from "../data/api.ts";
import { formatCount } from "../data/format-waters.ts";
import { describeLikely, likelyRate } from "../likely-rate.ts";

interface WaterNumbersProps {
  water: Water;
  /** `undefined` until they are known. */
  stats: WaterStats | undefined;
}

export function WaterNumbers({ water, stats }: WaterNumbersProps) {
  const { trips, blanks, fish, hours, usable } = water;
  const { data } = useQuery(waterListQuery());
  const rate = likelyRate(
    usable,
    (data?.waters ?? [water]).map((each) => each.usable),
  );
  const species = stats?.bySpecies.length;
  const each = trips > 0 && hours > 0 ? formatHours(hours / trips) : null;
  return (
    <NumberBand isBelowMap>
      <BandNumber
        name={t`Trips`}
        amount={{ figure: formatCount(trips), unit: "" }}
        note={t`${plural(blanks, { one: "# blank", other: "# blanks" })}`}
      />
      <BandNumber
        name={t`Hours`}
        amount={{ figure: formatHours(hours), unit: t`h` }}
        note={each === null ? undefined : t`${each} per trip`}
      />
      <BandNumber
        name={t`Fish`}
        amount={{ figure: formatCount(fish), unit: "" }}
        note={
          species === undefined ? undefined : t`${plural(species, { one: "# species", other: "# species" })}`
        }
      />
      <BandNumber
        name={t`Fish per hour`}
        amount={usable.hours > 0 ? { figure: formatRate(usable.fish / usable.hours), unit: "" } : null}
        note={rate ? joinList([describeLikely(rate), formatSkunked(water)]) : t`not enough to tell yet`}
      />
    </NumberBand>
  );
}
