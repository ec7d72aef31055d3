export interface Timeouts {
  /** One question, its retry included. */
  timeoutMs: number;
  /** Before a question that failed at once is put again. */
  retryDelayMs: number;
  /** Failures in a row until a host is left alone. */
  failuresToBreak: number;
  /** How long it is left alone. */
  breakMs: number;
  /** Questions to one host at a time. Open-Meteo refuses the sixth from one address. */
  maxConcurrent: number;
  /** All questions that one answer of ours needs; the clients of the API wait 10 s. */
  overallMs: number;
  /** How long a place is left alone after a failure. */
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

/** @param timeoutMs of one question; all of an answer may take twice as long */
export function timeoutsOf(timeoutMs: number): Timeouts {
  return { ...DEFAULT_TIMEOUTS, timeoutMs, overallMs: 2 * timeoutMs };
}
