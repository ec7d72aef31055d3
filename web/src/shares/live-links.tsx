import { isLive, type Share } from "@creel/domain/shares/share";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { EyeOff, MapPin, Square, Unlink, Waves, CalendarDays, Route } from "lucide-react";

import { formatLongDay } from "../dates/format-day.ts";
import { hasFailed } from "../http/has-failed.ts";
import { SpeciesThumbnail } from "../species/species-mark.tsx";
import { speciesName } from "../species/species-names.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { TryAgain } from "../ui/feedback/load-failure.tsx";
import { Notice, Skeleton } from "../ui/feedback/states.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { useUnits } from "../units/use-units.ts";
import { useWaters } from "../waters/data/use-waters.ts";
import { type Shaped, WaterOutline } from "../waters/water-outline.tsx";
import { sharesQuery } from "./api.ts";
import { describeSharedPlace, describeState, formatShareDay, isWaterNamed } from "./describe-share.ts";
import { useRevoke } from "./use-revoke.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./live-links.module.css";

/** Lists every link, what it shows, and how often it was opened. */
export function LiveLinks() {
  const query = useQuery(sharesQuery);
  const { data: shares } = query;
  const outlines = useOutlines(shares);
  if (hasFailed(query)) {
    return (
      <>
        <Notice tone="bad">{t`Your links could not be loaded. Check your connection and try again.`}</Notice>
        <TryAgain query={query} />
      </>
    );
  }
  if (!shares) return <Skeleton width="52%" height={36} />;
  if (shares.length === 0) {
    return (
      <p className={utilities.hint}>{t`None. To share a catch, a trip or a year, tap its Share button.`}</p>
    );
  }
  const live = shares.filter((share) => isLive(share)).length;
  return (
    <>
      <ul className={styles.list} aria-label={t`Your links`}>
        {shares.map((share) => (
          <LinkLine key={share.id} share={share} outlines={outlines} />
        ))}
      </ul>
      {live > 1 && <RevokeAll count={live} />}
    </>
  );
}

interface LinkLineProps {
  share: Share;
  outlines: Outlines;
}

function LinkLine({ share, outlines }: LinkLineProps) {
  const { mutate, isPending } = useRevoke();
  const title = useTitle(share);
  const units = useUnits();
  const hasEnded = !isLive(share);
  const { seen_count: seen } = share;
  const made = formatShareDay(share.created_at);
  return (
    <li className={styles.line} data-is-over={hasEnded || undefined}>
      <SharePicture share={share} outlines={outlines} className={styles.picture} />
      <p>
        <b>{title}</b>
        <br />
        <span className={utilities.muted}>
          {t`${plural(seen, {
            0: `Created ${made}, not opened yet`,
            one: `Created ${made}, opened once`,
            other: `Created ${made}, opened # times`,
          })}`}
        </span>
      </p>
      <p className={styles.level}>
        <Icon of={iconOf(share)} isSmall />
        <span className={isWaterNamed(share) ? utilities.place : undefined}>
          {describeSharedPlace(share, units)}
        </span>
      </p>
      <p className={utilities.muted}>{describeState(share)}</p>
      {hasEnded ? (
        <span className={styles.over}>{t({ message: "Ended", context: "a shared link" })}</span>
      ) : (
        <Button aria-label={t`Revoke ${title}`} isPending={isPending} onPress={() => mutate(share.id)}>
          {t`Revoke`}
        </Button>
      )}
    </li>
  );
}

function RevokeAll({ count }: { count: number }) {
  const { mutate, isPending } = useRevoke();
  return (
    <p className={styles.foot}>
      <Button look="danger" isPending={isPending} onPress={() => mutate(null)}>
        <Icon of={Unlink} isSmall />
        {t`Revoke all ${count}`}
      </Button>
    </p>
  );
}

function useTitle({ subject, year, about }: Share): string {
  const units = useUnits();
  if (year !== null) return t`${year} on the water`;
  if (!about) return subject === "catch" ? t`A deleted catch` : t`A deleted trip`;
  const day = formatLongDay(about.day);
  if (about.species === null) return t`Trip, ${day}`;
  const species = speciesName(about.species);
  return about.weight === null ? species : `${species}, ${units.format("weight", about.weight)}`;
}

function iconOf({ precision, show_water: showsWater }: Share) {
  if (precision === "none") return showsWater ? Waves : EyeOff;
  return precision === "exact" ? MapPin : Square;
}

/** Shapes of waters, keyed by name. */
type Outlines = ReadonlyMap<string, Shaped>;

/** Returns the outlines of all waters if a trip is shared. Keyed by name, because a link has no id of its water. */
function useOutlines(shares: readonly Share[] = []): Outlines {
  const hasTrip = shares.some(({ subject, about }) => subject === "trip" && about?.water);
  const { data } = useWaters(undefined, { enabled: hasTrip });
  return new Map(data?.waters.map((water) => [water.name, { ...water, outline: water.small_outline }]));
}

interface SharePictureProps {
  share: Share;
  outlines: Outlines;
  className: string | undefined;
}

/** A square picture of the shared record. It is hidden from screen readers, because the title is next to it. */
function SharePicture({ share: { subject, about }, outlines, className }: SharePictureProps) {
  if (about?.species) {
    const { species, thumbnail } = about;
    const photo = thumbnail === null ? undefined : <img src={thumbnail} alt="" />;
    return (
      <SpeciesThumbnail species={species} photo={photo} className={classNames(styles.photo, className)} />
    );
  }
  const water = about?.water && subject === "trip" ? outlines.get(about.water) : undefined;
  if (water) return <WaterOutline water={water} className={classNames(styles.outline, className)} />;
  return (
    <span className={classNames(styles.sign, className)} aria-hidden>
      <Icon of={subject === "year" ? CalendarDays : Route} />
    </span>
  );
}
