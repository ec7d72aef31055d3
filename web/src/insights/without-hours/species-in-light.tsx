import type { Outings } from "@creel/domain/insights/outings";
import type { ComparedSpecies, SpeciesInLight } from "@creel/domain/insights/without-hours/judge-species";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { speciesName } from "../../species/species-names.ts";
import { formatDecimals } from "../../units/numbers.ts";
import { formatCount } from "../../waters/data/format.ts";
import { Section } from "../../waters/parts/section.tsx";
import { CountNumbers } from "../counts/count-numbers.tsx";
import type { InsightFilters } from "../filters/use-insight-filters.ts";
import { Progress } from "../rates/not-enough.tsx";
import { wordsOfBin } from "../words/bin-names.ts";
import { useSpeciesReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

const LEAST_TRIPS = 15;

interface SpeciesInLightProps {
  outings: Outings;
  /** When they came, in ms. */
  at: number;
  filters: InsightFilters;
}

/** Which species came under which light. It needs no hours: the fish of a trip are compared with each other. */
export function SpeciesAgainstSpecies(props: SpeciesInLightProps) {
  return props.filters.species === undefined ? <Compared {...props} /> : null;
}

function Compared(props: SpeciesInLightProps) {
  const { data: report } = useSpeciesReport(props);
  if (!report || report.outings === 0) return null;
  const { outings: trips, isEnough } = report;
  return (
    <div className={styles.root}>
      <Section
        title={t`Species against species`}
        note={t`${plural(trips, { one: "# trip with several species", other: "# trips with several species" })}`}
      >
        <p className={styles.label}>
          {t`Which of your fish came under which light, within the same trips: how long you fished in it does not matter.`}
        </p>
        {isEnough ? (
          <Verdicts report={report} />
        ) : (
          <Progress label={t`${trips} of ${LEAST_TRIPS} trips`} share={trips / LEAST_TRIPS}>
            {t`Nothing is compared before ${LEAST_TRIPS} such trips: with fewer, luck looks like a rule.`}
          </Progress>
        )}
      </Section>
    </div>
  );
}

function Verdicts({ report: { rows } }: { report: ComparedSpecies }) {
  if (rows.length === 0) return <p>{t`Too few to say.`}</p>;
  const claims = rows.flatMap((row) => wordsOf(row) ?? []);
  return (
    <>
      {claims.length > 0 ? (
        <>
          {claims.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className={styles.note}>{t`About one page in ten shows a difference that is luck.`}</p>
        </>
      ) : (
        <p>{t`Cannot tell yet.`}</p>
      )}
      <CountNumbers
        title={t`Species against species`}
        note={t`Even: as many as would be there, had the fish of each trip come in any order. Only species with ten fish or more.`}
        columns={[t`Fish`, t`Even`]}
        rowsOf={() =>
          rows.map((row) => ({
            name: `${speciesName(row.species)}: ${wordsOfBin("light", row.light)?.name ?? row.light}`,
            figures: [formatCount(row.fish), formatEven(row.expected)],
          }))
        }
      />
    </>
  );
}

const WHEN: Readonly<Record<string, ReturnType<typeof msg>>> = {
  night: msg`at night`,
  firstLight: msg`at first light`,
  morning: msg`in the morning`,
  midday: msg`at midday`,
  evening: msg`in the evening`,
};

/** `null` where nothing is claimed. */
function wordsOf({ species, light, fish, expected, verdict }: SpeciesInLight): string | null {
  const when = WHEN[light];
  if (!verdict || !when) return null;
  const [name, time, even] = [speciesName(species), i18n._(when), formatEven(expected)];
  return verdict === "more"
    ? t`${name} came more ${time} than your other fish of the same trips: ${fish}, where ${even} would be even.`
    : t`${name} came less ${time} than your other fish of the same trips: ${fish}, where ${even} would be even.`;
}

function formatEven(expected: number): string {
  return formatDecimals(expected, { min: 1, max: 1, isGrouped: true });
}
