import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { plural, t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { CATCHES_KEY } from "../../../catches/logbook/api.ts";
import { describeFailure } from "../../../http/describe-failure.ts";
import { TRIPS_KEY } from "../../data/api.ts";
import { type Accepted, acceptProposals, leaveProposal } from "../../data/proposals.ts";

/** The times in the angler's words; absent times are unknown. */
export interface EnteredTimes {
  started_at?: string;
  ended_at?: string;
  all_logged?: boolean;
}

export type ToAccept = Pick<Proposal, "key" | "catchIds"> & { times?: EnteredTimes };

/** Accepts or dismisses proposals, and describes the outcome. */
export function useAccepting() {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState("");
  // Keeps the ids, so that a retry makes no second trip.
  const ids = useRef(new Map<string, string>());
  const idOf = (key: string) => {
    const id = ids.current.get(key) ?? uuidv7();
    ids.current.set(key, id);
    return id;
  };
  const reload = () =>
    Promise.all([TRIPS_KEY, CATCHES_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const accepting = useMutation({
    mutationFn: (proposals: readonly ToAccept[]) =>
      acceptProposals(
        proposals.map(({ key, catchIds, times }) => ({ key, catchIds, id: idOf(key), ...times })),
      ),
    onSuccess: (accepted) => setOutcome(describeAccepted(accepted)),
    onError: (error) => setOutcome(describeFailure(error, t`The trips couldn’t be added. Try again.`)),
    onSettled: reload,
  });
  const leaving = useMutation({
    mutationFn: ({ catchIds }: Pick<Proposal, "catchIds">) => leaveProposal(catchIds),
    onSuccess: () => setOutcome(t`Left out. These catches stay without a trip.`),
    onError: (error) => setOutcome(describeFailure(error, t`Your answer couldn’t be saved. Try again.`)),
    onSettled: reload,
  });
  return {
    /** "" before any action. */
    outcome,
    isBusy: accepting.isPending || leaving.isPending,
    accept: (proposals: readonly ToAccept[]) => accepting.mutate(proposals),
    leave: (proposal: Proposal) => leaving.mutate(proposal),
  };
}

function describeAccepted(accepted: readonly Accepted[]): string {
  const made = accepted.filter(({ trip }) => trip !== null).length;
  const refused = accepted.filter(({ error }) => error !== null);
  const added = t`${plural(made, { one: "# trip added.", other: "# trips added." })}`;
  const [first] = refused;
  if (!first?.error) return added;
  const reason = first.error.message;
  const count = refused.length;
  if (made === 0) return reason;
  return t`${added} ${plural(count, { one: "# couldn’t be added:", other: "# couldn’t be added:" })} ${reason}`;
}
