import { DEFAULT_GAP_HOURS, GAP_HOURS, type Proposal } from "@creel/domain/trips/trip-proposals";
import { plural, t } from "@lingui/core/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";

import { hasFailed } from "../../../http/has-failed.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/controls/button.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { EmptyState, Notice, Skeleton } from "../../../ui/feedback/states.tsx";
import { useAddress } from "../../../ui/hooks/use-address.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useProposals } from "../../data/proposals.ts";
import { BackToTrips } from "../parts/back-to-trips.tsx";
import { TripsFailure } from "../parts/trips-failure.tsx";
import { ProposalView, type ProposalViewProps } from "./proposal-view.tsx";
import { useAccepting } from "./use-accepting.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./found-page.module.css";

/** Turns old catches into trips: each proposed trip is accepted, split or dismissed. */
export function FoundPage() {
  const [search, edit] = useAddress();
  const gap = GAP_HOURS.find((hours) => String(hours) === search.get("gap")) ?? DEFAULT_GAP_HOURS;
  const importId = search.get("import");
  const query = useProposals(gap, importId);
  const isMissing = hasFailed(query);
  const choices = GAP_HOURS.map((hours) => ({ id: String(hours), label: t`${hours} h` }));
  return (
    <div className={utilities.page}>
      <title>{t`Trips in your catches · Creel`}</title>
      <BackToTrips />
      <PageHeader>
        <div>
          <h1>{t`Trips in your catches`}</h1>
          <p className={utilities.muted}>
            {t`Fish caught at one place, each within a few hours of the last. Nothing changes until you accept.`}
          </p>
        </div>
      </PageHeader>
      {importId !== null && (
        <p className={styles.only}>
          {t`From one import only.`}
          <Button look="quiet" onPress={() => edit((params) => params.delete("import"))}>
            {t`Include all catches`}
          </Button>
        </p>
      )}
      <div className={styles.gap}>
        <span id="gap">{t`Longest gap between two fish`}</span>
        <Segmented
          label={t`Longest gap between two fish`}
          choices={choices}
          value={String(gap)}
          onChange={(hours) => edit((params) => params.set("gap", hours))}
        />
      </div>
      {isMissing && <TripsFailure title={t`Trips in your catches could not be loaded`} query={query} />}
      {!isMissing && !query.data && <Skeleton width="100%" height={320} />}
      {!isMissing && query.data && <Found key={`${gap} ${importId}`} proposals={query.data.proposals} />}
    </div>
  );
}

function Found({ proposals }: { proposals: readonly Proposal[] }) {
  const [split, setSplit] = useState<ReadonlyMap<string, readonly Proposal[]>>(new Map());
  const shown = proposals.flatMap((proposal) => split.get(proposal.key) ?? [proposal]);
  const { outcome, isBusy, accept, leave } = useAccepting();
  const total = shown.length;
  return (
    <>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
      {total === 0 ? (
        <EmptyState
          level={2}
          title={t`Nothing to review`}
          drawing="float"
          actions={<LinkButton to="/catches/trips">{t`All trips`}</LinkButton>}
        >
          {t`Every catch already belongs to a trip, or you left it out.`}
        </EmptyState>
      ) : (
        <>
          <ProposalPager
            proposals={shown}
            isBusy={isBusy}
            onAccept={(item) => accept([item])}
            onSplit={({ key }, parts) => setSplit(withSplit(split, proposals, { key, parts }))}
            onLeave={leave}
          />
          <Notice tone="info" className={styles.notice}>
            <p>
              {t`Catches can’t show the trips when you got skunked. Found trips are listed but don’t count toward rates until you set their times.`}
            </p>
            <Button isPending={isBusy} onPress={() => accept(shown)} className={styles.all}>
              {t`${plural(total, { one: "Accept # trip", other: "Accept all # trips" })}`}
            </Button>
          </Notice>
        </>
      )}
    </>
  );
}

type Splits = ReadonlyMap<string, readonly Proposal[]>;

/** Splits a proposal. A part of a split proposal is split in place. */
function withSplit(
  split: Splits,
  proposals: readonly Proposal[],
  { key, parts }: { key: string; parts: readonly Proposal[] },
): Splits {
  const whole = proposals.find(
    (proposal) => proposal.key === key || split.get(proposal.key)?.some((part) => part.key === key) === true,
  );
  if (!whole) return split;
  const former = split.get(whole.key) ?? [whole];
  return new Map(split).set(
    whole.key,
    former.flatMap((part) => (part.key === key ? parts : [part])),
  );
}

type ProposalPagerProps = Omit<ProposalViewProps, "proposal"> & { proposals: readonly Proposal[] };

/** Shows one proposal at a time. The next one takes the place of one that was accepted, split or dismissed. */
function ProposalPager({ proposals, ...props }: ProposalPagerProps) {
  const [wanted, setWanted] = useState(0);
  const last = proposals.length - 1;
  const index = Math.min(wanted, last);
  const proposal = proposals[index];
  if (!proposal) return null;
  const [place, total] = [index + 1, proposals.length];
  return (
    <section className={styles.pager} aria-label={t`Trip ${place} of ${total}`}>
      <div className={styles.turn}>
        <p className={utilities.muted}>{t`${place} of ${total}`}</p>
        <IconButton
          isFramed
          label={t`Previous trip`}
          isDisabled={index === 0}
          onPress={() => setWanted(index - 1)}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton
          isFramed
          label={t`Next trip`}
          isDisabled={index === last}
          onPress={() => setWanted(index + 1)}
        >
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <ProposalView key={proposal.key} proposal={proposal} {...props} />
    </section>
  );
}
