import { connectivity } from "../http/connectivity.ts";
import { sessionStore } from "../http/stored-session.ts";
import type { OutboxItem, Problem } from "./outbox-item.ts";
import { lastSent, outboxRevision, type Sent } from "./outbox-news.ts";
import { listItems } from "./outbox-store.ts";

/** The longest wait for an answer about changes that are already safe on this device. */
const PATIENCE_MS = 4000;

export type Answer =
  | { kind: "sent"; sent: Sent }
  /** The item is sent later, automatically. `problem` is why the last try failed; `null` if there was no try. */
  | { kind: "kept"; problem: Problem | null }
  | { kind: "refused"; problem: Problem };

const STORED: Answer = { kind: "kept", problem: null };

interface Listening {
  /**
   * Waits for the answer about the saved items, except photos. Call it once they are kept.
   *
   * @param isMine whether an item is one of them
   */
  answer: (isMine: (item: OutboxItem) => boolean) => Promise<Answer>;
  stop: () => void;
}

/** Starts to listen for the server's answer before the user's change is saved. */
export function listenForAnswer(userId: string): Listening {
  const received: Sent[] = [];
  const stop = lastSent.subscribe(() => {
    const sent = lastSent.get();
    if (sent) received.push(sent);
  });

  async function find(isMine: (item: OutboxItem) => boolean): Promise<Answer | null> {
    const items = await listItems(userId).catch(() => []);
    const withoutPhotos = items.filter((item) => isMine(item) && item.work.kind !== "photo");
    const refused = withoutPhotos.find(({ state }) => state === "asks");
    if (refused?.problem) return { kind: "refused", problem: refused.problem };
    const sent = received.findLast(({ item }) => isMine(item));
    if (withoutPhotos.length === 0 && sent) return { kind: "sent", sent };
    const failed = withoutPhotos.find(({ state }) => state === "later");
    if (failed) return { kind: "kept", problem: failed.problem };
    return isUnreached() ? STORED : null;
  }

  // Skips reading the outbox if no answer can come.
  const answer = async (isMine: (item: OutboxItem) => boolean) =>
    isUnreached() && received.length === 0 ? STORED : firstOf(() => find(isMine));
  return { answer: (isMine) => answer(isMine).finally(stop), stop };
}

function isUnreached(): boolean {
  return connectivity.get() !== "reached" || sessionStore.get() === null;
}

/** Checks now, and whenever the outbox, the connection or the session changes. */
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
        () => end(STORED),
      );
    const timer = setTimeout(() => end(STORED), PATIENCE_MS);
    const stops = [outboxRevision, connectivity, sessionStore].map((store) => store.subscribe(look));
    look();
  });
}
