import { CUSTOM_FIELD_KINDS } from "@creel/domain/custom-fields/custom-field";
import { NO_HEADER } from "@creel/domain/import/columns/header-line";
import { DATE_ORDERS } from "@creel/domain/import/dates/read-day";
import { unitsOf } from "@creel/domain/import/measures/measure-units";
import { BLANK_USES } from "@creel/domain/import/plan/plan-blanks";
import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import { DELIMITERS } from "@creel/domain/import/source/delimiters";
import type { Guess } from "@creel/domain/import/source/guess";
import { i18n } from "@lingui/core";
import { t, msg } from "@lingui/core/macro";
import { useMemo } from "react";

import { detailTitle } from "../../../catches/labels/detail-labels.ts";
import { kindName } from "../../../custom-fields/settings/describe-field.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { ComboBox } from "../../../ui/fields/combo-box.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { useImportContext } from "../parts/use-import-context.ts";
import { describeEvidence } from "./describe-evidence.ts";
import {
  axesName,
  blankName,
  dateOrderName,
  decimalName,
  quantityName,
  unitLabel,
} from "./describe-reading.ts";
import type { GuessesProps } from "./file-guesses-props.ts";
import { GuessSelect } from "./guess-select.tsx";

import * as styles from "./guesses.module.css";

/** Shows how the cells are read, each guess with its evidence. */
export function FileGuesses({ plan, onChoose }: GuessesProps) {
  const { dateOrder, decimal, axes, quantity, blanks, units, fields } = plan;
  const hasNumbers = units.length > 0 || axes !== null || fields.some(({ kind }) => kind === "number");
  return (
    <section aria-labelledby="import-reading">
      <h2 id="import-reading" className={styles.title}>{t`How Creel reads it`}</h2>
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
            label={t`Decimals`}
            guess={decimal}
            options={[".", ","]}
            nameOf={decimalName}
            onChoose={(separator) => onChoose({ decimal: separator })}
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
  return plan.units.map(({ column, measure, unit }) => (
    <GuessSelect
      key={column}
      label={unitLabel(plan, column, detailTitle(measure))}
      guess={unit}
      options={unitsOf(measure)}
      nameOf={String}
      onChoose={(name) => onChoose({ units: { [column]: name } })}
    />
  ));
}

interface NewFieldsProps extends Pick<GuessesProps, "onChoose"> {
  fields: readonly ColumnField[];
}

/** The custom fields that the import creates, each with its kind. */
function NewFields({ fields, onChoose }: NewFieldsProps) {
  return fields.map((field) => {
    const { column, name, kind, guess } = field;
    return (
      guess && (
        <GuessSelect
          key={column}
          label={t`New custom field “${name}”`}
          guess={{ ...guess, value: kind }}
          options={CUSTOM_FIELD_KINDS}
          nameOf={kindName}
          examples={describeParts(field)}
          onChoose={(chosen) => onChoose({ fieldKinds: { [column]: chosen } })}
        />
      )
    );
  });
}

function describeParts({ unit, choices }: ColumnField): string {
  return unit === null ? joinList(choices) : t`In ${unit}`;
}

/** The time zone of lines that have neither a place nor a zone of their own. */
function ZoneOfAll({ plan, onChoose }: GuessesProps) {
  const context = useImportContext();
  const options = useMemo(
    () =>
      [...new Set([context.timeZone, ...Intl.supportedValuesOf("timeZone")])].map((id) => ({
        id,
        name: id.replaceAll("_", " "),
      })),
    [context.timeZone],
  );
  return (
    <ComboBox
      label={t`Time zone`}
      options={options}
      value={plan.timeZone}
      hint={t`For lines without a place. Other lines use the place’s time zone.`}
      onChange={(timeZone) => onChoose({ timeZone: timeZone ?? undefined })}
    />
  );
}

/** How the text is split into cells, and which line names the columns. */
function TableShape({ plan: { delimiter, headerLine }, onChoose }: GuessesProps) {
  return (
    <>
      {delimiter && (
        <GuessSelect
          label={t`Cell separator`}
          guess={delimiter}
          options={[...new Set([...DELIMITERS, delimiter.value ?? ","])]}
          nameOf={delimiterName}
          onChoose={(separator) => onChoose({ delimiter: separator })}
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

/** Lines above the header stay out. */
function HeaderLine({ guess: { value, alternatives, evidence }, onChoose }: HeaderLineProps) {
  const lines = [...new Set([value ?? NO_HEADER, ...alternatives])];
  return (
    <Select
      isRequired
      label={t`Column names`}
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
  return line === NO_HEADER ? t`No column names` : t`Line ${line}`;
}

const DELIMITER_NAMES = new Map([
  [",", msg`Comma`],
  [";", msg`Semicolon`],
  ["\t", msg`Tab`],
  ["|", msg`Vertical bar`],
]);

/** Returns any other character as its own name. */
function delimiterName(delimiter: string): string {
  const name = DELIMITER_NAMES.get(delimiter);
  return name ? i18n._(name) : delimiter;
}
