import type { Fix } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";
import { CircleAlert } from "lucide-react";
import { Suspense, useState } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { WaterName } from "../../catches/labels/water-name.tsx";
import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { mapPathOf } from "../../catches/logbook/map-path.ts";
import { formatShort } from "../../dates/format-catch-time.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { describeFinding } from "./describe-finding.ts";
import { figureAfter } from "./describe-slip.ts";
import { type Found, nameOf, PLACE_CHECKS, whenOf } from "./found.ts";
import { PlacePicture } from "./place-picture.tsx";
import type { Fixes } from "./use-fixes.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./doctor-page.module.css";

const Compare = lazyPart(async () => (await import("./compare.tsx")).Compare);

interface FindingRowProps {
  found: Found;
  fixes: Fixes;
}

/** Shows a finding with buttons for its likely fixes and for marking it as correct. */
export function FindingRow({ found, fixes }: FindingRowProps) {
  const units = useUnits();
  const { finding, catches } = found;
  const name = nameOf(found, units);
  const [isCompared, setIsCompared] = useState(false);
  const [one, other] = catches;
  const compare = other && { isCompared, onPress: () => setIsCompared(!isCompared) };
  return (
    <li className={styles.row}>
      {catches.length > 0 && (
        <div className={styles.pictures} data-many={catches.length > 1 || undefined}>
          {PLACE_CHECKS.has(finding.check) && one ? (
            <PlacePicture check={finding.check} caught={one} className={styles.picture} />
          ) : (
            catches.map((caught) => (
              <CatchThumbnail key={caught.id} caught={caught} className={styles.picture} />
            ))
          )}
        </div>
      )}
      <div className={styles.words}>
        <h3>{name}</h3>
        <About found={found} />
        <p className={styles.question}>
          <Icon of={CircleAlert} isSmall />
          <span>{describeFinding(found, units)}</span>
        </p>
        {isCompared && one && other && (
          <Suspense fallback={<Skeleton width="100%" height={96} />}>
            <Compare one={one} other={other} />
          </Suspense>
        )}
      </div>
      <Actions key={finding.key} {...{ found, fixes, name, compare }} />
    </li>
  );
}

/** Shows the date and place of the catch and the file it came from. */
function About({ found: { finding, catches, trip, fileName } }: { found: Found }) {
  const units = useUnits();
  const [caught] = catches;
  if (!caught) return trip && <p className={styles.sub}>{formatShort(whenOf(trip, trip.started_at))}</p>;
  const other = finding.check === "weight" && caught.length !== null && units.format("length", caught.length);
  const when = catches.map(formatShort).join(" · ");
  return (
    <div className={styles.sub}>
      <p>{other ? t`${when} · ${other}` : when}</p>
      <WaterName caught={caught} />
      {fileName !== null && <p>{t`From ${fileName}.`}</p>}
    </div>
  );
}

interface ActionsProps extends FindingRowProps {
  name: string;
  /** `undefined` unless the finding is about two catches. */
  compare: { isCompared: boolean; onPress: () => void } | undefined;
}

function Actions({ found, fixes, name, compare }: ActionsProps) {
  const units = useUnits();
  const { finding, catches } = found;
  const isBusy = fixes.busy !== null;
  const isMergeBlocked = catches.every(({ photos }) => photos.length > 0);
  const offeredFixes = finding.mends.filter(({ kind }) => kind !== "merge" || !isMergeBlocked);
  return (
    <div className={styles.actions}>
      {offeredFixes.map((fix, index) => {
        const { name: label, done: text } = describeFix(fix, found, units);
        return (
          <Button
            key={label}
            look={index === 0 ? "deep" : "line"}
            aria-label={`${label}: ${name}`}
            isDisabled={isBusy}
            onPress={() => fixes.apply(found, fix, { name, text })}
          >
            {label}
          </Button>
        );
      })}
      {compare ? (
        <Button aria-expanded={compare.isCompared} aria-label={t`Compare: ${name}`} onPress={compare.onPress}>
          {t`Compare`}
        </Button>
      ) : (
        <Look found={found} name={name} isOnly={offeredFixes.length === 0} />
      )}
      <Button
        look="quiet"
        aria-label={t`It’s correct: ${name}`}
        isDisabled={isBusy}
        onPress={() => fixes.dismiss(found, { name, text: t`You said it’s correct. We won’t ask again.` })}
      >
        {t`It’s correct`}
      </Button>
    </div>
  );
}

interface LookProps {
  found: Found;
  name: string;
  /** True if there is no fix to offer. A phone shows the button only then. */
  isOnly: boolean;
}

/** Links to the catch's place on the map, to its form, or to the trip. */
function Look({ found: { finding, catches, trip }, name, isOnly }: LookProps) {
  const { onEdit } = useCatchDialogs();
  const [caught] = catches;
  const className = isOnly ? undefined : utilities.onlyDesk;
  if (caught && !isOnly && PLACE_CHECKS.has(finding.check)) {
    return (
      <LinkButton to={mapPathOf(caught)} className={utilities.onlyDesk} aria-label={t`Map: ${name}`}>
        {t`Map`}
      </LinkButton>
    );
  }
  if (caught) {
    return (
      <Button {...(className && { className })} aria-label={t`Edit ${name}`} onPress={() => onEdit(caught)}>
        {t`Edit`}
      </Button>
    );
  }
  if (!trip) return null;
  return (
    <LinkButton to={`/catches/trips/${trip.id}`} {...(className && { className })}>
      {t`View`}
    </LinkButton>
  );
}

interface FixLabels {
  /** The label of the button. */
  name: string;
  /** The message after the fix is applied. */
  done: string;
}

function describeFix(fix: Fix, found: Found, units: Units): FixLabels {
  switch (fix.kind) {
    case "length":
    case "weight":
      return newValue(figureAfter(fix, units));
    case "place":
      return OF_PLACE[fix.how]();
    case "time":
      return OF_TIME[fix.how]();
    case "zone":
      return newValue(timeAfter(fix, found));
    case "leave_trip":
      return { name: t`Remove it from the trip`, done: t`Removed from its trip.` };
    case "end_trip":
      return { name: endAt(fix, found), done: t`The trip now ends with its last fish or event.` };
    case "merge":
      return { name: t`Merge them`, done: t`Merged into one catch.` };
  }
}

const OF_PLACE: Record<Extract<Fix, { kind: "place" }>["how"], () => FixLabels> = {
  latitude: () => ({ name: t`Flip the sign`, done: t`Moved to where you fish.` }),
  longitude: () => ({ name: t`Flip the sign`, done: t`Moved to where you fish.` }),
  both_signs: () => ({ name: t`Flip the signs`, done: t`Moved to where you fish.` }),
  swapped: () => ({ name: t`Swap the two`, done: t`Moved to where you fish.` }),
  shore: () => ({ name: t`Move to the shore`, done: t`Moved to the shore.` }),
  same_day: () => ({ name: t`Use that day’s place`, done: t`Moved to where you were that day.` }),
};

const OF_TIME: Record<Extract<Fix, { kind: "time" }>["how"], () => FixLabels> = {
  day: () => ({ name: t`Keep only the day`, done: t`Kept only the day.` }),
  logged: () => ({ name: t`Use the time you logged it`, done: t`Set to the time you logged it.` }),
  photo: () => ({ name: t`Use the photo’s time`, done: t`Set to the time of the photo.` }),
};

function newValue(value: string): FixLabels {
  return { name: t`Change to ${value}`, done: t`Changed to ${value}.` };
}

function timeAfter({ date, time_zone }: Extract<Fix, { kind: "zone" }>, { catches }: Found): string {
  const [caught] = catches;
  return caught ? formatShort({ ...caught, date, time_zone }) : "";
}

function endAt({ ended_at: end }: Extract<Fix, { kind: "end_trip" }>, { trip }: Found): string {
  const time = trip ? formatShort(whenOf(trip, end)) : "";
  return t`End trip on ${time}`;
}
