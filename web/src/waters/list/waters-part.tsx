import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { FilterRow, FilterRowEnd } from "../../ui/filters/filter-row.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useWaters } from "../data/use-waters.ts";
import { ListNumbers } from "./list-numbers.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { useWaterFilters } from "./use-water-filters.ts";
import { WaterFilterChips } from "./water-filter-chips.tsx";
import { WaterSkeletons } from "./water-skeletons.tsx";
import { WatersList } from "./waters-list.tsx";

import * as styles from "./waters-part.module.css";

const NewWater = lazyPart(async () => (await import("../dialogs/new-water.tsx")).NewWater);

interface WatersPartProps {
  /** What the angler has caught, the most frequent first. */
  species: readonly string[];
}

/** All waters of the angler, and where they fished without naming one. */
export function WatersPart({ species }: WatersPartProps) {
  const { filters, order, change } = useWaterFilters();
  const list = useWaters(filters);
  const isFiltered = filters.species !== undefined || filters.year !== undefined;
  if (hasFailed(list)) {
    return (
      <LoadFailure
        level={2}
        title={t`Your waters could not be loaded`}
        online={t`Everything you named is safe. Creel did not answer. Try again in a moment.`}
        offline={t`Everything you named is safe. You are offline. Try again once you have a signal.`}
        query={list}
      />
    );
  }
  if (!list.data) return <WaterSkeletons />;
  if (list.data.waters.length + list.data.unnamed.length === 0 && !isFiltered) return <NoWaters />;
  return (
    <>
      <FilterRow label={t`Waters`} className={styles.bar}>
        <OrderChoice order={order} onChange={(next) => change({ order: next })} />
        <WaterFilterChips filters={filters} change={change} species={species} />
        <FilterRowEnd>
          <AddWater />
        </FilterRowEnd>
      </FilterRow>
      <ListNumbers {...list.data} />
      <WatersList {...list.data} order={order} />
    </>
  );
}

function NoWaters() {
  return (
    <EmptyState level={2} title={t`No waters yet`} drawing="course" actions={<AddWater />}>
      {t`Give a lake or a river its name once: what you catch and fish there is found by itself.`}
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
