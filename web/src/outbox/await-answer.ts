import type { Catch } from "@creel/domain/catches/catch";

import { connectivity } from "../http/connectivity.ts";
import { sessionStore } from "../session/stored-session.ts";
import { type CatchItem, isOfCatch, type Problem } from "./outbox-item.ts";
import { lastSent, outboxRevision } from "./outbox-news.ts";
import { listItems } from "./outbox-store.ts";

/** Nobody waits longer than that for what is safe on this device. */
const PATIENCE_MS = 4000;

/** `kept`: it is sent later, by itself. */
export type Answer =
  | { kind: "sent"; stored: Catch }
  | { kind: "kept" }
  | { kind: "refused"; problem: Problem };

const KEPT: Answer = { kind: "kept" };

interface Listening {
  /** Called once the catch is kept, waits for the answer about its words; photos follow by themselves. */
  answer: () => Promise<Answer>;
  stop: () => void;
}

/** Listens for what the server says about a catch that is about to be saved. */
export function listenForAnswer({ userId, catchId }: Pick<CatchItem, "userId" | "catchId">): Listening {
  let stored: Catch | null = null;
  const stop = lastSent.subscribe(() => {
    const sent = lastSent.get();
    if (sent?.subject === "catch" && sent.item.catchId === catchId) stored = sent.stored;
  });

  async function find(): Promise<Answer | null> {
    const items = (await listItems(userId)).filter(isOfCatch(catchId));
    const words = items.filter(({ work }) => work.kind !== "photo");
    const refused = words.find(({ state }) => state === "asks");
    if (refused?.problem) return { kind: "refused", problem: refused.problem };
    if (isUnreached() || words.some(({ state }) => state === "later")) return KEPT;
    return words.length === 0 && stored ? { kind: "sent", stored } : null;
  }

  // What waits is not read for an answer that cannot come.
  const answer = async () => (isUnreached() ? KEPT : firstOf(find));
  return { answer: () => answer().finally(stop), stop };
}

function isUnreached(): boolean {
  return connectivity.get() !== "reached" || sessionStore.get() === null;
}

/** Looks now, and after everything that may bring an answer. */
function firstOf(find: () => Promise<Answer | null>): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer: Answer) => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve(answer);
    };
    const look = () =>
      void find().then(
        (answer) => answer && end(answer),
        () => end(KEPT),
      );
    const timer = setTimeout(() => end(KEPT), PATIENCE_MS);
    const stops = [outboxRevision, connectivity, sessionStore].map((store) => store.subscribe(look));
    look();
  });
}
