import { t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import type { Report, ReportFactor } from "../report/report.ts";
import { factorName } from "../words/factor-names.ts";
import { type BinNaming, nameBins } from "../words/name-bins.ts";
import { wordsOfFactor } from "../words/verdict-words.ts";

import * as styles from "./stats.module.css";

/** What it takes to see a rate of 1.4 times in a third of the hours. */
const LEAST_FISH = 500;

/** None before there are verdicts. */
export function factorsWithoutClaim({ factors }: Report): ReportFactor[] {
  return factors.filter(({ bins }) => {
    const codes = bins.flatMap(({ verdict }) => verdict?.code ?? []);
    return (
      codes.length > 0 && !codes.some((code) => code === "better" || code === "worse" || code === "goesWith")
    );
  });
}

/** What this log cannot tell apart from luck, and what no log of its length could. */
export function NoDifference({ report, naming }: { report: Report; naming: BinNaming }) {
  const quiet = factorsWithoutClaim(report);
  const never = quiet.filter(({ bins }) => bins.some(({ verdict }) => verdict?.code === "noRealisticNumber"));
  const others = quiet.filter((factor) => !never.includes(factor));
  const names = joinList(never.map(({ name }) => factorName(name)));
  return (
    <div className={styles.factors}>
      {others.map((factor) => (
        <p key={factor.name}>
          <b>{factorName(factor.name)}.</b> {wordsOfFactor(nameBins(factor, naming)).join(" ")}
        </p>
      ))}
      {never.length > 0 && (
        <p>
          <b>
            {report.fish < LEAST_FISH
              ? t`Not worth asking with fewer than ${LEAST_FISH} fish.`
              : t`Not worth asking.`}
          </b>{" "}
          {t`${names}: any difference is too small for a log of this length.`}
        </p>
      )}
    </div>
  );
}
