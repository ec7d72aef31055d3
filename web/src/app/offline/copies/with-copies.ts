import { notifyManager, type Query, type QueryClient, type QueryPersister } from "@tanstack/react-query";

import { whenIdle } from "../../../ui/hooks/when-idle.ts";
import { Copies, type Copy } from "./copies.ts";
import { copiesOnThisDevice } from "./copy-place.ts";
import { KEPT_QUESTIONS } from "./kept-questions.ts";
import { ownerOfCopies } from "./owner-of-copies.ts";

const LONGEST_WAIT_MS = 2000;

const copies = new Copies({ place: copiesOnThisDevice, owner: ownerOfCopies });

/** Shows what was answered the last time until there is an answer, and keeps that for the next time. */
export const withCopies: QueryPersister = async (ask, context, query) => {
  const { queryHash: question } = query;
  if (!KEPT_QUESTIONS.has(question)) return ask(context);
  const copy = query.state.data === undefined ? await copies.read(question) : null;
  if (copy) {
    askMeanwhile(query, copy);
    return copy.data;
  }
  const userId = ownerOfCopies();
  const data = await ask(context);
  keep({ question, userId, data, at: Date.now() });
  return data;
};

/** The cache takes what it is given for new, and does not ask further. */
function askMeanwhile(query: Query, { at }: Copy): void {
  notifyManager.schedule(() => {
    query.setState({ dataUpdatedAt: at });
    // What fails is in the state of the query.
    query.fetch().catch(() => {});
  });
}

/** Keeps what was answered before copies could be kept. */
export function keepAll(queryClient: QueryClient): void {
  const userId = ownerOfCopies();
  for (const query of queryClient.getQueryCache().getAll()) {
    const { queryHash: question, state } = query;
    if (state.data !== undefined) keep({ question, userId, data: state.data, at: state.dataUpdatedAt });
  }
}

interface Answer extends Pick<Copy, "data" | "at"> {
  question: string;
  /** Who asked. */
  userId: string | null;
}

/** When there is time: copying ten thousand points is felt. */
function keep({ question, userId, data, at }: Answer): void {
  const kept = KEPT_QUESTIONS.get(question);
  if (!kept || userId === null) return;
  whenIdle(() => void copies.write(question, { userId, data: kept.bound(data), at }), {
    within: LONGEST_WAIT_MS,
    elseAfter: LONGEST_WAIT_MS,
  });
}
