import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { printLine } from "../base/print-line.ts";

/** Measurements of which each may fail without failing the others. */
export interface Attempts {
  /** What was measured, or `null` where it could not be. */
  make: <Result>(name: string, measure: () => Promise<Result>) => Promise<Result | null>;
  /** The names of the failed measurements. */
  failed: readonly string[];
}

/** Prints how long each took, or why it failed. */
export function startAttempts(): Attempts {
  const failed: string[] = [];
  return {
    failed,
    async make(name, measure) {
      const start = performance.now();
      try {
        // A machine that does other things as well may be too slow once.
        const result = await measure().catch(measure);
        printLine(`(${name}: ${((performance.now() - start) / MINUTE_MS).toFixed(1)} min)`);
        return result;
      } catch (error) {
        printLine(`? ${name}: ${String(error)}`);
        failed.push(name);
        return null;
      }
    },
  };
}
