import type { Catch } from "@creel/domain/catches/catch";
import { type Bounds, isIn } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useState } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { type Filters, hasFilters } from "../../catches/filters/model/filters.ts";
import { CatchCard } from "../../catches/list/catch-card.tsx";
import { CatchRows } from "../../catches/list/catch-lists.tsx";
import { RowSkeletons } from "../../catches/list/catch-skeletons.tsx";
import { useLoadedLogbook, catchesOf, useCatchesInView } from "../../catches/logbook/use-catch-list.ts";
import { formatNumber } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { FailedQuery } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { type Beyond, NoResultsInView } from "./no-catches-in-view.tsx";

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

/** On a phone, the list is a sheet. It is closed, except for new users until they close it. */
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
      {/** Announces the number of catches in view to screen reader users who move the map. */}
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

interface RowsInViewProps {
  catches: readonly Catch[];
  chosenId: string | null;
}

function RowsInView({ catches, chosenId }: RowsInViewProps) {
  const actions = useCatchDialogs();
  if (catches.length === 0) return null;
  return (
    <CatchRows>
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="compact" caught={caught} actions={actions} isChosen={caught.id === chosenId} />
        </li>
      ))}
    </CatchRows>
  );
}

interface CachedInViewProps {
  bounds: Bounds | null;
  filters: Filters;
  chosenId: string | null;
  /** The matching pending catches in view. */
  waiting: readonly Catch[];
  query: FailedQuery;
}

/** Shown if the server cannot be reached. */
function CachedInView({ bounds, filters, chosenId, waiting, query }: CachedInViewProps) {
  const cached = useLoadedLogbook();
  // The cached catches are only a part of the logbook, so a filter would find too few.
  if (!cached || hasFilters(filters)) {
    return (
      <>
        <RowsInView catches={waiting} chosenId={chosenId} />
        <Note query={query}>{t`The list could not be loaded. Check your connection and try again.`}</Note>
      </>
    );
  }
  const total = formatNumber(cached.total);
  const newest = formatNumber(cached.catches.length);
  const inView = bounds ? cached.catches.filter((caught) => isIn(bounds, caught)) : [];
  return (
    <>
      <RowsInView catches={inView} chosenId={chosenId} />
      {cached.catches.length === cached.total ? (
        inView.length === 0 && <p className={styles.note}>{t`No catches in this part of the map.`}</p>
      ) : (
        <Note query={query}>{t`Only your newest ${newest} of ${total} catches are on this device.`}</Note>
      )}
    </>
  );
}

function Note({ query, children }: { query: FailedQuery; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <p>{children}</p>
      <Button isPending={!query.isError} onPress={() => void query.refetch()}>
        {t`Try again`}
      </Button>
    </div>
  );
}
