import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Import } from "@creel/domain/import/import";
import { IMPORT_LIMITS, type ImportDecision, type NewImportRow } from "@creel/domain/import/import-row";
import { decideRows } from "@creel/domain/import/rows/decide-rows";

import { ApiError, NetworkError } from "../http/api-error.ts";
import { mostUploadBytes } from "../photos/most-upload-bytes.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import type * as importCalls from "./api.ts";
import type { ComparedImport, NewImport } from "./api.ts";

/**
 * - `paused` and `failed`: `send` continues where it stopped.
 * - `staged`: the server has all rows and has compared them with the log.
 */
type SendStep = "ready" | "sending" | "comparing" | "paused" | "failed" | "staged";

export interface SendState {
  step: SendStep;
  /** How many rows the server has. */
  sent: number;
  total: number;
  /** Why it failed; `null` otherwise. */
  error: unknown;
  /** `null` until it is staged. */
  compared: ComparedImport | null;
}

type Calls = Pick<typeof importCalls, "beginImport" | "stageRows" | "compareImport" | "commitImport">;

export interface RowSender {
  state: ReadableStore<SendState>;
  /** Begins or continues the import. Never throws: the state has the result. */
  send: () => Promise<void>;
  /** Stops after the portion that is being sent. */
  pause: () => void;
  /** Returns the rows as they were sent last. */
  rows: () => readonly NewImportRow[];
  /** Replaces staged rows by their positions. @throws ApiError, NetworkError */
  change: (rows: readonly NewImportRow[]) => Promise<ComparedImport>;
  /** Sets the angler's decisions for staged rows, keyed by position. @throws ApiError, NetworkError */
  decide: (decisions: ReadonlyMap<number, ImportDecision | null>) => Promise<ComparedImport>;
  /** @throws ApiError, NetworkError */
  commit: () => Promise<Import>;
}

interface Sending {
  file: NewImport;
  rows: readonly NewImportRow[];
  calls: Calls;
  /** Replaces the timer in tests. */
  wait?: Wait;
}

/** Sends the rows of a file in portions. Skips portions that were answered; a portion sent twice is stored once. */
export function newRowSender({ file, rows: all, calls, wait = waitFor }: Sending): RowSender {
  let rows = [...all];
  let portions = portionsOf(rows);
  let isPausing = false;
  let underWay: Promise<void> | null = null;
  const first: SendState = { step: "ready", sent: 0, total: rows.length, error: null, compared: null };
  const state = createStore(first);
  const change = (changes: Partial<SendState>) => state.set({ ...state.get(), ...changes });

  async function sendPortions(): Promise<void> {
    for (let portion = portions[0]; portion; portion = portions[0]) {
      if (isPausing) return change({ step: "paused" });
      const sent = portion;
      await sendAgain(() => calls.stageRows(file.id, sent, rows.length), wait);
      portions = portions.slice(1);
      change({ sent: state.get().sent + sent.length });
    }
    change({ step: "comparing" });
    const compared = await sendAgain(() => calls.compareImport(file.id), wait);
    change({ step: "staged", compared });
  }

  async function begin(): Promise<void> {
    isPausing = false;
    change({ step: "sending", error: null });
    try {
      await sendAgain(() => calls.beginImport(file), wait);
      await sendPortions();
    } catch (error) {
      change({ step: "failed", error });
    }
  }

  async function changeRows(changed: readonly NewImportRow[]): Promise<ComparedImport> {
    for (const portion of portionsOf(changed)) {
      await sendAgain(() => calls.stageRows(file.id, portion, rows.length), wait);
    }
    const byPosition = new Map(changed.map((row) => [row.position, row]));
    rows = rows.map((row) => byPosition.get(row.position) ?? row);
    const compared = await sendAgain(() => calls.compareImport(file.id), wait);
    change({ compared });
    return compared;
  }

  return {
    state,
    rows: () => rows,
    change: changeRows,
    decide: (decisions) => changeRows(decideRows(rows, decisions)),
    send() {
      underWay ??= begin().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    pause() {
      isPausing = true;
    },
    commit: () => sendAgain(() => calls.commitImport(file.id, rows.length), wait),
  };
}

/** The rest of a portion's limit is for the JSON around the rows. */
const SHARE_OF_ROWS = 0.9;

/** Splits rows into portions within the server's limits for number and size. */
export function portionsOf(rows: readonly NewImportRow[]): NewImportRow[][] {
  const encoder = new TextEncoder();
  const mostBytes = Math.min(IMPORT_LIMITS.portionBytes, mostUploadBytes()) * SHARE_OF_ROWS;
  const portions: NewImportRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = portions.at(-1);
    if (last && bytes + size <= mostBytes && last.length < IMPORT_LIMITS.rowsAtOnce) {
      last.push(row);
      bytes += size;
    } else {
      portions.push([row]);
      bytes = size;
    }
  }
  return portions;
}

/** How long to wait before each retry, about a minute in all. */
const WAITS_MS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND_MS);

type Wait = (ms: number) => Promise<void>;

const waitFor: Wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Calls until there is an answer, or until the waits are used up. @throws the error of the last call */
async function sendAgain<Answer>(call: () => Promise<Answer>, wait: Wait): Promise<Answer> {
  for (const ms of WAITS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(ms);
    }
  }
  return call();
}

/** False if the server refused it, since a retry would be refused, too. */
function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}
