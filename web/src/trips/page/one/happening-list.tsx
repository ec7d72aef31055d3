import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import type { EventKind, TripEvent } from "@creel/domain/trips/trip-event";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import {
  Coffee,
  Eye,
  FishingHook,
  Flag,
  Footprints,
  type LucideIcon,
  Play,
  Wrench,
  X,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";

import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { countedName, figuresOfOne } from "../../../catches/labels/counted-name.ts";
import { describeDepth } from "../../../catches/labels/describe-depth.ts";
import { describeLure } from "../../../catches/labels/describe-lure.ts";
import { FateMark } from "../../../catches/labels/fate-mark.tsx";
import { CatchName } from "../../../catches/list/catch-name.tsx";
import { CatchThumbnail } from "../../../catches/list/catch-thumbnail.tsx";
import { formatClock } from "../../../dates/format-clock.ts";
import { useGear } from "../../../gear/data/use-gear.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { MeasureFigure } from "../../../units/measure-figure.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { isCounted } from "../../data/is-counted.ts";

import * as styles from "./happening-list.module.css";

interface HappeningListProps {
  trip: Trip;
  catches: readonly Catch[];
}

/** Everything that happened on the trip from start to end, with times. */
export function HappeningList({ trip, catches }: HappeningListProps) {
  return (
    <ol className={styles.list}>
      {happeningsOf(trip, catches).map((happening) => (
        <li key={keyOf(happening)} className={styles.row} data-kind={happening.kind}>
          <span className={styles.time}>
            {happening.at === null ? t`Time not known` : formatClock(happening.at, trip.time_zone)}
          </span>
          <Entry happening={happening} trip={trip} />
        </li>
      ))}
    </ol>
  );
}

function keyOf(happening: Happening): string {
  if (happening.kind === "catch") return happening.caught.id;
  return happening.kind === "event" ? happening.event.id : happening.kind;
}

function Entry({ happening, trip }: { happening: Happening; trip: Trip }) {
  if (happening.kind === "catch") return <CatchEntry caught={happening.caught} trip={trip} />;
  if (happening.kind === "event") return <EventEntry event={happening.event} trip={trip} />;
  if (happening.kind === "start") return <EntryText icon={Play} name={t`Start`} note={noteOfStart(trip)} />;
  return <EntryText icon={Flag} name={t({ message: "End", context: "of a trip" })} note={noteOfEnd(trip)} />;
}

function CatchEntry({ caught, trip }: { caught: Catch; trip: Trip }) {
  const actions = useCatchDialogs();
  const units = useUnits();
  const gear = useGear();
  const counted = isCounted(caught, trip);
  const tackle = [
    counted && t`Counted`,
    describeLure(gear, caught),
    describeDepth(caught.depth, units),
    figuresOfOne(caught),
  ];
  return (
    <>
      {counted ? (
        <SpeciesMark species={caught.species} className={styles.mark} />
      ) : (
        <CatchThumbnail caught={caught} className={styles.plate} />
      )}
      <span className={styles.words}>
        <CatchName onOpen={() => actions.onView(caught)} className={styles.name}>
          {countedName(caught)}
        </CatchName>
        <span className={styles.note}>{tackle.filter(Boolean).join(" · ")}</span>
        <FateMark fate={caught.fate} className={styles.note} />
      </span>
      <span className={styles.figures}>
        <MeasureFigure measure="weight" value={caught.weight} />
        <MeasureFigure measure="length" value={caught.length} isLight />
      </span>
    </>
  );
}

const EVENTS: Record<EventKind, { name: ReturnType<typeof msg>; icon: LucideIcon }> = {
  lost: { name: msg({ message: "Lost", context: "fish" }), icon: X },
  strike: { name: msg`Bite`, icon: Zap },
  follow: { name: msg`Follow`, icon: Eye },
  pause: { name: msg`Break`, icon: Coffee },
  resume: { name: msg`Fishing again`, icon: Play },
  move: { name: msg`Moved`, icon: Footprints },
  gear: { name: msg`Changed tackle`, icon: Wrench },
};

const TIED_ON = { name: msg`Tied on`, icon: FishingHook };

function EventEntry({ event, trip }: { event: TripEvent; trip: Trip }) {
  const { quantity, species, note } = event;
  const lure = describeLure(useGear(), event);
  const { name, icon } = event.kind === "gear" && lure ? TIED_ON : EVENTS[event.kind];
  const title = i18n._(name);
  const minutes = event.kind === "pause" ? minutesOfBreak(event, trip) : null;
  const notes = joinList([
    minutes !== null && t`${minutes} min, not counted`,
    species && speciesName(species),
    lure,
    note,
  ]);
  return <EntryText icon={icon} name={quantity > 1 ? t`${title} × ${quantity}` : title} note={notes} />;
}

function EntryText({ icon, name, note }: { icon: LucideIcon; name: string; note: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon of={icon} isSmall />
      </span>
      <span className={styles.words}>
        <span className={styles.what}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
}

function noteOfStart({ start_source: source, counts }: Trip): string {
  if (source === "inferred" && counts.fish === 0) return t`Start time not known`;
  if (source === "inferred") return t`First fish. Start time not known.`;
  return source === "first_catch" ? t`With the first fish` : "";
}

function noteOfEnd({ end_source: source, counts }: Trip): string {
  if (source === "inferred" && counts.fish === 0) return t`End time not known`;
  if (source === "inferred") return t`Last fish. End time not known.`;
  return source === "forgotten" ? t`Not set: 15 minutes after your last activity` : "";
}

type Happening =
  | { kind: "start" | "end"; at: string | null }
  | { kind: "catch"; at: string | null; caught: Catch }
  | { kind: "event"; at: string | null; event: TripEvent };

/**
 * Sorts everything from start to end. Events counted afterwards come last. The ends of breaks are part of the breaks.
 */
function happeningsOf(trip: Trip, catches: readonly Catch[]): Happening[] {
  const between: Happening[] = [
    ...catches.map((caught) => ({ kind: "catch" as const, at: timeOf(caught), caught })),
    ...trip.events
      .filter(({ kind }) => kind !== "resume")
      .map((event) => ({ kind: "event" as const, at: event.at, event })),
  ];
  const timed = between.filter(({ at }) => at !== null);
  timed.sort((one, other) => Date.parse(one.at ?? "") - Date.parse(other.at ?? ""));
  return [
    { kind: "start", at: trip.started_at },
    ...timed,
    ...(trip.ended_at === null ? [] : [{ kind: "end" as const, at: trip.ended_at }]),
    ...between.filter(({ at }) => at === null),
  ];
}

/** `null` if only the day is known. */
function timeOf({ date, time }: Catch): string | null {
  return time === null ? null : date;
}

/** Returns the length of a break, in minutes. A break without an end lasts to the end of the trip. */
function minutesOfBreak(pause: TripEvent, trip: Trip): number | null {
  if (pause.at === null) return null;
  const from = Date.parse(pause.at);
  const resumes = trip.events
    .flatMap(({ kind, at }) => (kind === "resume" && at !== null ? [Date.parse(at)] : []))
    .filter((at) => at >= from);
  const to = Math.min(...resumes, trip.ended_at === null ? Infinity : Date.parse(trip.ended_at));
  return Number.isFinite(to) ? Math.round((to - from) / 60_000) : null;
}
