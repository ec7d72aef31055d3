import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Dialog, Heading } from "react-aria-components";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import type { Filters } from "../../catches/filters/model/filters.ts";
import { countedName } from "../../catches/labels/counted-name.ts";
import { WhenAndFate } from "../../catches/labels/fate-mark.tsx";
import { CatchName } from "../../catches/list/catch-name.tsx";
import { CatchPicture } from "../../catches/list/catch-thumbnail.tsx";
import { CatchesFailure } from "../../catches/list/catches-failure.tsx";
import { catchesOf, useCatchesOnSpot } from "../../catches/logbook/use-catch-list.ts";
import { OnThisPhone } from "../../catches/outbox/pending-context.tsx";
import { formatShort, markSample } from "../../dates/format-catch-time.ts";
import { formatNumber } from "../../i18n/numbers.ts";
import { useWorking } from "../../photos/use-working.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import type { MapSpot } from "../view/map-types.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./spot-panel.module.css";

interface SpotPanelProps {
  spot: MapSpot;
  filters: Filters;
  onClose: () => void;
}

/** For pins so close together that no zoom separates them. */
export function SpotPanel({ spot, filters, onClose }: SpotPanelProps) {
  const { bounds } = spot;
  const list = useCatchesOnSpot(bounds, filters);
  const { isMissing } = list;
  const panel = useEscape(onClose);
  const total = list.data?.pages.at(-1)?.total;

  return (
    <div ref={panel} className={styles.root} data-slot="spot-panel">
      <Dialog className={styles.dialog}>
        <div className={styles.head}>
          <Heading slot="title" level={2}>
            {describeTotal(total)}
          </Heading>
          <IconButton label={t`Close`} onPress={onClose}>
            <Icon of={X} isSmall />
          </IconButton>
        </div>
        <div className={styles.body}>
          {!list.data && !isMissing && <TileSkeletons />}
          {isMissing && <CatchesFailure title={t`These catches could not be loaded`} query={list} />}
          {total === 0 && (
            <p className={classNames(utilities.small, utilities.muted)}>
              {t`No catches here match your filters.`}
            </p>
          )}
          <Tiles catches={(isMissing ? list.waiting : catchesOf(list)) ?? []} />
          <LoadMore
            hasMore={list.hasMore}
            isLoading={list.isFetchingNextPage}
            hasFailed={list.isFetchNextPageError}
            onMore={list.showMore}
          />
        </div>
      </Dialog>
    </div>
  );
}

function describeTotal(total: number | undefined): string {
  if (total === undefined) return t`At this spot`;
  const count = formatNumber(total);
  return t`${count} at this spot`;
}

function Tiles({ catches }: { catches: readonly Catch[] }) {
  const { onView } = useCatchDialogs();
  return (
    <ul className={styles.tiles}>
      {catches.map((caught) => (
        <li key={caught.id}>
          <SpotTile caught={caught} onView={onView} />
        </li>
      ))}
    </ul>
  );
}

function TileSkeletons() {
  return (
    <div className={styles.tiles} role="status" aria-label={t`Loading`}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} width="100%" height={132} />
      ))}
    </div>
  );
}

/** The panel is no dialog, so it has to handle Escape itself. */
function useEscape(onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onEscape();
  });
  useEffect(() => {
    const element = ref.current;
    const listen = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, []);
  return ref;
}

interface SpotTileProps {
  caught: Catch;
  onView: (caught: Catch) => void;
}

function SpotTile({ caught, onView }: SpotTileProps) {
  const { photos, hide } = useWorking(caught.photos);
  return (
    <article className={styles.tile}>
      <CatchPicture caught={caught} cover={photos[0]} onFail={hide} sizes="180px" />
      <h3>
        <CatchName className={styles.name} onOpen={() => onView(caught)}>
          {countedName(caught)}
        </CatchName>
      </h3>
      <div className={styles.figures}>
        <MeasureFigure measure="weight" value={caught.weight} />
        <MeasureFigure measure="length" value={caught.length} isLight />
      </div>
      <WhenAndFate
        when={markSample(formatShort(caught), caught)}
        fate={caught.fate}
        className={classNames(utilities.small, utilities.muted)}
      />
      <OnThisPhone catchId={caught.id} />
    </article>
  );
}
