import type { ColumnTarget } from "@creel/domain/import/columns/column-targets";
import type { ColumnGuess } from "@creel/domain/import/columns/guess-columns";
import { roomForFields } from "@creel/domain/import/custom-fields/own-field";
import { t } from "@lingui/core/macro";

import { detailTitle } from "../../../catches/labels/detail-labels.ts";
import { useImportContext } from "../parts/use-import-context.ts";
import { describeTarget, targetsFor } from "./describe-target.ts";
import { GuessSelect } from "./guess-select.tsx";

import * as styles from "./guesses.module.css";

interface ColumnGuessesProps {
  columns: readonly ColumnGuess[];
  onChoose: (column: number, target: ColumnTarget) => void;
}

/** The meaning of each column. A column without one goes to the notes. */
export function ColumnGuesses({ columns, onChoose }: ColumnGuessesProps) {
  const context = useImportContext();
  const { fields } = context;
  const made = columns.filter(({ target }) => target.value === "new_field").length;
  const room = roomForFields(fields) - made;
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns" className={styles.title}>{t`Columns`}</h2>
      <div className={styles.grid}>
        {columns.map(({ column, target, examples, cells, ...named }) => {
          const place = column + 1;
          return (
            <GuessSelect
              key={column}
              label={named.header || t`Column ${place}`}
              guess={target}
              options={targetsFor({ fields, hasRoom: room > 0 || target.value === "new_field" })}
              nameOf={(option) => describeTarget(option, { detailName: detailTitle, fields })}
              examples={cells === 0 ? t`Empty` : shortened(examples)}
              onChoose={(chosen) => onChoose(column, chosen)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The most characters that are shown of all examples together. */
const MOST_LETTERS = 60;

function shortened(examples: readonly string[]): string {
  const texts = examples.map((text) => text.replaceAll(/\s+/g, " ")).join(", ");
  return texts.length > MOST_LETTERS ? `${texts.slice(0, MOST_LETTERS)}…` : texts;
}
