import type { Catch } from "@creel/domain/catches/catch";
import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Check, Clock, Split } from "lucide-react";
import { useState } from "react";

import { formatClock, formatTimes } from "../../../dates/format-clock.ts";
import { formatLongDay } from "../../../dates/format-day.ts";
import { formatHours } from "../../../dates/format-trip.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import { dayOf, useCatchesAmong } from "../parts/use-catches-among.ts";
import { largestGap, splitAt } from "./split.ts";
import { TimesForm } from "./times-form.tsx";
import type { ToAccept } from "./use-accepting.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./found-page.module.css";

export interface ProposalViewProps {
  proposal: Proposal;
  isBusy: boolean;
  onAccept: (item: ToAccept) => void;
  onSplit: (proposal: Proposal, parts: readonly Proposal[]) => void;
  onLeave: (proposal: Proposal) => void;
}

/** A proposed trip, the reasons for it, and the actions to accept, split or dismiss it. */
export function ProposalView({ proposal, isBusy, onAccept, onSplit, onLeave }: ProposalViewProps) {
  const [isTiming, setIsTiming] = useState(false);
  const catches = useProposed(proposal);
  const gap = largestGap(catches);
  const units = useUnits();
  const { water, reasons, bySpecies } = proposal;
  return (
    <>
      <h2 className={water ? utilities.place : ""}>{water?.name ?? t`Unnamed water`}</h2>
      <p className={utilities.muted}>{describeWhen(proposal)}</p>
      <p className={styles.fish}>
        {bySpecies.map(({ species, count }) => (
          <span key={species} className={styles.species}>
            <SpeciesMark species={species} />
            {count} {speciesName(species)}
          </span>
        ))}
      </p>
      <ProposalTimeline proposal={proposal} catches={catches} />
      <div className={styles.reasons}>
        <Badge tone={proposal.confidence === "low" ? "fair" : "neutral"}>
          {describeConfidence(proposal)}
        </Badge>
        <ul>
          {reasons.map((reason) => (
            <li key={reason.code}>{describeReason(reason, units)}</li>
          ))}
          <li>{describeHours(proposal)}</li>
        </ul>
      </div>
      {isTiming ? (
        <TimesForm
          proposal={proposal}
          isBusy={isBusy}
          onAccept={(times) => onAccept({ ...proposal, times })}
          onCancel={() => setIsTiming(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button look="deep" isPending={isBusy} onPress={() => onAccept(proposal)}>
            <Icon of={Check} />
            {t`Accept`}
          </Button>
          <Button isDisabled={!gap} onPress={() => gap && onSplit(proposal, splitAt(proposal, catches, gap))}>
            <Icon of={Split} />
            {t`Split at the gap`}
          </Button>
          <Button isDisabled={proposal.started_at === null} onPress={() => setIsTiming(true)}>
            <Icon of={Clock} />
            {t`Set the times`}
          </Button>
          <Button look="quiet" isDisabled={isBusy} onPress={() => onLeave(proposal)}>
            {t`Not a trip`}
          </Button>
        </div>
      )}
    </>
  );
}

function useProposed({ catchIds, day, ended_at: end, time_zone: timeZone }: Proposal) {
  const ids = new Set(catchIds);
  const last = end === null ? day : dayOf(end, timeZone);
  const filters = { from: day, to: last < day ? day : last };
  return useCatchesAmong({ filters, count: ids.size, isOne: ({ id }) => ids.has(id) }).catches;
}

/** Example: "Saturday, May 24, 2025, first to last fish 6:15 – 9:50 AM". */
function describeWhen({ day, started_at, ended_at, time_zone }: Proposal): string {
  const date = formatLongDay(day);
  if (started_at === null) return t`${date}, time not known`;
  const times = formatTimes({ started_at, ended_at: ended_at ?? started_at, time_zone });
  return started_at === ended_at ? t`${date}, fish at ${times}` : t`${date}, first to last fish ${times}`;
}

/** Says that the hours are unknown, and their minimum where one is known. */
function describeHours({ started_at, ended_at }: Proposal): string {
  return started_at === ended_at
    ? t`Start and end times not known.`
    : t`Start and end times not known: the trip lasted at least this long.`;
}

type Reason = Proposal["reasons"][number];

const REASONS: Record<Exclude<Reason["code"], "gap">, ReturnType<typeof msg>> = {
  place_unknown: msg`Some fish have no place.`,
  time_unknown: msg`Some fish have no time.`,
  single_catch: msg`Only one fish.`,
  samples: msg`From the sample log.`,
};

/** Returns why the fish seem to be one trip, or why that is doubtful. */
function describeReason({ code, hours = 0, km = 0 }: Reason, units: Units): string {
  if (code !== "gap") return i18n._(REASONS[code]);
  const time = formatHours(hours);
  const distance = units.formatDistance(MILES_TO_KILOMETERS.toApi(km));
  return km > 0
    ? t`At most ${time} h and ${distance} between fish.`
    : t`At most ${time} h between fish, all at one place.`;
}

const CONFIDENCE = { high: msg`Likely one trip`, medium: msg`Maybe one trip`, low: msg`Uncertain` };

function describeConfidence({ confidence }: Proposal): string {
  return i18n._(CONFIDENCE[confidence]);
}

interface ProposalStripProps {
  proposal: Proposal;
  catches: readonly Catch[];
}

/** Margin before the first and after the last fish, in percent of the strip's width. */
const MARGIN = 8;

/** A strip with the fish from first to last. It is hidden from screen readers because the text above says the same. */
function ProposalTimeline({ proposal, catches }: ProposalStripProps) {
  const { started_at: start, ended_at: end, time_zone: timeZone } = proposal;
  if (start === null || end === null || start === end) return null;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const place = (at: number) => `${MARGIN + ((at - from) / (to - from)) * (100 - 2 * MARGIN)}%`;
  return (
    <div className={styles.strip} aria-hidden>
      <span className={styles.within} style={{ insetInline: `${MARGIN}%` }} />
      {catches
        .filter(({ time }) => time !== null)
        .map(({ id, species, date }) => (
          <span key={id} className={styles.pin} style={{ insetInlineStart: place(Date.parse(date)) }}>
            <SpeciesMark species={species} isRinged />
          </span>
        ))}
      {[start, end].map((instant) => (
        <span key={instant} className={styles.tick} style={{ insetInlineStart: place(Date.parse(instant)) }}>
          {formatClock(instant, timeZone)}
        </span>
      ))}
    </div>
  );
}
