import { CONDITION_BINS, type ConditionFactor } from "@creel/domain/insights/factors/condition-bins";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import { isSameLure, lureCodeOf, ownLureCode } from "@creel/domain/insights/lure-code";
import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import type { OwnLure } from "../../gear/data/own-lures.ts";
import { useOwnLures } from "../../gear/data/use-gear.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { askQuestion } from "../read-insights.ts";
import { factorName } from "../texts/factor-names.ts";
import { type BinNaming, nameOf } from "../texts/name-bins.ts";
import { describeQuestion } from "./question-texts.ts";
import { useQuestionChange } from "./use-question-change.ts";

import * as styles from "./ask-question.module.css";

interface AskQuestionProps {
  factors: readonly FactorName[];
  /** Sorted by number of fish, highest first. */
  species: readonly string[];
  /** The outings whose lures can be asked about. */
  outings: Outings;
  naming: BinNaming;
  onClose: () => void;
}

const isOfConditions = (factor: string): factor is ConditionFactor => Object.hasOwn(CONDITION_BINS, factor);

interface Asked {
  factor: FactorName;
  bin: string | null;
  species: string | null;
}

export function AskQuestion({ factors, species, outings, naming, onClose }: AskQuestionProps) {
  const [id] = useState(() => uuidv7());
  const [asked, setAsked] = useState<Asked>({ factor: factors[0] ?? "light", bin: null, species: null });
  const { mutate, isPending, error } = useQuestionChange(askQuestion);
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Ask a question`} onClose={onClose} />
      <DialogBody className={styles.fields}>
        <Fields
          asked={asked}
          onChange={setAsked}
          factors={factors}
          species={species}
          outings={outings}
          naming={naming}
        />
        <p className={styles.question}>{describeQuestion(asked, naming)}</p>
        <p className={styles.note}>
          {t`Only trips you start from now on count. You can have one open question at a time.`}
        </p>
        {error && (
          <Notice tone="bad">
            {describeFailure(error, t`Your question could not be saved. Please try again.`)}
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button
          look="deep"
          isPending={isPending}
          onPress={() => mutate({ id, ...asked }, { onSuccess: onClose })}
        >
          {t`Ask it`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Returns the bins to choose from; empty for factors whose bins depend on future trips. */
function partsOf(factor: FactorName, lures: readonly string[]): readonly string[] {
  if (factor === "lure") return lures;
  return isOfConditions(factor) ? CONDITION_BINS[factor] : [];
}

interface FieldsProps extends Omit<AskQuestionProps, "onClose"> {
  asked: Asked;
  onChange: (asked: Asked) => void;
}

function Fields({ asked, onChange, factors, species, outings, naming }: FieldsProps) {
  const { factor } = asked;
  const lures = luresToAsk(outings, useOwnLures());
  const bins = partsOf(factor, lures);
  const factorOf = (name: string | null) => factors.find((each) => each === name) ?? factor;
  const nameOfBin = (bin: string) => nameOf(bin, { name: factor, limits: null }, naming).name;
  return (
    <>
      <Select
        label={t({ message: "About", context: "what a question is about" })}
        options={factors}
        nameOf={(name) => factorName(factorOf(name))}
        value={factor}
        onChange={(name) => onChange({ ...asked, factor: factorOf(name), bin: null })}
        isRequired
      />
      {bins.length > 0 && (
        <Select
          label={factor === "lure" ? t`Which lure` : t`Which part`}
          placeholder={t`Any difference`}
          options={bins}
          nameOf={nameOfBin}
          value={asked.bin}
          onChange={(bin) => onChange({ ...asked, bin })}
        />
      )}
      <Select
        label={t`Species`}
        placeholder={t`All species`}
        options={species}
        nameOf={speciesName}
        value={asked.species}
        onChange={(chosen) => onChange({ ...asked, species: chosen })}
      />
    </>
  );
}

/** Returns lure codes: fished lures first, sorted by hours, then the rest of the tackle box. */
function luresToAsk({ outings }: Outings, own: readonly OwnLure[]): string[] {
  const hoursOf = new Map<string, number>();
  for (const segment of outings.flatMap(({ segments }) => segments)) {
    const code = lureCodeOf(segment);
    if (code !== null) hoursOf.set(code, (hoursOf.get(code) ?? 0) + segment.hours);
  }
  const fished = [...hoursOf].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
  const others = own.map((lure) => ownLureCode(lure));
  return [...fished, ...others.filter((code) => !fished.some((each) => isSameLure(each, code)))];
}
