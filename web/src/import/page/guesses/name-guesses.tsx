import type { NameGuess } from "@creel/domain/import/names/guess-names";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";

import * as styles from "./guesses.module.css";

interface NameGuessesProps {
  id: string;
  title: string;
  names: readonly NameGuess[];
  /** Names that can be chosen besides the likely ones. */
  listed: readonly string[];
  nameOf: (value: string) => string;
  onChoose: (written: string, value: string) => void;
}

const SHOWN_FIRST = 6;

/**
 * Shows which name each written one is taken for. Names that the log does not have come first; the others on request.
 */
export function NameGuesses({ id, title, names, listed, nameOf, onChoose }: NameGuessesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const unsure = names.filter((name) => !isSure(name));
  const shown = isOpen ? [...unsure, ...names.filter(isSure)] : unsure.slice(0, SHOWN_FIRST);
  const left = names.length - shown.length;
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.grid}>
        {shown.map(({ written, count, value, evidence, alternatives }) => (
          <Select
            key={written}
            isRequired
            label={t`“${written}”`}
            note={t`${plural(count, { one: "# line", other: "# lines" })}`}
            options={[...new Set([value, ...alternatives, written, ...listed])]}
            nameOf={nameOf}
            value={value}
            hint={i18n._(EVIDENCE_TEXTS[evidence])}
            onChange={(name) => {
              if (name !== null) onChoose(written, name);
            }}
          />
        ))}
      </div>
      {left > 0 && (
        <Button look="quiet" onPress={() => setIsOpen(true)}>
          {shown.length === 0
            ? t`${plural(left, { one: "# name, as written", other: "# names, as written" })}`
            : t`${plural(left, { one: "# more", other: "# more" })}`}
        </Button>
      )}
    </section>
  );
}

function isSure({ evidence }: NameGuess): boolean {
  return evidence === "exact" || evidence === "own" || evidence === "known";
}

const EVIDENCE_TEXTS: Record<NameGuess["evidence"], MessageDescriptor> = {
  exact: msg`As written.`,
  own: msg`As written.`,
  known: msg`As written.`,
  as_written: msg`As written.`,
  synonym: msg`Another name for it.`,
  similar: msg`As written. Is it one of the similar names?`,
  kind: msg`As written. The file doesn’t say which one.`,
  several: msg`As written. The file doesn’t say which one.`,
  chosen: msg`Your choice.`,
};
