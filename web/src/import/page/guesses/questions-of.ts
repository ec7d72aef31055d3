import { DATE_ORDERS } from "@creel/domain/import/dates/read-day";
import { DECIMALS } from "@creel/domain/import/measures/guess-decimal";
import { unitsOf } from "@creel/domain/import/measures/measure-units";
import { BLANK_USES } from "@creel/domain/import/plan/plan-blanks";
import type { ImportPlan } from "@creel/domain/import/plan/plan-import";
import type { Guess } from "@creel/domain/import/source/guess";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs } from "../../../dates/format-day.ts";
import { axesName, blankName, dateOrderName, decimalName, unitLabel } from "./describe-reading.ts";
import type { TargetNames } from "./describe-target.ts";
import type { ChoiceChange } from "./file-guesses-props.ts";

interface Answer {
  id: string;
  name: string;
  change: ChoiceChange;
}

export interface Question {
  /** The name that `openQuestions` uses. */
  name: string;
  title: string;
  answers: readonly Answer[];
  /** Lines of the file, each with its reading under every answer. */
  samples: readonly { line: number | null; text: string; readings: readonly string[] }[];
}

/** Returns the questions that the angler must answer before the import, with lines that show the difference. */
export function questionsOf(plan: ImportPlan, { detailName }: Pick<TargetNames, "detailName">): Question[] {
  const { dateOrder, decimal, axes } = plan;
  return [
    ...ask(dateOrder, {
      name: "dateOrder",
      title: t`Which is the day, and which is the month?`,
      all: DATE_ORDERS,
      nameOf: dateOrderName,
      changeOf: (order) => ({ dateOrder: order }),
      reading: (day) => formatDayAs(day, { day: "numeric", month: "short", year: "numeric" }),
    }),
    ...ask(decimal, {
      name: "decimal",
      title: t`Does the comma mark decimals or thousands?`,
      all: DECIMALS,
      nameOf: decimalName,
      changeOf: (separator) => ({ decimal: separator }),
    }),
    ...ask(axes, {
      name: "axes",
      title: t`Which of the two numbers is the latitude?`,
      all: ["as_written", "swapped"],
      nameOf: axesName,
      changeOf: (order) => ({ axes: order }),
    }),
    ...askBlanks(plan.blanks),
    ...plan.units.flatMap(({ column, measure, unit }) => {
      const examples = plan.columns.find((one) => one.column === column)?.examples ?? [];
      return ask(unit, {
        name: `units.${column}`,
        title: unitLabel(plan, column, detailName(measure)),
        all: unitsOf(measure),
        nameOf: String,
        changeOf: (chosen) => ({ units: { [column]: chosen } }),
        examples,
      });
    }),
  ];
}

function askBlanks(blanks: ImportPlan["blanks"]): Question[] {
  const lines = blanks?.lines.length ?? 0;
  return ask(blanks && blanks.use, {
    name: "blanks",
    title: t`${plural(lines, { one: "# line is a day without a fish. How should Creel log it?", other: "# lines are days without a fish. How should Creel log them?" })}`,
    all: BLANK_USES,
    nameOf: blankName,
    changeOf: (use) => ({ blanks: use }),
  });
}

interface Asking<Value extends string> {
  name: string;
  title: string;
  all: readonly Value[];
  nameOf: (value: Value) => string;
  changeOf: (value: Value) => ChoiceChange;
  reading?: (text: string) => string;
  /** Sample cells, used if the guess has no lines to show. */
  examples?: readonly string[];
}

/** Empty if the answer is known, or if nothing was guessed. */
function ask<Value extends string>(guess: Guess<Value> | null, asking: Asking<Value>): Question[] {
  if (guess === null || guess.value !== null) return [];
  const { name, title, all, nameOf, changeOf, reading = String, examples = [] } = asking;
  const values = guess.alternatives.length > 0 ? guess.alternatives : all;
  const answers = values.map((value) => ({ id: value, name: nameOf(value), change: changeOf(value) }));
  const { evidence } = guess;
  const samples =
    "samples" in evidence
      ? evidence.samples.map(({ line, text, readings }) => ({
          line,
          text,
          readings: readings.map((each) => (each === null ? "–" : reading(each))),
        }))
      : examples.map((text) => ({
          line: null,
          text,
          readings: answers.map((answer) => `${text} ${answer.name}`),
        }));
  return [{ name, title, answers, samples }];
}
