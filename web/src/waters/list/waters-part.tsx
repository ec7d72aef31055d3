import type { UnnamedPlace, WaterList } from "@creel/domain/waters/water-list";
import { plural, t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { FilterRow, FilterRowEnd } from "../../ui/filters/filter-row.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { formatCount } from "../data/format-waters.ts";
import { useWaters } from "../data/use-waters.ts";
import { ownRate } from "../likely-rate.ts";
import { Proposals } from "../proposals/proposals.tsx";
import { proposedName } from "../proposals/propose.ts";
import { useUnnamed } from "../proposals/use-unnamed.ts";
import { OrderChoice, useWaterFilters, WaterFilterChips } from "./water-filters.tsx";
import { WatersList } from "./waters-list.tsx";

import * as styles from "./waters-part.module.css";

const ROWS = [1, 2, 3, 4];

const NewWater = lazyPart(async () => (await import("../dialogs/new-water.tsx")).NewWater);

interface WatersPartProps {
  /** The species that the angler has caught, most frequent first. */
  species: readonly string[];
  /** Opens the dialog that asks for the name of a place. */
  onName: (place: UnnamedPlace) => void;
}

/** Shows all waters of the angler, and the unnamed places where they fished. */
export function WatersPart({ species, onName }: WatersPartProps) {
  const { filters, order, change } = useWaterFilters();
  const list = useWaters(filters);
  const all = useUnnamed(useWaters().data);
  const isFiltered = filters.species !== undefined || filters.year !== undefined;
  if (hasFailed(list)) {
    return (
      <LoadFailure
        level={2}
        title={t`Your waters could not be loaded`}
        online={t`Everything you named is safe. Creel didn’t answer. Try again in a moment.`}
        offline={t`Everything you named is safe. You are offline. Try again once you have a signal.`}
        query={list}
      />
    );
  }
  if (!list.data) return <WaterSkeletons />;
  if (list.data.waters.length + list.data.unnamed.length === 0 && !isFiltered) return <NoWaters />;
  // It is unknown which unnamed places a filter would leave.
  const unnamed = isFiltered ? [] : all;
  const [proposed, others] = [
    unnamed.filter((place) => proposedName(place) !== null),
    unnamed.filter((place) => proposedName(place) === null),
  ];
  return (
    <>
      {proposed.length > 0 && <Proposals places={proposed} onOtherName={onName} />}
      <FilterRow label={t`Waters`} className={styles.bar}>
        <OrderChoice order={order} onChange={(next) => change({ order: next })} />
        <WaterFilterChips filters={filters} change={change} species={species} />
        <FilterRowEnd>
          <AddWater />
        </FilterRowEnd>
      </FilterRow>
      <ListNumbers
        waters={list.data.waters}
        unnamed={isFiltered ? [] : list.data.unnamed}
        places={unnamed.length}
      />
      <WatersList waters={list.data.waters} unnamed={others} order={order} onName={onName} />
    </>
  );
}

function NoWaters() {
  return (
    <EmptyState level={2} title={t`No waters yet`} drawing="course" actions={<AddWater />}>
      {t`Name a lake once and Creel files your catches and trips under it.`}
    </EmptyState>
  );
}

function AddWater() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Icon of={Plus} isSmall />
        {t`Add a water`}
      </Button>
      <Suspense>{isOpen && <NewWater place={null} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

function WaterSkeletons() {
  return (
    <div className={styles.skeletons} aria-busy>
      <Skeleton height={112} />
      {ROWS.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton height={82} />
          <Skeleton width="40%" height={22} />
          <Skeleton width="25%" height={16} />
        </div>
      ))}
    </div>
  );
}

/** The totals of all waters, including those without a name. */
function ListNumbers({ waters, unnamed, places }: WaterList & { places: number }) {
  const all = [...waters, ...unnamed];
  const sum = (of: (water: (typeof all)[number]) => number) =>
    all.reduce((total, water) => total + of(water), 0);
  const hours = sum((water) => water.hours);
  const blanks = sum((water) => water.blanks);
  const own = ownRate(waters.map(({ usable }) => usable));
  return (
    <NumberBand>
      <BandNumber
        name={t`Waters`}
        amount={{ figure: formatCount(waters.length + places), unit: "" }}
        note={places > 0 ? t`${plural(places, { one: "# unnamed", other: "# unnamed" })}` : undefined}
      />
      <BandNumber
        name={t`Trips`}
        amount={{ figure: formatCount(sum(({ trips }) => trips)), unit: "" }}
        note={t`${plural(blanks, { one: "# skunked", other: "# skunked" })}`}
      />
      <BandNumber name={t`Hours`} amount={{ figure: formatHours(hours), unit: t`h` }} />
      <BandNumber
        name={t`Fish per hour`}
        amount={own > 0 ? { figure: formatRate(own), unit: "" } : null}
        note={own > 0 ? t`the dashed line below` : undefined}
      />
    </NumberBand>
  );
}
