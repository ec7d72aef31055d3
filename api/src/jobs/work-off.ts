import { AppError } from "../errors/errors.ts";

/** The most requests to other services in one run; the next run continues with what is cached then. */
const MAX_QUESTIONS = 100;
/** So many failures in a row mean that the service is down; the rest waits for the next run. */
const FAILURES_TO_STOP = 3;

/**
 * Takes calls of what other services allow.
 * @throws AppError too_many_requests
 */
export type TakeCalls = (calls: number) => Promise<void>;

export interface Run {
  /** How many requests were sent to other services. */
  questions: number;
}

interface Work<Row> {
  /** Rows at most in one run. */
  most: number;
  takeNext: () => Promise<Row | undefined>;
  complete: (row: Row, run: Run) => Promise<{ isCompleted: boolean; hasFailed: boolean }>;
}

/**
 * Completes one row after the other, until none is due, too much was asked of other services, or they fail.
 * @returns how many were completed.
 */
export async function workOff<Row>({ most, takeNext, complete }: Work<Row>): Promise<number> {
  const run = { questions: 0 };
  let [completed, failures] = [0, 0];
  for (let taken = 0; taken < most; taken += 1) {
    if (run.questions >= MAX_QUESTIONS || failures >= FAILURES_TO_STOP) break;
    const row = await takeNext();
    if (!row) break;
    const { isCompleted, hasFailed } = await complete(row, run);
    failures = hasFailed ? failures + 1 : 0;
    if (isCompleted) completed += 1;
  }
  return completed;
}

/**
 * Called before each question to another service. Where no more calls are allowed, the run asks nothing more.
 * @throws AppError weather_unavailable, too_many_requests
 */
export function countWithin(run: Run, takeCalls: TakeCalls): TakeCalls {
  return async (calls) => {
    if (run.questions >= MAX_QUESTIONS) throw new AppError("weather_unavailable");
    try {
      await takeCalls(calls);
    } catch (error) {
      run.questions = MAX_QUESTIONS;
      throw error;
    }
    run.questions += 1;
  };
}
