import type { Guess } from "@creel/domain/import/source/guess";
import { t } from "@lingui/core/macro";

import { Select } from "../../../ui/fields/select.tsx";
import { describeEvidence } from "./describe-evidence.ts";

interface GuessSelectProps<Value extends string> {
  label: string;
  guess: Guess<Value>;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  /** Sample cells, shown before the evidence. */
  examples?: string;
  onChoose: (value: Value) => void;
}

/** Shows a guess with its evidence, and lets the angler choose another value. */
export function GuessSelect<Value extends string>({
  label,
  guess,
  options,
  nameOf,
  examples = "",
  onChoose,
}: GuessSelectProps<Value>) {
  const find = (option: string | null) => options.find((one) => one === option);
  const nameOfOption = (option: string) => {
    const found = find(option);
    return found === undefined ? option : nameOf(found);
  };
  const evidence = describeEvidence(guess.evidence);
  return (
    <Select
      isRequired
      label={label}
      options={options}
      nameOf={nameOfOption}
      value={guess.value}
      placeholder={t`Not known yet`}
      hint={examples === "" ? evidence : `${examples} · ${evidence}`}
      onChange={(option) => {
        const found = find(option);
        if (found !== undefined) onChoose(found);
      }}
    />
  );
}
