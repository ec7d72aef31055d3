import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/connect.ts";
import { type OutgoingCount, openOutgoingCounter } from "./count-outgoing.ts";
import { addOutgoing, NAMED_BY_ANGLERS } from "./outgoing-requests.repository.ts";

const SAVED_EVERY_MS = MINUTE_MS;

export interface OutgoingRecord {
  /** Saves what was counted since the last time. */
  save(): Promise<void>;
  /** Saves once more and stops counting. */
  stop(): Promise<void>;
}

/**
 * Counts the requests of this process to other hosts and saves the counts every minute. Of hosts that are not in the
 * settings, which anglers named, only their sum is saved.
 * @param hosts the hosts in the settings
 */
export function recordOutgoing(
  db: Database,
  hosts: readonly string[],
  log: Pick<FastifyBaseLogger, "warn">,
): OutgoingRecord {
  const counter = openOutgoingCounter();
  const known = new Set(hosts);
  async function save(): Promise<void> {
    const counts = new Map<string, OutgoingCount>();
    for (const [host, { requests, lastAt }] of counter.take()) {
      const name = known.has(host) ? host : NAMED_BY_ANGLERS;
      const before = counts.get(name);
      const last = before && before.lastAt > lastAt ? before.lastAt : lastAt;
      counts.set(name, { requests: requests + (before?.requests ?? 0), lastAt: last });
    }
    await addOutgoing(db, counts, new Date()).catch((err: unknown) =>
      log.warn({ err }, "The requests to other hosts could not be counted"),
    );
  }
  const timer = setInterval(() => void save(), SAVED_EVERY_MS);
  timer.unref();
  return {
    save,
    async stop() {
      clearInterval(timer);
      await save();
      counter.stop();
    },
  };
}
