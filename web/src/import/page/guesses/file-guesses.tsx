import { DATE_ORDERS } from "@creel/domain/import/dates/read-day";
import { unitsOf } from "@creel/domain/import/measures/measure-units";
import { BLANK_USES } from "@creel/domain/import/plan/plan-blanks";
import { t } from "@lingui/core/macro";

import { useImportLog } from "../log/import-log.ts";
import { axesName, blankName, dateOrderName, decimalName, quantityName } from "./describe-reading.ts";
import type { GuessesProps } from "./file-guesses-props.ts";
import { GuessSelect } from "./guess-select.tsx";
import { NewFields } from "./new-fields.tsx";
import { TableShape } from "./table-shape.tsx";
import { unitLabel } from "./unit-label.ts";
import { ZoneOfAll } from "./zone-of-all.tsx";

import * as styles from "./guesses.module.css";

/** How the cells are read, each with what speaks for it. */
export function FileGuesses({ plan, onChoose }: GuessesProps) {
  const { dateOrder, decimal, axes, quantity, blanks, units, fields } = plan;
  const hasNumbers = units.length > 0 || axes !== null || fields.some(({ kind }) => kind === "number");
  return (
    <section aria-labelledby="import-reading">
      <h2 id="import-reading" className={styles.title}>{t`How it is read`}</h2>
      <div className={styles.grid}>
        <TableShape plan={plan} onChoose={onChoose} />
        {dateOrder && (
          <GuessSelect
            label={t`Dates`}
            guess={dateOrder}
            options={DATE_ORDERS}
            nameOf={dateOrderName}
            onChoose={(order) => onChoose({ dateOrder: order })}
          />
        )}
        {hasNumbers && (
          <GuessSelect
            label={t`Fractions of numbers`}
            guess={decimal}
            options={[".", ","]}
            nameOf={decimalName}
            onChoose={(sign) => onChoose({ decimal: sign })}
          />
        )}
        <Units plan={plan} onChoose={onChoose} />
        {axes && (
          <GuessSelect
            label={t`Places`}
            guess={axes}
            options={["as_written", "swapped"]}
            nameOf={axesName}
            onChoose={(order) => onChoose({ axes: order })}
          />
        )}
        {quantity && (
          <GuessSelect
            label={t`A line with several fish`}
            guess={quantity}
            options={["one", "each"]}
            nameOf={quantityName}
            onChoose={(use) => onChoose({ quantity: use })}
          />
        )}
        {blanks && (
          <GuessSelect
            label={t`Days without a fish`}
            guess={blanks.use}
            options={BLANK_USES}
            nameOf={blankName}
            onChoose={(use) => onChoose({ blanks: use })}
          />
        )}
        <NewFields fields={fields} onChoose={onChoose} />
        <ZoneOfAll plan={plan} onChoose={onChoose} />
      </div>
    </section>
  );
}

function Units({ plan, onChoose }: GuessesProps) {
  const { detailName } = useImportLog();
  return plan.units.map(({ column, measure, unit }) => (
    <GuessSelect
      key={column}
      label={unitLabel(plan, column, detailName(measure))}
      guess={unit}
      options={unitsOf(measure)}
      nameOf={String}
      onChoose={(name) => onChoose({ units: { [column]: name } })}
    />
  ));
}
