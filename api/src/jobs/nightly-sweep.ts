import type { FastifyBaseLogger } from "fastify";

/** 3:30 a.m. in UTC. */
const NIGHTLY = "30 3 * * *";

interface Sweep {
  name: string;
  /** @returns the number of removed records */
  sweep: () => Promise<number>;
  /** The log message for removed records. */
  removed: string;
}

export function nightlySweep({ name, sweep, removed }: Sweep, log: Pick<FastifyBaseLogger, "info">) {
  return {
    name,
    schedule: NIGHTLY,
    async work() {
      const count = await sweep();
      log.info({ count }, removed);
    },
  };
}
