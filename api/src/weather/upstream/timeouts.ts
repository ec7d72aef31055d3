export interface Timeouts {
  /** For one question, including its retry. */
  timeoutMs: number;
  /** The pause before a failed question is retried. */
  retryDelayMs: number;
  /** Consecutive failures after which a host gets no requests. */
  failuresToBreak: number;
  /** The milliseconds for which such a host gets no requests. */
  breakMs: number;
  /** Concurrent questions per host. Open-Meteo refuses the sixth from one address. */
  maxConcurrent: number;
  /** For all questions that one of our answers needs; the clients of the API wait 10 s. */
  overallMs: number;
  /** The milliseconds for which a place gets no questions after a failure. */
  coolDownMs: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  timeoutMs: 3000,
  retryDelayMs: 250,
  failuresToBreak: 5,
  breakMs: 30_000,
  maxConcurrent: 4,
  overallMs: 6000,
  coolDownMs: 10_000,
};

/** @param timeoutMs for one question; a whole answer may take twice as long */
export function timeoutsOf(timeoutMs: number): Timeouts {
  return { ...DEFAULT_TIMEOUTS, timeoutMs, overallMs: 2 * timeoutMs };
}
