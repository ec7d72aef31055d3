import { t } from "@lingui/core/macro";

import { ChartGroup } from "../../rates/chart-group.tsx";
import { wordsOfTally } from "../../words/tally-words.ts";
import { TallyLine, type TallyProps } from "./tally-line.tsx";
import { TallyNumbers } from "./tally-numbers.tsx";

/** Whether what the score said before each trip was worth something, added up. */
export function ScoreTally(tally: TallyProps) {
  const { steps, late } = tally;
  const last = steps.at(-1);
  if (!last) return null;
  return (
    <ChartGroup
      title={t`What the score was worth`}
      verdicts={wordsOfTally(last.bits, steps.length, late.length)}
      numbers={<TallyNumbers {...tally} />}
    >
      <TallyLine {...tally} />
    </ChartGroup>
  );
}
