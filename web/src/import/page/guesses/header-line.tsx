import { NO_HEADER } from "@creel/domain/import/columns/header-line";
import { t } from "@lingui/core/macro";

import { Select } from "../../../ui/fields/select.tsx";
import { describeEvidence } from "./describe-evidence.ts";
import type { GuessesProps } from "./file-guesses-props.ts";

/** Which line names the columns; what stands above it stays out. */
export function HeaderLine({ plan: { headerLine: guess }, onChoose }: GuessesProps) {
  if (guess?.value === null || guess === null) return null;
  const lines = [guess.value, ...guess.alternatives.filter((line) => line !== guess.value)];
  return (
    <Select
      isRequired
      label={t`Names of the columns`}
      options={lines.toSorted((one, other) => one - other).map(String)}
      nameOf={lineName}
      value={String(guess.value)}
      hint={describeEvidence(guess.evidence)}
      onChange={(line) => onChoose({ headerLine: Number(line) })}
    />
  );
}

function lineName(text: string): string {
  const line = Number(text);
  return line === NO_HEADER ? t`No line has them` : t`Line ${line}`;
}
