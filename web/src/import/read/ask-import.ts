import { plural, t } from "@lingui/core/macro";

import { NoWorkerError, StuckWorkerError, workerClient } from "../../device/worker-client.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { ImportAnswer, ImportRequest, ImportWork } from "./import-work.ts";
import { READ_LIMITS, type RefusalCode, RefusedFileError } from "./source/refusal.ts";

/**
 * Reads files in a worker of its own, which keeps what was opened. Each request comes to an end: a worker that takes
 * too long is ended, and what it had open is closed.
 */
export function newImportReader(): ImportWork {
  let name = "";
  let inPage: ImportWork | null = null;
  const worker = workerClient<ImportRequest, ImportAnswer>({
    make: () => new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" }),
    limitMs: READ_LIMITS.timeMs,
    loadInPage: async () => {
      // Nothing can end what the page itself is at: it reads only where there are no workers at all.
      if ("Worker" in globalThis) throw new NoWorkerError();
      return (inPage ??= (await import("./import-work.ts")).newImportWork());
    },
  });
  return async (request) => {
    if (request.kind === "open") name = namesOf(request.files);
    try {
      return await worker.ask(request);
    } catch (error) {
      logFailure("A file could not be read", error);
      return { kind: "refused", code: codeOf(error), detail: name };
    }
  };
}

function codeOf(error: unknown): RefusalCode {
  return error instanceof StuckWorkerError ? "too_slow" : "broken_off";
}

function namesOf([first, ...others]: readonly File[]): string {
  const name = first?.name ?? "";
  const count = others.length;
  if (count === 0) return name;
  return t`${name} and ${plural(count, { one: "# other file", other: "# other files" })}`;
}

/** Asks the reader that has the import open that is being prepared. */
export const askImport = newImportReader();

/** @throws RefusedFileError for a file that is refused; Error for the answer to another question */
export function answerOf<Kind extends ImportAnswer["kind"]>(
  answer: ImportAnswer,
  kind: Kind,
): Extract<ImportAnswer, { kind: Kind }> {
  if (answer.kind === "refused") throw new RefusedFileError(answer.code, answer.detail);
  if (!isOfKind(answer, kind)) throw new Error(`An answer to another question: ${answer.kind}`);
  return answer;
}

function isOfKind<Kind extends ImportAnswer["kind"]>(
  answer: ImportAnswer,
  kind: Kind,
): answer is Extract<ImportAnswer, { kind: Kind }> {
  return answer.kind === kind;
}
