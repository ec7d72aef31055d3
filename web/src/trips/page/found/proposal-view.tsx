import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { t } from "@lingui/core/macro";
import { Check, Clock, Split } from "lucide-react";
import { useState } from "react";

import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { dayOf, useCatchesAmong } from "../parts/use-catches-among.ts";
import { describeConfidence, describeHours, describeReason, describeWhen } from "./describe-proposal.ts";
import { ProposalTimeline } from "./proposal-timeline.tsx";
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

/** What seems to have been a trip, why, and what can be done with it. */
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
            {t`Leave it`}
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
