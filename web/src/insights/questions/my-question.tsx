import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { InsightQuestion } from "@creel/domain/insights/insight-question";
import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsOnline } from "../../ui/hooks/use-is-online.ts";
import { Section } from "../../ui/layout/section.tsx";
import { questionsQuery } from "../api.ts";
import type { BinNaming } from "../texts/name-bins.ts";
import { QuestionAnswer } from "./question-answer.tsx";

import * as styles from "./my-question.module.css";

const AskQuestion = lazyPart(async () => (await import("./ask-question.tsx")).AskQuestion);
const CloseQuestion = lazyPart(async () => (await import("./close-question.tsx")).CloseQuestion);

interface MyQuestionProps {
  outings: Outings;
  /** When the outings arrived, in ms since 1970. */
  at: number;
  naming: BinNaming;
  /** The factors that this log has data about. */
  factors: readonly FactorName[];
  /** Sorted by number of fish, highest first. */
  species: readonly string[];
}

/** Shows the question that the angler asked of future trips, and their answer so far. */
export function MyQuestion(props: MyQuestionProps) {
  const query = useQuery({ ...questionsQuery, networkMode: "always" });
  const open = query.data?.questions.find((question) => question.closed_at === null);
  const closed = query.data?.questions.filter((question) => question.closed_at !== null) ?? [];
  return (
    <div className={styles.root}>
      <Section level={3} title={t`My question`}>
        {hasFailed(query) && <Unknown onRetry={() => void query.refetch()} />}
        {query.data && (open ? <Open question={open} {...props} /> : <None {...props} />)}
        {closed.length > 0 && <Earlier questions={closed} {...props} />}
      </Section>
    </div>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.invitation}>
      <p>{t`Your question could not be loaded. It is safe.`}</p>
      <Button onPress={onRetry}>{t`Try again`}</Button>
    </div>
  );
}

function None({ outings, factors, species, naming }: MyQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useIsOnline();
  return (
    <div className={styles.invitation}>
      <p>
        {t`Test one idea. Pick it before you fish; only trips after that count.`}{" "}
        {!isOnline && t`You are offline. Creel needs a signal to save a question.`}
      </p>
      <Button onPress={() => setIsAsking(true)}>{t`Ask a question`}</Button>
      {isAsking && (
        <Suspense>
          <AskQuestion
            factors={factors}
            species={species}
            outings={outings}
            naming={naming}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Open({ question, ...props }: MyQuestionProps & { question: InsightQuestion }) {
  const [isClosing, setIsClosing] = useState(false);
  return (
    <>
      <QuestionAnswer question={question} {...props} />
      <div className={styles.foot}>
        <p>{t`Even when nothing matters, 1 in 20 questions like this shows a difference.`}</p>
        <Button onPress={() => setIsClosing(true)}>{t`Close the question`}</Button>
      </div>
      {isClosing && (
        <Suspense>
          <CloseQuestion id={question.id} onEnd={() => setIsClosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Earlier({ questions, ...props }: MyQuestionProps & { questions: readonly InsightQuestion[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = questions.length;
  return (
    <>
      <Button
        look="quiet"
        className={styles.earlier}
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {t`Earlier questions: ${count}`}
      </Button>
      {isOpen &&
        questions.map((question) => <QuestionAnswer key={question.id} question={question} {...props} />)}
    </>
  );
}
