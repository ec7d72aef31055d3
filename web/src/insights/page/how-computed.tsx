import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { BookOpen } from "lucide-react";
import { useState } from "react";

import { Fold } from "../../ui/layout/fold.tsx";
import { describeMoonEffect } from "../questions/question-texts.ts";

import * as styles from "./how-computed.module.css";

/** Explains the method in plain words, as docs/insights.md does. */
export function HowComputed() {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <Fold
      icon={BookOpen}
      title={t`How this is computed`}
      preview={t`What counts and what the bars mean`}
      isDrawn={false}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
    >
      <div className={styles.root}>
        <RatesExplanation />
        <OtherExplanations />
      </div>
    </Fold>
  );
}

function RatesExplanation() {
  return (
    <>
      <p>
        <Trans>
          <b>Fish per hour</b> is all fish over all hours. Rates of trips are never averaged: who goes home
          after the first fish would seem to catch eight times as many as they do. It is your rate as you
          fish: who goes home after a fish cuts the best days short, and would catch more by staying.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>What counts:</b> trips that ended, with known hours, of which all fish are in the log. All of one
          day on one water is one trip here. The first fish of a trip that began with it is left out: the
          clock began with it.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>The bar</b> holds your rate as you fish 95 times in 100. Ten fish of one trip say less than ten
          fish of ten trips, since they share its luck. A rate of few trips is drawn towards your average.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Better or slower</b> compares hours of the same light, water, target and time of the year; hours
          of one light are compared with hours of the same lure. A thousand logs are drawn with your trips and
          your hours, in which nothing but these and luck matters; only what is rare among them is claimed.
          Temperatures are compared with what is usual in that fortnight of your log.
        </Trans>
      </p>
    </>
  );
}

function OtherExplanations() {
  return (
    <>
      <p>
        <Trans>
          <b>Looks:</b> Creel judges when your log has grown by half, since who looks at each trip sees
          something sooner or later. Between looks nothing changes. What is found stands with its date.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Cannot tell</b> is the usual answer. If 1.8 times the fish bite in a third of your hours, it
          takes about 160 fish to be fairly sure; for 1.3 times 800. Moon, solunar periods and where the wind
          comes from are not compared, since no log is long enough.
        </Trans>{" "}
        {describeMoonEffect()}
      </p>
      <p>
        <Trans>
          <b>The score</b> counts as it was saved before the trip. Hours of the same trip are compared with
          each other, then trips of one season, water and target.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Without hours</b> fish between the first and the last of a trip are compared with the time
          between them. Days with a fish are compared with other days, which measures when you go as much as
          when fish bite.
        </Trans>
      </p>
    </>
  );
}
