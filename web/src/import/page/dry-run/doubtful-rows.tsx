import type { Fix } from "@creel/domain/doctor/finding";
import type { NewImportRow } from "@creel/domain/import/import-row";
import { type SuspiciousRow, findSuspiciousRows } from "@creel/domain/import/rows/suspicious-rows";
import { recordLength } from "@creel/domain/species/record-lengths";
import { plural, t } from "@lingui/core/macro";
import { useMemo } from "react";

import { speciesName } from "../../../species/species-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";

import * as styles from "./dry-run.module.css";

interface DoubtfulRowsProps {
  rows: readonly NewImportRow[];
  isBusy: boolean;
  onFix: (row: NewImportRow) => void;
  onLeaveOut: (row: NewImportRow) => void;
}

/** More than anybody looks over before an import: the doctor shows the rest. */
const MAX_SHOWN = 20;

/** Figures that cannot be right, and fish that are in the file twice. They come in as they are unless the angler says so. */
export function DoubtfulRows({ rows, isBusy, onFix, onLeaveOut }: DoubtfulRowsProps) {
  const units = useUnits();
  const doubtful = useMemo(() => findSuspiciousRows(rows), [rows]);
  if (doubtful.length === 0) return null;
  const count = doubtful.length;
  return (
    <Notice tone="info" className={styles.notice}>
      <p>
        <b>{t`${plural(count, { one: "# thing looks off in this file.", other: "# things look off in this file." })}`}</b>
      </p>
      <ul className={styles.odd}>
        {doubtful.slice(0, MAX_SHOWN).map((each) => (
          <li key={each.finding.key}>
            <p>
              <b>{titleOf(each)}</b> {describeDoubtfulRow(each, units)}
            </p>
            <Fixes doubtfulRow={each} isBusy={isBusy} onFix={onFix} onLeaveOut={onLeaveOut} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function titleOf({ rows: [row, other] }: SuspiciousRow): string {
  const species = speciesName(speciesIn(row));
  const line = row?.line ?? 0;
  if (!other) return t`Line ${line}, ${species}:`;
  const second = other.line;
  return t`Lines ${line} and ${second}, ${species}:`;
}

function Fixes({
  doubtfulRow,
  isBusy,
  onFix,
  onLeaveOut,
}: Omit<DoubtfulRowsProps, "rows"> & { doubtfulRow: SuspiciousRow }) {
  const units = useUnits();
  const [row, other] = doubtfulRow.rows;
  if (!row) return null;
  if (other) {
    const { line } = other;
    return <Button isDisabled={isBusy} onPress={() => onLeaveOut(other)}>{t`Leave out line ${line}`}</Button>;
  }
  return doubtfulRow.finding.mends.map((fix) => {
    const changed = changesOf(fix, units);
    if (!changed) return null;
    const { figure, fields } = changed;
    const fixed = { ...row, fields: { ...row.fields, ...fields } };
    return (
      <Button key={figure} isDisabled={isBusy} onPress={() => onFix(fixed)}>{t`Change to ${figure}`}</Button>
    );
  });
}

function changesOf(fix: Fix, units: Units): { figure: string; fields: object } | null {
  if (fix.kind === "length") {
    return { figure: units.format("length", fix.length), fields: { length: fix.length } };
  }
  if (fix.kind !== "weight") return null;
  return { figure: units.formatTotalWeight(fix.weight), fields: { weight: fix.weight } };
}

function speciesIn(row: NewImportRow | undefined): string {
  const species = row?.fields["species"];
  return typeof species === "string" ? species : "";
}

/** Why it looks odd, in sentences. */
function describeDoubtfulRow(
  { finding: { check, measure }, rows: [row] }: SuspiciousRow,
  units: Units,
): string {
  const { length, weight } = row?.fields ?? {};
  if (check === "twice") {
    return t`Same fish, time and place. It may be in the file twice.`;
  }
  if (check === "weight") {
    const heavy = units.formatTotalWeight(Number(weight));
    return t`${heavy} is an unlikely weight for this species.`;
  }
  const long = units.format("length", Number(length));
  const longest = units.format("length", Math.round((measure ?? 0) * 10) / 10);
  if (check === "outlier") return t`${long} is far longer than the others. The longest is ${longest}.`;
  const species = speciesIn(row);
  if (recordLength(species) === null) return t`${long} is longer than any fish on record.`;
  const name = speciesName(species);
  return t`${long} is longer than any on record: ${name} grow to ${longest}.`;
}
