import type { InsightQuestion } from "@creel/domain/insights/insight-question";
import type { Outings } from "@creel/domain/insights/outings";
import { outingsOfQuestion } from "@creel/domain/insights/verdicts/outings-of-question";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { AxisLabels } from "../rates/axis-labels.tsx";
import { FactorChart } from "../rates/factor-chart.tsx";
import { NotEnough } from "../rates/not-enough.tsx";
import { axisOf } from "../rates/rate-axis.ts";
import { askReport } from "../report/ask-report.ts";
import type { QuestionReport, ReportFactor } from "../report/report.ts";
import { FACTOR_NAMES } from "../texts/factor-names.ts";
import { type BinNaming, nameBins } from "../texts/name-bins.ts";
import { describeLooks } from "../texts/verdict-texts.ts";
import {
  isRetiredFactor,
  describeScope,
  describeAnswer,
  describeRetiredQuestion,
  describeQuestion,
} from "./question-texts.ts";

import * as styles from "./my-question.module.css";

interface QuestionAnswerProps {
  question: InsightQuestion;
  outings: Outings;
  /** When the outings arrived, in ms since 1970. */
  at: number;
  naming: BinNaming;
}

/** Shows a question and the answer from the trips since it was asked. */
export function QuestionAnswer({ question, outings, at, naming }: QuestionAnswerProps) {
  const query = useQuestionReport(question, outings, at);
  const title = describeQuestion(question, naming);
  const report = query.data;
  if (report?.look && report.factor) {
    const { factor, own } = report;
    const looks = describeLooks(report.look, report.outings);
    return (
      <Rates title={title} question={question} factor={factor} own={own.rate} naming={naming} looks={looks} />
    );
  }
  return (
    <Plain title={title} about={describeScope(question)}>
      {isRetiredFactor(question.factor) ? (
        <p className={styles.words}>{describeRetiredQuestion(question.factor).join(" ")}</p>
      ) : report === undefined ? (
        <p className={styles.about} role="status">
          {hasFailed(query) ? t`The answer could not be worked out.` : t`Working it out …`}
        </p>
      ) : (
        <NoAnswer report={report} isOpen={question.closed_at === null} />
      )}
    </Plain>
  );
}

interface PlainProps {
  title: string;
  about: string;
  children: ReactNode;
}

function Plain({ title, about, children }: PlainProps) {
  const [id, aboutId] = [useId(), useId()];
  return (
    <section className={styles.plain} aria-labelledby={`${id} ${aboutId}`}>
      <h3 id={id}>{title}</h3>
      <p id={aboutId} className={styles.about}>
        {about}
      </p>
      {children}
    </section>
  );
}

function NoAnswer({ report, isOpen }: { report: QuestionReport | null; isOpen: boolean }) {
  if (!report || (report.look && !report.factor)) {
    return <p className={styles.words}>{t`None of these trips can answer it.`}</p>;
  }
  const { outings: trips, fish } = report;
  if (isOpen) return <NotEnough trips={trips} fish={fish} />;
  const sample = t`${plural(trips, { one: "# trip", other: "# trips" })}`;
  const caught = t`${plural(fish, { one: "# fish", other: "# fish" })}`;
  return <p className={styles.words}>{t`${sample}, ${caught}: too few to say.`}</p>;
}

interface RatesProps {
  title: string;
  question: InsightQuestion;
  factor: ReportFactor;
  /** Fish per hour over the trips that count. */
  own: number;
  naming: BinNaming;
  looks: string;
}

function Rates({ title, question, factor, own, naming, looks }: RatesProps) {
  const rows = nameBins(factor, naming);
  const axis = axisOf(rows, own);
  const about = describeScope(question);
  const [first = t`Too few to say.`, ...others] = describeAnswer(question, rows);
  return (
    <>
      <div className={styles.chart}>
        <FactorChart
          title={title}
          label={`${title} ${about}`}
          verdicts={[first, ...others, looks, about]}
          rows={rows}
          axis={axis}
          own={own}
        />
      </div>
      <AxisLabels axis={axis} own={own} />
    </>
  );
}

/**
 * Returns the answer from the trips since the question was asked; `null` if this version does not know or compare the
 * factor.
 */
function useQuestionReport(question: InsightQuestion, { outings }: Outings, at: number) {
  const factor = FACTOR_NAMES.find((name) => name === question.factor && !isRetiredFactor(name));
  return useQuery({
    queryKey: ["insights", "question", at, question],
    queryFn: async () => {
      if (!factor) return null;
      const matching = outingsOfQuestion(outings, question);
      const { bin, species } = question;
      return askReport("question", { outings: matching, factor, bin, species }, "verdicts");
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}
