import type { Import } from "@creel/domain/import/import";
import type { SourceTable } from "@creel/domain/import/source/source-table";
import { plural, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { saveFile } from "../../../device/save-file.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { BandNumber, NumberBand } from "../../../ui/layout/number-band.tsx";
import { answerOf, askImport } from "../../read/ask-import.ts";
import { describeTrouble } from "../choose/describe-refusal.ts";
import { countPart, wholeAmount } from "../parts/count-part.ts";
import { readAllRows } from "./judged/api.ts";
import { problemsOfRow } from "./judged/shown-row.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./dry-run.module.css";

interface DryRunNumbersProps {
  stored: Import;
  isBusy: boolean;
}

export function DryRunNumbers({ stored, isBusy }: DryRunNumbersProps) {
  const known = countPart(stored, "catch", ["same", "differs", "changes"]);
  return (
    <NumberBand isBusy={isBusy}>
      <BandNumber name={t`New catches`} amount={wholeAmount(countPart(stored, "catch", ["new"]))} />
      <BandNumber name={t`In your log already`} amount={wholeAmount(known)} />
      <BandNumber name={t`Incomplete or refused`} amount={wholeAmount(countToMend(stored))} />
      <BandNumber name={t`New waters`} amount={wholeAmount(countPart(stored, "water", ["new"]))} />
    </NumberBand>
  );
}

function countToMend(stored: Import): number {
  return countPart(stored, "catch", ["incomplete", "refused"]);
}

/** Lines that stay out because of what is in them, as a file that can be mended and dropped again. */
export function LinesToMend({ stored, sheetOf }: { stored: Import; sheetOf: () => number | SourceTable }) {
  const count = countToMend(stored);
  const download = useMutation({ mutationFn: () => saveLines(stored, sheetOf()) });
  if (count === 0) return null;
  return (
    <>
      <div className={styles.mend}>
        <p>
          {t`${plural(count, { one: "# line stays out as it is.", other: "# lines stay out as they are." })}`}{" "}
          <span className={utilities.muted}>{t`Mend them in a spreadsheet, and drop that file here.`}</span>
        </p>
        <Button isPending={download.isPending} onPress={() => download.mutate()}>
          <Icon of={Download} isSmall />
          {t`Download these lines`}
        </Button>
      </div>
      {download.error && (
        <Notice tone="bad" className={styles.notice}>
          {describeTrouble(download.error, t`The lines could not be downloaded. Please try again.`)}
        </Notice>
      )}
    </>
  );
}

/**
 * The lines that stay out because of what is in them, as they were and with what is wrong, to be mended.
 *
 * @param sheet of the file that is open, or made of what was staged
 */
async function saveLines({ id, file_name: fileName }: Import, sheet: number | SourceTable): Promise<void> {
  const rows = await readAllRows(id, ["incomplete", "refused"]);
  const problems = rows
    .filter(({ subject }) => subject === "catch")
    .map((row) => ({ line: row.line, problem: problemsOfRow(row).join(" ") }));
  const answer = answerOf(await askImport({ kind: "lines", sheet, problems }), "lines");
  const name = fileName.replace(/\.[^.]*$/, "");
  saveFile(`${name}-to-mend.csv`, new Blob([answer.csv], { type: "text/csv" }));
}
