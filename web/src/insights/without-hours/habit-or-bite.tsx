import { t } from "@lingui/core/macro";
import { CircleHelp } from "lucide-react";
import { useState } from "react";

import { Fold } from "../../ui/layout/fold.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";
import { formatTimesAsMany } from "../words/verdict-words.ts";

import * as styles from "./without-hours.module.css";

/** How often somebody goes out in it and how well fish bite in it, and what is shown: medians of simulated anglers. */
const SHOWN = [
  { goes: 1, bites: 1, shown: 1.01 },
  { goes: 2, bites: 1, shown: 1.95 },
  { goes: 1, bites: 1.8, shown: 1.19 },
  { goes: 2, bites: 1.8, shown: 2.32 },
  { goes: 0.5, bites: 1.8, shown: 0.59 },
];

/** Why days with a fish never say what works, by anglers of whom it is known. */
export function HabitOrBite() {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <div className={styles.fold}>
      <Fold
        icon={CircleHelp}
        title={t`Why this never says what works`}
        preview={t`Going out twice as often looks like biting twice as well`}
        isDrawn={false}
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
      >
        <p className={styles.label}>
          {t`These are made-up anglers, of whom we know how often they go out in falling pressure and how well fish bite in it. Who goes out twice as often in it has it nearly twice as often among the days with a fish, though no more fish bite. And where they bite 1.8 times as well, hardly anything shows, because most days out have a fish anyway. Every app that counts catches by weather shows the last column.`}
        </p>
        <NumbersFrame
          caption={t`What made-up anglers are shown`}
          note={t`Each is the middle of many logs with 150 trips. Hours tell the first two columns apart: start a trip when you begin to fish.`}
        >
          <thead>
            <tr>
              <th scope="col">{t`You go out in it`}</th>
              <th scope="col">{t`Fish bite in it`}</th>
              <th scope="col">{t`Shown here`}</th>
            </tr>
          </thead>
          <tbody>
            {SHOWN.map(({ goes, bites, shown }) => (
              <tr key={`${goes} ${bites}`}>
                <th scope="row">{wordsOfHabit(goes)}</th>
                <td>{wordsOfBite(bites)}</td>
                <td>{timesOf(shown)}</td>
              </tr>
            ))}
          </tbody>
        </NumbersFrame>
      </Fold>
    </div>
  );
}

function wordsOfHabit(goes: number): string {
  if (goes === 1) return t`as often as in other weather`;
  return goes > 1 ? t`twice as often` : t`half as often`;
}

function wordsOfBite(bites: number): string {
  const times = formatTimesAsMany(bites);
  return bites === 1 ? t`no better` : t`${times} times as well`;
}

function timesOf(shown: number): string {
  const times = formatTimesAsMany(shown);
  return t`${times} times as often`;
}
