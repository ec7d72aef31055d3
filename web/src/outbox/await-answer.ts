import { connectivity } from "../http/connectivity.ts";
import { sessionStore } from "../http/stored-session.ts";
import type { OutboxItem, Problem } from "./outbox-item.ts";
import { lastSent, outboxRevision, type Sent } from "./outbox-news.ts";
import { listItems } from "./outbox-store.ts";

/** Nobody waits longer than that for what is safe on this device. */
const PATIENCE_MS = 4000;

export type Answer =
  | { kind: "sent"; sent: Sent }
  /** It is sent later, by itself; `problem` is why it failed, where it was tried. */
  | { kind: "kept"; problem: Problem | null }
  | { kind: "refused"; problem: Problem };

const KEPT: Answer = { kind: "kept", problem: null };

interface Listening {
  /**
   * Called once it is kept, waits for the answer about the words of what is saved; photos follow by themselves.
   *
   * @param isMine Which items it is.
   */
  answer: (isMine: (item: OutboxItem) => boolean) => Promise<Answer>;
  stop: () => void;
}

/** Listens for what the server says about what a user is about to save. */
export function listenForAnswer(userId: string): Listening {
  const heard: Sent[] = [];
  const stop = lastSent.subscribe(() => {
    const sent = lastSent.get();
    if (sent) heard.push(sent);
  });

  async function find(isMine: (item: OutboxItem) => boolean): Promise<Answer | null> {
    const items = await listItems(userId).catch(() => []);
    const words = items.filter((item) => isMine(item) && item.work.kind !== "photo");
    const refused = words.find(({ state }) => state === "asks");
    if (refused?.problem) return { kind: "refused", problem: refused.problem };
    const sent = heard.findLast(({ item }) => isMine(item));
    if (words.length === 0 && sent) return { kind: "sent", sent };
    const failed = words.find(({ state }) => state === "later");
    if (failed) return { kind: "kept", problem: failed.problem };
    return isUnreached() ? KEPT : null;
  }

  // What waits is not read for an answer that cannot come.
  const answer = async (isMine: (item: OutboxItem) => boolean) =>
    isUnreached() && heard.length === 0 ? KEPT : firstOf(() => find(isMine));
  return { answer: (isMine) => answer(isMine).finally(stop), stop };
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
