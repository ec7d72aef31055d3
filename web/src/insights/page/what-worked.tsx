import { t } from "@lingui/core/macro";

import { Section } from "../../waters/parts/section.tsx";
import { isAnySet, NO_FILTERS } from "../filters/use-insight-filters.ts";
import { MyQuestion } from "../questions/my-question.tsx";
import { FishAnHour } from "../rates/fish-an-hour.tsx";
import type { Report } from "../report/report.ts";
import { WithoutHours } from "../without-hours/without-hours.tsx";
import { FACTOR_NAMES } from "../words/factor-names.ts";
import type { BinNaming } from "../words/name-bins.ts";
import type { PartsProps } from "./stats-props.ts";

import * as styles from "./stats.module.css";

interface WhatWorkedProps extends PartsProps {
  report: Report;
  /** Not while they are worked out. */
  hasVerdicts: boolean;
  naming: BinNaming;
}

/** What can be told apart from luck, and what was asked about in advance. */
export function WhatWorked({ report, hasVerdicts, naming, ...page }: WhatWorkedProps) {
  const { outings, at, filters, species, chosen, onChoose } = page;
  const known = new Set(report.factors.map(({ name }) => name));
  return (
    <Section title={t`What worked`}>
      {isAnySet(filters) && <p className={styles.whole}>{t`Of your whole log, whatever is chosen above.`}</p>}
      <MyQuestion
        outings={outings}
        at={at}
        naming={naming}
        factors={FACTOR_NAMES.filter((name) => known.has(name))}
        species={species}
      />
      {report.outings > 0 && (
        <FishAnHour
          report={report}
          hasVerdicts={hasVerdicts}
          naming={naming}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <WithoutHours outings={outings} at={at} filters={NO_FILTERS} naming={naming} />
    </Section>
  );
}
