import type { FastifyBaseLogger } from "fastify";

/** Half past three in UTC. */
const NIGHTLY = "30 3 * * *";

interface Sweep {
  name: string;
  /** @returns how many were removed. */
  sweep: () => Promise<number>;
  /** What the log says of them. */
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
