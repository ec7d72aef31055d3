import { t } from "@lingui/core/macro";
import { useState } from "react";

import { askImport } from "../../read/ask-import.ts";
import type { ImportAnswer } from "../../read/import-work.ts";
import type { Encoding } from "../../read/source/encodings.ts";
import { preparingImport } from "../../upload/upload-state.ts";
import { describeRefusal } from "../choose/describe-refusal.ts";

export interface OpenedFile extends Omit<Extract<ImportAnswer, { kind: "opened" }>, "kind"> {
  /** Changes each time files are opened. */
  key: number;
  files: readonly File[];
  /** The name of the first file. */
  name: string;
}

/** Holds the chosen files once this device has read them. */
export function useOpenedFile() {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(files: readonly File[], encoding?: Encoding): Promise<void> {
    // The worker still reads pictures from the archive that is open.
    if (preparingImport.get() !== null) {
      setProblem(
        t`Photos from your last import are still being prepared. Wait until they’re done, then choose again.`,
      );
      return;
    }
    setIsReading(true);
    setProblem(null);
    const answer = await askImport({ kind: "open", files, encoding });
    setIsReading(false);
    if (answer.kind === "refused") setProblem(describeRefusal(answer.code, answer.detail));
    if (answer.kind !== "opened") return;
    const { source, sheets } = answer;
    setOpened({ key: (opened?.key ?? 0) + 1, files, name: files[0]?.name ?? "", source, sheets });
  }

  return {
    opened,
    isReading,
    problem,
    open: (files: readonly File[]) => void open(files),
    /** Reads the same files again in another encoding. */
    readAs: (encoding: Encoding) => void open(opened?.files ?? [], encoding),
    close: () => setOpened(null),
  };
}
