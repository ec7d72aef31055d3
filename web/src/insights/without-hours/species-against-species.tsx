import type { Outings } from "@creel/domain/insights/outings";
import type { ComparedBy, SpeciesInBin } from "@creel/domain/insights/without-hours/judge-species";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import { speciesName } from "../../species/species-names.ts";
import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatCount } from "../../waters/data/format-waters.ts";
import { CountNumbers } from "../counts/count-numbers.tsx";
import type { InsightFilters } from "../filters-in-address.ts";
import { Progress } from "../rates/not-enough.tsx";
import { nameOfDepth, placeOfDepth } from "../texts/measured-bins.ts";
import { findBinName } from "../texts/name-bins.ts";
import { useSpeciesReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

const LEAST_TRIPS = 15;

interface SpeciesAgainstSpeciesProps {
  outings: Outings;
  /** When the outings arrived, in ms since 1970. */
  at: number;
  filters: InsightFilters;
}

/**
 * Shows which species came in which light and at which depth. Needs no hours, because the fish of a trip are compared
 * with each other.
 */
export function SpeciesAgainstSpecies(props: SpeciesAgainstSpeciesProps) {
  return props.filters.species === undefined ? <Compared {...props} /> : null;
}

function Compared(props: SpeciesAgainstSpeciesProps) {
  const { data: report } = useSpeciesReport(props);
  if (!report || report.light.outings + report.depth.outings === 0) return null;
  const { light, depth } = report;
  const trips = light.outings;
  return (
    <div className={styles.root}>
      <Section
        title={t`Species against species`}
        note={t`${plural(trips, { one: "# trip with several species", other: "# trips with several species" })}`}
      >
        <p className={styles.label}>
          {t`Which species came in which light, compared within each trip. How long you fished in each light doesn’t matter.`}
        </p>
        {light.isEnough ? (
          <Verdicts
            title={t`Species against species`}
            part={light}
            placeOf={(bin) => WHEN[bin] && i18n._(WHEN[bin])}
            nameOf={(bin) => findBinName("light", bin)?.name ?? bin}
          />
        ) : (
          <Progress label={t`${trips} of ${LEAST_TRIPS} trips`} share={trips / LEAST_TRIPS}>
            {t`Creel starts comparing at ${LEAST_TRIPS} trips like that. With fewer, luck looks like a pattern.`}
          </Progress>
        )}
        {depth.outings > 0 && <ByDepth part={depth} />}
      </Section>
    </div>
  );
}

/** Compares fish of one day and water whose depth was recorded. */
function ByDepth({ part }: { part: ComparedBy }) {
  const units = useUnits();
  const { outings: days, limits, isEnough } = part;
  if (!isEnough) {
    return (
      <p className={styles.note}>
        {t`By depth: ${days} of ${LEAST_TRIPS} days with depths for several species.`}
      </p>
    );
  }
  return (
    <div className={styles.part}>
      <Section
        level={3}
        title={t`Species by depth`}
        note={t`${plural(days, { one: "# day with several species", other: "# days with several species" })}`}
      >
        <p className={styles.label}>
          {t`The same by thirds of the depth, for fish with a depth from one day on one water.`}
        </p>
        <Verdicts
          title={t`Species by depth`}
          part={part}
          placeOf={(bin) => placeOfDepth(bin, limits ?? [], units)}
          nameOf={(bin) => nameOfDepth(bin, limits ?? [], units)}
        />
      </Section>
    </div>
  );
}

interface VerdictsProps {
  title: string;
  part: ComparedBy;
  /** Returns text such as "at first light"; `undefined` for a bin of a later version. */
  placeOf: (bin: string) => string | undefined;
  /** Returns a name such as "First light". */
  nameOf: (bin: string) => string;
}

function Verdicts({ title, part: { rows }, placeOf, nameOf }: VerdictsProps) {
  if (rows.length === 0) return <p>{t`Too few to say.`}</p>;
  const claims = rows.flatMap((row) => describeClaim(row, placeOf(row.bin)) ?? []);
  return (
    <>
      {claims.length > 0 ? (
        <ul className={styles.claims}>
          {claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      ) : (
        <p>{t`Not enough to tell yet.`}</p>
      )}
      <CountNumbers
        title={title}
        note={t`Even: the number to expect if the fish of each trip came in any order, each school as a whole. Only species with 10 or more fish.`}
        columns={[t`Fish`, t`Even`]}
        rowsOf={() =>
          rows.map((row) => ({
            name: `${speciesName(row.species)}: ${nameOf(row.bin)}`,
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

/** Returns `null` if nothing is claimed. */
function describeClaim(
  { species, fish, expected, verdict }: SpeciesInBin,
  place: string | undefined,
): string | null {
  if (!verdict || place === undefined) return null;
  const [name, even] = [speciesName(species), formatEven(expected)];
  return verdict === "more"
    ? t`${name} came more often ${place} than your other fish on the same trips: ${fish} fish (even: ${even}).`
    : t`${name} came less often ${place} than your other fish on the same trips: ${fish} fish (even: ${even}).`;
}

function formatEven(expected: number): string {
  return formatDecimals(expected, { min: 1, max: 1, isGrouped: true });
}
