import type { Guess } from "@creel/domain/import/source/guess";
import { type MessageDescriptor, i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { type Encoding, ENCODINGS } from "../../read/source/encodings.ts";
import { GuessSelect } from "./guess-select.tsx";
import { Asked } from "./questions.tsx";

import * as styles from "./guesses.module.css";

const NAMES: Record<Encoding, MessageDescriptor> = {
  "windows-1252": msg`Western European`,
  "windows-1250": msg`Central European`,
  "windows-1251": msg`Cyrillic`,
  "windows-1253": msg`Greek`,
  "windows-1254": msg`Turkish`,
  macintosh: msg`Western European, from an older Mac`,
  shift_jis: msg`Japanese`,
  gb18030: msg`Chinese`,
  "euc-kr": msg`Korean`,
};

interface EncodingChoiceProps {
  guess: Guess<Encoding>;
  onChoose: (encoding: Encoding) => void;
}

/** In which letters a file is written that does not say it; asked, where several make words. */
export function EncodingChoice({ guess, onChoose }: EncodingChoiceProps) {
  const { value, evidence, alternatives } = guess;
  const samples = "samples" in evidence ? evidence.samples : [];
  const question = {
    name: "encoding",
    title: t`Which of these looks right?`,
    answers: alternatives.map((encoding) => ({ id: encoding, name: nameOf(encoding), change: {} })),
    samples: samples.map(({ line, text, readings }) => ({ line, text, readings: readings.map(String) })),
  };
  const choose = (id: string) => {
    const found = ENCODINGS.find((encoding) => encoding === id);
    if (found) onChoose(found);
  };
  return (
    <section aria-labelledby="import-encoding">
      <h2 id="import-encoding" className={styles.title}>{t`Text encoding`}</h2>
      {value === null && <Asked question={question} answer="" onAnswer={(_, id) => choose(id)} />}
      <div className={styles.grid}>
        <GuessSelect
          label={t`Written in`}
          guess={guess}
          options={ENCODINGS}
          nameOf={nameOf}
          onChoose={onChoose}
        />
      </div>
    </section>
  );
}

function nameOf(encoding: Encoding): string {
  return i18n._(NAMES[encoding]);
}
