import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import type { RefObject } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { countedName, figuresOfOne } from "../../catches/labels/counted-name.ts";
import { WhenAndFate } from "../../catches/labels/fate-mark.tsx";
import { lureName } from "../../catches/labels/lure-names.ts";
import { CatchWater } from "../../catches/labels/water-name.tsx";
import { CatchPicture } from "../../catches/list/catch-thumbnail.tsx";
import { useCatch } from "../../catches/logbook/use-catch.ts";
import { OnThisPhone } from "../../catches/outbox/pending-context.tsx";
import { formatShort, markSample } from "../../dates/format-catch-time.ts";
import { NetworkError } from "../../http/api-error.ts";
import { joinList } from "../../i18n/join-list.ts";
import { useWorking } from "../../photos/use-working.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import type { MapHandle } from "../view/map-types.ts";
import { useBesidePin } from "./beside-pin.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./pin-card.module.css";

interface PinCardProps {
  id: string;
  map: RefObject<MapHandle | null>;
  /** The place of its pin; `null` until it is known. */
  place: Coordinates | null;
  onClose: () => void;
}

/** Beside its pin; on a phone above the list. */
export function PinCard({ id, map, place, onClose }: PinCardProps) {
  const { caught, error, isGone } = useCatch(id);
  const card = useBesidePin(map, useIsPhone() ? null : place);
  return (
    <section ref={card} className={styles.root} data-slot="pin-card" aria-label={t`Selected catch`}>
      {caught && <Content caught={caught} onClose={onClose} />}
      {!caught && (error || isGone ? <Missing error={error} onClose={onClose} /> : <Loading />)}
    </section>
  );
}

function Missing({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const isUnreached = error instanceof NetworkError;
  return (
    <div className={styles.words}>
      <Head title={isUnreached ? t`Not on this device` : t`Not in your log`} onClose={onClose} />
      <p className={classNames(utilities.small, utilities.muted)}>
        {isUnreached
          ? t`It’s safe in your log. You can see it when you’re back online.`
          : t`This catch was deleted, or it belongs to someone else.`}
      </p>
    </div>
  );
}

function Content({ caught, onClose }: { caught: Catch; onClose: () => void }) {
  const { onView } = useCatchDialogs();
  const units = useUnits();
  const { photos, hide } = useWorking(caught.photos);
  const { lure_type: lure, depth } = caught;
  const tackle = joinList([
    lure && lureName(lure),
    depth !== null && units.format("depth", depth),
    figuresOfOne(caught),
  ]);
  return (
    <>
      <CatchPicture
        caught={caught}
        cover={photos[0]}
        onFail={hide}
        sizes="320px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <Head title={countedName(caught)} onClose={onClose} />
        <div className={styles.figures}>
          <MeasureFigure measure="weight" value={caught.weight} />
          <MeasureFigure measure="length" value={caught.length} />
        </div>
        {tackle && <p className={classNames(utilities.small, utilities.muted)}>{tackle}</p>}
        <CatchWater caught={caught} className={utilities.small} />
        <WhenAndFate
          when={markSample(formatShort(caught), caught)}
          fate={caught.fate}
          className={classNames(utilities.small, utilities.muted)}
        />
        <OnThisPhone catchId={caught.id} className={styles.badge} />
        <Button look="deep" isWide className={styles.view} onPress={() => onView(caught)}>
          {t`View`}
        </Button>
      </div>
    </>
  );
}

function Head({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <IconButton label={t`Close`} onPress={onClose}>
        <Icon of={X} isSmall />
      </IconButton>
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.words} role="status" aria-label={t`Loading`}>
      <Skeleton width="60%" height={22} />
      <Skeleton width="80%" height={22} />
      <Skeleton width="100%" height={44} />
    </div>
  );
}
