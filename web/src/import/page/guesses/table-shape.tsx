import { NO_HEADER } from "@creel/domain/import/columns/header-line";
import { DELIMITERS } from "@creel/domain/import/source/delimiters";
import type { Guess } from "@creel/domain/import/source/guess";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { Select } from "../../../ui/fields/select.tsx";
import { describeEvidence } from "./describe-evidence.ts";
import type { GuessesProps } from "./file-guesses-props.ts";
import { GuessSelect } from "./guess-select.tsx";

/** How the text is split into cells, and which line names the columns. */
export function TableShape({ plan: { delimiter, headerLine }, onChoose }: GuessesProps) {
  return (
    <>
      {delimiter && (
        <GuessSelect
          label={t`Between the cells`}
          guess={delimiter}
          options={[...new Set([...DELIMITERS, delimiter.value ?? ","])]}
          nameOf={delimiterName}
          onChoose={(sign) => onChoose({ delimiter: sign })}
        />
      )}
      {headerLine && <HeaderLine guess={headerLine} onChoose={(line) => onChoose({ headerLine: line })} />}
    </>
  );
}

interface HeaderLineProps {
  guess: Guess<number>;
  onChoose: (line: number) => void;
}

/** What stands above it stays out. */
function HeaderLine({ guess: { value, alternatives, evidence }, onChoose }: HeaderLineProps) {
  const lines = [...new Set([value ?? NO_HEADER, ...alternatives])];
  return (
    <Select
      isRequired
      label={t`Names of the columns`}
      options={lines.toSorted((one, other) => one - other).map(String)}
      nameOf={lineName}
      value={String(value)}
      hint={describeEvidence(evidence)}
      onChange={(line) => onChoose(Number(line))}
    />
  );
}

function lineName(text: string): string {
  const line = Number(text);
  return line === NO_HEADER ? t`No line has them` : t`Line ${line}`;
}

const DELIMITER_NAMES = new Map([
  [",", msg`Comma`],
  [";", msg`Semicolon`],
  ["\t", msg`Tab`],
  ["|", msg`Vertical bar`],
]);

/** Any other sign is its own name. */
function delimiterName(delimiter: string): string {
  const name = DELIMITER_NAMES.get(delimiter);
  return name ? i18n._(name) : delimiter;
}
