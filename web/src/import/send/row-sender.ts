import type { Import } from "@creel/domain/import/import";
import type { ImportDecision, NewImportRow } from "@creel/domain/import/import-row";
import { decideRows } from "@creel/domain/import/rows/decide-rows";

import { createStore, type ReadableStore } from "../../store/create-store.ts";
import type * as importCalls from "./imports.calls.ts";
import type { ComparedImport, NewImport } from "./imports.calls.ts";
import { portionsOf } from "./portions.ts";
import { sendAgain, type Wait, waitFor } from "./send-again.ts";

/**
 * - `paused`: `send` goes on where it stopped, as it does after `failed`.
 * - `staged`: the server has all of it, and has held it against the log.
 */
export type SendStep = "ready" | "sending" | "comparing" | "paused" | "failed" | "staged";

export interface SendState {
  step: SendStep;
  /** Rows that the server has. */
  sent: number;
  total: number;
  /** Why it failed; else `null`. */
  error: unknown;
  /** `null` until it is staged. */
  compared: ComparedImport | null;
}

type Calls = Pick<typeof importCalls, "beginImport" | "stageRows" | "compareImport" | "commitImport">;

export interface RowSender {
  state: ReadableStore<SendState>;
  /** Begins the import, or goes on with it; never throws: the state says how it ended. */
  send: () => Promise<void>;
  /** Stops after the portion that is on its way. */
  pause: () => void;
  /** As they were sent last. */
  rows: () => readonly NewImportRow[];
  /** Puts others in the places of rows, once they are staged. @throws ApiError, NetworkError */
  change: (rows: readonly NewImportRow[]) => Promise<ComparedImport>;
  /** What the angler says of rows, by their positions, once they are staged. @throws ApiError, NetworkError */
  decide: (decisions: ReadonlyMap<number, ImportDecision | null>) => Promise<ComparedImport>;
  /** @throws ApiError, NetworkError */
  commit: () => Promise<Import>;
}

interface Sending {
  file: NewImport;
  rows: readonly NewImportRow[];
  calls: Calls;
  /** In place of the clock, in tests. */
  wait?: Wait;
}

/** Sends the rows of a file in portions; what was answered is not sent again, and what is sent twice is there once. */
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
