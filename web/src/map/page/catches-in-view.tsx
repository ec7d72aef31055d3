import type { Bounds } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";

import type { Filters } from "../../catches/filters/model/filters.ts";
import { RowSkeletons } from "../../catches/list/catch-skeletons.tsx";
import { formatNumber } from "../../catches/logbook/format.ts";
import { catchesOf, useCatchesInView } from "../../catches/logbook/hooks/use-catch-list.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { CachedInView } from "./cached-in-view.tsx";
import { type Beyond, NoResultsInView } from "./no-results.tsx";
import { RowsInView } from "./rows-in-view.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./catches-in-view.module.css";

interface CatchesInViewProps {
  bounds: Bounds | null;
  filters: Filters;
  chosenId: string | null;
  beyond: Beyond;
}

/** The text alternative of the map: the same catches as a list. */
export function CatchesInView({ bounds, filters, chosenId, beyond }: CatchesInViewProps) {
  const sheet = useSheet(beyond.kind === "nothing");
  const list = useCatchesInView(bounds, filters);
  const total = list.data?.pages.at(-1)?.total;
  const catches = catchesOf(list) ?? [];
  const count = total === undefined ? null : formatNumber(total);
  const title = count === null ? t`Catches in view` : t`${count} in view`;

  return (
    <aside className={styles.root} {...sheet.states} aria-label={t`Catches in view`}>
      <ListHead title={title} isOpen={sheet.isOpen} onToggle={sheet.toggle} />
      <div className={styles.body}>
        {list.isMissing ? (
          <CachedInView
            bounds={bounds}
            filters={filters}
            chosenId={chosenId}
            waiting={list.waiting}
            query={list}
          />
        ) : (
          <>
            {total === undefined && <RowSkeletons count={4} />}
            {total === 0 && <NoResultsInView beyond={beyond} />}
            <RowsInView catches={catches} chosenId={chosenId} />
          </>
        )}
        <LoadMore
          hasMore={list.hasMore}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={list.showMore}
        />
      </div>
    </aside>
  );
}

/** On a phone the list is a sheet: closed, except for new users until they close it. */
function useSheet(isNew: boolean) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isNew;
  const states = { "data-open": isOpen || undefined, "data-brief": (isOpen && isNew) || undefined };
  return { isOpen, states, toggle: () => setChosen(!isOpen) };
}

interface ListHeadProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}

function ListHead({ title, isOpen, onToggle }: ListHeadProps) {
  const isPhone = useIsPhone();
  return (
    <div className={styles.head}>
      {/** Announces how many are in view to who moves the map without seeing it. */}
      <h2 aria-live="polite">
        {isPhone ? (
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
            {title}
            <Icon of={isOpen ? ChevronDown : ChevronUp} />
          </button>
        ) : (
          title
        )}
      </h2>
      {!isPhone && <span className={classNames(utilities.small, utilities.muted)}>{t`Newest first`}</span>}
    </div>
  );
}
