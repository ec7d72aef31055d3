import { AppError } from "../errors/errors.ts";

/** The most requests to other services in one run; the next run continues with a larger cache. */
const MAX_QUESTIONS = 100;
/** This many failures in a row mean that the service is down; the rest waits for the next run. */
const FAILURES_TO_STOP = 3;

/**
 * Takes calls from the allowance of other services.
 * @throws AppError too_many_requests
 */
export type TakeCalls = (calls: number) => Promise<void>;

export interface Run {
  /** The number of requests to other services. */
  questions: number;
}

interface Work<Row> {
  /** The most rows in one run. */
  most: number;
  takeNext: () => Promise<Row | undefined>;
  complete: (row: Row, run: Run) => Promise<{ isCompleted: boolean; hasFailed: boolean }>;
}

/**
 * Completes rows one after the other, until none is due, the limit of requests is reached, or services fail.
 * @returns the number of completed rows
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
 * Returns a function to call before each question to another service. If no more calls are allowed, the run stops
 * asking.
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
