import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { REFUSED_SUBJECTS, type RefusedItem } from "@creel/domain/notifications/refused-item";
import * as z from "zod/mini";

import { REPORTED_REFUSALS_KEY } from "../device/storage-keys.ts";
import { ApiError } from "../http/api-error.ts";
import { logFailure } from "../http/log-failure.ts";
import { rereadSession } from "../http/stored-session.ts";
import type { OutboxItem } from "../outbox/outbox-item.ts";
import { outboxRevision } from "../outbox/outbox-news.ts";
import { listItems } from "../outbox/outbox-store.ts";
import { reportRefused } from "./data/api.ts";

/** A form that is still open tells the angler itself, and takes the item back within seconds. */
const AFTER_MS = MINUTE_MS;
const RETRY_MS = 15 * MINUTE_MS;

/** The checks run one after the other, so that none reports what another is just reporting. */
let latest: Promise<void> = Promise.resolve();

/**
 * Tells the server of each item that was refused and still asks the angler, so that it can send a notification. Returns
 * a function that stops it.
 */
export function reportRefusals(userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const plan = (at: number) => {
    clearTimeout(timer);
    if (!isStopped && at !== Infinity) timer = setTimeout(check, Math.max(0, at - Date.now()));
  };
  const check = () => {
    latest = latest
      .then(async () => plan(await reportDue(userId)))
      .catch((error: unknown) => {
        logFailure("A refused upload could not be reported", error);
        plan(Date.now() + RETRY_MS);
      });
  };
  const stop = outboxRevision.subscribe(check);
  check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}

/**
 * Reports what is due. Returns when the next is, in milliseconds since 1970; `Infinity` for never.
 *
 * @throws ApiError, NetworkError
 */
async function reportDue(userId: string): Promise<number> {
  const items = await listItems(userId).catch(() => []);
  // Another user may have signed in in another tab.
  if (rereadSession()?.user.id !== userId) return Infinity;
  forgetAllBut(new Set(items.map(({ id }) => id)));
  const open = items.filter(({ id, state }) => state === "asks" && !readReported().includes(id));
  const now = Date.now();
  for (const item of open) if (dueAt(item) <= now) await report(item);
  return Math.min(...open.map(dueAt).filter((at) => at > now));
}

function dueAt({ problem }: OutboxItem): number {
  return (problem?.at ?? 0) + AFTER_MS;
}

async function report({ id, subject }: OutboxItem): Promise<void> {
  try {
    await reportRefused({ id, subject: nameOfSubject(subject) });
  } catch (error) {
    // Items of an old version have ids that the server does not take.
    if (!(error instanceof ApiError && error.status === 400)) throw error;
  }
  writeReported([...readReported(), id]);
}

function nameOfSubject(subject: string): RefusedItem["subject"] {
  return REFUSED_SUBJECTS.find((each) => each === subject) ?? "other";
}

const idsSchema = z.array(z.string());

function readReported(): string[] {
  try {
    return idsSchema.parse(JSON.parse(localStorage.getItem(REPORTED_REFUSALS_KEY) ?? "[]"));
  } catch {
    return [];
  }
}

function writeReported(ids: readonly string[]): void {
  localStorage.setItem(REPORTED_REFUSALS_KEY, JSON.stringify(ids));
}

function forgetAllBut(known: ReadonlySet<string>): void {
  const reported = readReported();
  const kept = reported.filter((id) => known.has(id));
  if (kept.length < reported.length) writeReported(kept);
}
