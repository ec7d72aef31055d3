import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { Segmented } from "../../../ui/controls/segmented.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import type { ChoiceChange } from "./file-guesses-props.ts";
import type { Question } from "./questions-of.ts";

import * as styles from "./guesses.module.css";

interface QuestionsProps {
  questions: readonly Question[];
  /** Ids of answers, keyed by the name of the question. */
  answers: Readonly<Record<string, string>>;
  onAnswer: (name: string, id: string, change: ChoiceChange) => void;
  /** Another question, or nothing. */
  children: ReactNode;
}

/** Asks what the file does not say. Its lines are shown as each answer would read them. */
export function Questions({ questions, answers, onAnswer, children }: QuestionsProps) {
  if (questions.length === 0 && !children) return null;
  return (
    <section aria-labelledby="import-questions">
      <h2 id="import-questions" className={styles.title}>{t`Questions for you`}</h2>
      {questions.map((question) => (
        <Asked
          key={question.name}
          question={question}
          answer={answers[question.name] ?? ""}
          onAnswer={onAnswer}
        />
      ))}
      {children}
    </section>
  );
}

interface AskedProps {
  question: Question;
  /** The id of the answer; empty until there is one. */
  answer: string;
  onAnswer: QuestionsProps["onAnswer"];
}

export function Asked({ question: { name, title, answers, samples }, answer, onAnswer }: AskedProps) {
  return (
    <div className={styles.question} data-answered={answer !== "" || undefined}>
      <h3>{title}</h3>
      {samples.length > 0 && (
        <ScrollBox label={title} className={styles.samples}>
          <table>
            <thead>
              <tr>
                <th>{t`In the file`}</th>
                {answers.map(({ id, name: head }) => (
                  <th key={id}>{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {samples.map(({ line, text, readings }) => (
                <tr key={`${line} ${text}`}>
                  <th scope="row">
                    {line !== null && <span className={styles.line}>{t`Line ${line}`} </span>}
                    {text}
                  </th>
                  {readings.map((reading, index) => (
                    <td key={answers[index]?.id}>{reading}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Segmented
        label={title}
        choices={answers.map(({ id, name: label }) => ({ id, label }))}
        value={answer}
        onChange={(id) => {
          const chosen = answers.find((one) => one.id === id);
          if (chosen) onAnswer(name, id, chosen.change);
        }}
      />
    </div>
  );
}
