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
          <b>Fish per hour</b> is all fish divided by all hours. Creel never averages the rates of trips: an
          angler who goes home after the first fish would seem to catch eight times as many as they do. It’s
          your rate, the way you fish: if you go home after a fish, you cut your best days short and would
          catch more by staying.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>What counts:</b> finished trips with known hours and all their fish in the log. One day on one
          water is one trip here. If a trip began with its first fish, that fish is left out, because it
          started the clock.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>The bar</b> includes your rate, the way you fish, 95 times in 100. Ten fish from one trip say
          less than ten fish from ten trips, because they share that trip’s luck. Few trips pull a rate toward
          your average.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Better or slower</b> compares hours with the same light, water, target and time of year. To
          compare light, it uses hours with the same lure. Creel then draws a thousand logs with your trips
          and your hours in which only these and luck matter, and claims only differences that are rare among
          them. Temperatures are compared with the usual temperature for those two weeks in your log.
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
          <b>Looks:</b> Creel looks for differences each time your log has grown by half, because anyone who
          looks after every trip sees something sooner or later. Nothing changes between looks. Each finding
          keeps its date.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Not enough to tell yet</b> is the usual answer. If 1.8 times as many fish bite in a third of your
          hours, it takes about 160 fish to be fairly sure. At 1.3 times, it takes 800. Creel doesn’t compare
          moon, solunar periods or wind direction, because no log is long enough.
        </Trans>{" "}
        {describeMoonEffect()}
      </p>
      <p>
        <Trans>
          <b>Rivers</b> are compared by their place in their own gauge’s year, never by feet: low is the
          lowest quarter, high the highest. A level is compared with hours of the same trend, a trend with
          hours of the same level, and both in the same rain. The trend is the change in 24 hours.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Water temperature</b> is what you or a gauge measured. Where Creel learned it from the air and
          your readings, it counts only if its likely range is under 3 °C (5 °F) wide.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>The score</b> counts as saved before the trip. Creel compares hours of the same trip with each
          other, then trips with the same season, water and target.
        </Trans>
      </p>
      <p>
        <Trans>
          <b>Without hours,</b> Creel compares the fish between the first and the last of a trip with the time
          between them. It compares days with a fish with other days, which measures when you go as much as
          when fish bite.
        </Trans>
      </p>
    </>
  );
}
