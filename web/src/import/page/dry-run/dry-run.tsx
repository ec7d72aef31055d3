import type { Import } from "@creel/domain/import/import";
import type { ImportDecision } from "@creel/domain/import/import-row";
import type { ImportRows } from "@creel/domain/import/rows/import-rows";
import { tableOfRows } from "@creel/domain/import/rows/table-of-rows";
import type { SourceTable } from "@creel/domain/import/source/source-table";
import { plural, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft, Download } from "lucide-react";

import { useCustomFields } from "../../../custom-fields/use-custom-fields.ts";
import { saveFile } from "../../../device/save-file.ts";
import { describeFailure } from "../../../http/describe-failure.ts";
import { locale } from "../../../i18n/locale.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { BandNumber, NumberBand } from "../../../ui/layout/number-band.tsx";
import { answerOf, askImport } from "../../read/ask-import.ts";
import { describeImportFailure } from "../choose/describe-refusal.ts";
import { countPart, wholeAmount } from "../parts/count-part.ts";
import { StepBar } from "../parts/step-bar.tsx";
import { readAllRows } from "./api.ts";
import { DoubtfulRows } from "./doubtful-rows.tsx";
import { JudgedList } from "./judged-list.tsx";
import { namedFields, problemsOfRow } from "./shown-row.ts";
import type { Staged, Staging } from "./use-staging.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./dry-run.module.css";

interface DryRunProps {
  staged: Staged;
  staging: Staging;
  /**
   * The sheet of the open file. `null` if the file has no table, or if no file is open and the lines are the staged
   * ones.
   */
  sheet: number | null;
  /** True if the file is open, so that the angler can change how it is read. */
  isOpen: boolean;
  onCommit: () => void;
  onBack: () => void;
}

/** Shows what would be written into the log. Nothing is written until the angler confirms. */
export function DryRun({ staged, staging, sheet, isOpen, onCommit, onBack }: DryRunProps) {
  const { import: stored, draft } = staged;
  const { change, correct, commit } = staging;
  const ownFields = useCustomFields();
  const decide = (position: number, decision: ImportDecision | null) =>
    change.mutate((sender) => sender.decide(new Map([[position, decision]])));
  const isChanging = change.isPending || correct.isPending;
  const isBusy = isChanging || commit.isPending;
  return (
    <>
      {isOpen && (
        <div className={styles.back}>
          <Button look="quiet" onPress={onBack} isDisabled={isBusy}>
            <Icon of={ArrowLeft} isSmall />
            {t`Back to the file`}
          </Button>
        </div>
      )}
      <ClockShift staged={staged} isBusy={isBusy} onCorrect={correct.mutate} />
      <DryRunNumbers stored={stored} isBusy={isBusy} />
      {draft.left && <LeftBehind left={draft.left} />}
      <DoubtfulRows
        rows={draft.rows}
        isBusy={isBusy}
        onFix={(row) => change.mutate((sender) => sender.change([row]))}
        onLeaveOut={({ position }) => decide(position, "skip")}
      />
      {(sheet !== null || !isOpen) && (
        <LinesToFix
          stored={stored}
          sheetOf={() => sheet ?? tableOfRows(draft.rows, namedFields(ownFields, draft.rows))}
        />
      )}
      <JudgedList
        stored={stored}
        rows={draft.rows}
        isBusy={isBusy}
        onDecide={({ position }, decision) => decide(position, decision)}
      />
      <Failed error={change.error ?? correct.error ?? commit.error} />
      <GoBar
        stored={stored}
        isChanging={isChanging}
        isPending={commit.isPending}
        onCommit={onCommit}
        onBack={onBack}
      />
    </>
  );
}

interface GoBarProps {
  stored: Import;
  isChanging: boolean;
  isPending: boolean;
  onCommit: () => void;
  onBack: () => void;
}

function GoBar({ stored, isChanging, isPending, onCommit, onBack }: GoBarProps) {
  const fresh = countPart(stored, "catch", ["new"]);
  const isNothing = stored.counts.new + stored.counts.changes === 0;
  return (
    <StepBar
      summary={
        <>
          <b>{t`${plural(fresh, { one: "# catch ready to import.", other: "# catches ready to import." })}`}</b>
          <p className={utilities.muted}>
            {isNothing ? explainNothingToImport(stored) : describeChanges(stored)}
          </p>
          <p className={utilities.muted}>{describeOthers(stored)}</p>
        </>
      }
    >
      <Button look="quiet" isDisabled={isPending} onPress={onBack}>
        {t`Back`}
      </Button>
      <Button look="signal" isDisabled={isNothing || isChanging} isPending={isPending} onPress={onCommit}>
        {fresh === 0 && !isNothing
          ? t`Import`
          : t`${plural(fresh, { one: "Import # catch", other: "Import # catches" })}`}
      </Button>
    </StepBar>
  );
}

/** Returns why the import button is disabled. */
function explainNothingToImport({ counts }: Import): string {
  const known = counts.same + counts.differs;
  const out = counts.incomplete + counts.refused;
  if (known + out === 0) return t`This file has nothing to import.`;
  const inLog = t`${plural(known, { one: "# item is already in your log.", other: "# items are already in your log." })}`;
  const stays = t`${plural(out, { one: "# item can’t be imported as it is.", other: "# items can’t be imported as they are." })}`;
  return [known > 0 ? inLog : [], out > 0 ? stays : []].flat().join(" ");
}

function describeChanges({ counts: { changes } }: Import): string {
  if (changes === 0) return "";
  return t`${plural(changes, { one: "# catch in your log will be updated from the file.", other: "# catches in your log will be updated from the file." })}`;
}

function describeOthers(stored: Import): string {
  const trips = countPart(stored, "trip", ["new"]);
  const spots = countPart(stored, "spot", ["new"]);
  const parts = [
    trips > 0 ? t`${plural(trips, { one: "# trip", other: "# trips" })}` : [],
    spots > 0 ? t`${plural(spots, { one: "# spot", other: "# spots" })}` : [],
  ].flat();
  const list = new Intl.ListFormat(locale).format(parts);
  const undo = t`You can undo the import for 14 days.`;
  return parts.length === 0 ? undo : `${t`With ${list}.`} ${undo}`;
}

/** Nothing was written into the log, and the answers about the file are still there. */
function Failed({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="bad" className={styles.notice}>
      {describeFailure(error, t`That didn’t work. Nothing was saved. Try again.`)}
    </Notice>
  );
}

/** Counts the parts of the file that are in no line below, so that nothing goes missing silently. */
function LeftBehind({ left }: { left: ImportRows["left"] }) {
  const { undecided, timeless, changes } = left;
  const reasons = [
    undecided > 0 &&
      t`${plural(undecided, { one: "# catch needs your answer.", other: "# catches need your answer." })}`,
    timeless > 0 &&
      t`${plural(timeless, { one: "# trip or track has no time, so Creel can’t date it.", other: "# trips and tracks have no time, so Creel can’t date them." })}`,
    changes > 0 &&
      t`${plural(changes, { one: "# change or deletion is for something that isn’t in this file.", other: "# changes and deletions are for things that aren’t in this file." })}`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return (
    <Notice tone="info" className={styles.notice}>
      <p>
        <b>{t`Not everything in this file can be imported.`}</b>
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}

interface ClockShiftProps {
  staged: Staged;
  isBusy: boolean;
  onCorrect: (minutes: number) => void;
}

/** Offers to shift all times if the file's clock differs from the log's. */
function ClockShift({ staged: { shift, corrected }, isBusy, onCorrect }: ClockShiftProps) {
  if (corrected !== 0) {
    const time = describeMinutes(Math.abs(corrected));
    return (
      <Notice tone="good" className={styles.notice}>
        <p>
          {corrected > 0 ? t`All times were set back by ${time}.` : t`All times were set ahead by ${time}.`}
        </p>
        <Button look="quiet" isPending={isBusy} onPress={() => onCorrect(-corrected)}>
          {t`Use the file’s times`}
        </Button>
      </Notice>
    );
  }
  if (!shift) return null;
  const { minutes, pairs } = shift;
  const time = describeMinutes(Math.abs(minutes));
  const catches = t`${plural(pairs, { one: "# catch", other: "# catches" })}`;
  return (
    <Notice tone="info" className={styles.notice}>
      <p>
        <b>
          {minutes > 0
            ? t`Times in this file are ${time} ahead. Wrong time zone?`
            : t`Times in this file are ${time} behind. Wrong time zone?`}
        </b>
      </p>
      <p>{t`${catches} in this file match your log, but at another time.`}</p>
      <Button isPending={isBusy} onPress={() => onCorrect(minutes)}>
        {minutes > 0 ? t`Set all times back by ${time}` : t`Set all times ahead by ${time}`}
      </Button>
    </Notice>
  );
}

const MINUTES_OF_HOUR = 60;

function describeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const rest = minutes % MINUTES_OF_HOUR;
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

interface DryRunNumbersProps {
  stored: Import;
  isBusy: boolean;
}

function DryRunNumbers({ stored, isBusy }: DryRunNumbersProps) {
  const known = countPart(stored, "catch", ["same", "differs", "changes"]);
  return (
    <NumberBand isBusy={isBusy}>
      <BandNumber name={t`New catches`} amount={wholeAmount(countPart(stored, "catch", ["new"]))} />
      <BandNumber name={t`Already in your log`} amount={wholeAmount(known)} />
      <BandNumber name={t`Incomplete or refused`} amount={wholeAmount(countLinesToFix(stored))} />
      <BandNumber name={t`New waters`} amount={wholeAmount(countPart(stored, "water", ["new"]))} />
    </NumberBand>
  );
}

function countLinesToFix(stored: Import): number {
  return countPart(stored, "catch", ["incomplete", "refused"]);
}

/** Offers the lines that stay out because of their content, as a file that can be fixed and imported again. */
function LinesToFix({ stored, sheetOf }: { stored: Import; sheetOf: () => number | SourceTable }) {
  const count = countLinesToFix(stored);
  const download = useMutation({ mutationFn: () => saveLines(stored, sheetOf()) });
  if (count === 0) return null;
  return (
    <>
      <div className={styles.mend}>
        <p>
          {t`${plural(count, { one: "# line can’t be imported as it is.", other: "# lines can’t be imported as they are." })}`}{" "}
          <span className={utilities.muted}>{t`Fix them in a spreadsheet and import that file.`}</span>
        </p>
        <Button isPending={download.isPending} onPress={() => download.mutate()}>
          <Icon of={Download} isSmall />
          {t`Download these lines`}
        </Button>
      </div>
      {download.error && (
        <Notice tone="bad" className={styles.notice}>
          {describeImportFailure(download.error, t`The lines could not be downloaded. Please try again.`)}
        </Notice>
      )}
    </>
  );
}

/**
 * Saves the lines that stay out because of their content, as they were and with their problems, so they can be fixed.
 *
 * @param sheet the sheet of the open file, or a table made of the staged rows
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
