import type { YearReview } from "@creel/domain/year-review/year-review";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs } from "../dates/format-day.ts";
import { joinList } from "../i18n/join-list.ts";
import { speciesName } from "../species/species-names.ts";
import { Section } from "../ui/layout/section.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./year-review.module.css";

/** What else was remarkable; each only where there is something to say. */
export function FactsOfYear({ review }: { review: YearReview }) {
  const facts = factsOf(review);
  return (
    <Section level={3} title={t`Worth remembering`}>
      {facts.length === 0 ? (
        <p className={utilities.muted}>{t`A quiet year: no day with two fish, nothing new.`}</p>
      ) : (
        <dl className={styles.facts}>
          {facts.map(([name, fact, isOfWaters = false]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={isOfWaters ? utilities.place : undefined}>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

type Fact = [name: string, fact: string, isOfWaters?: boolean];

function factsOf({ bestDay, drySpell, newSpecies, newWaters }: YearReview): Fact[] {
  const facts: (Fact | null)[] = [
    bestDay && [t`Best day`, bestDayOf(bestDay)],
    drySpell && [t`Longest dry spell`, drySpellOf(drySpell)],
    newSpecies.length > 0 ? [t`New species`, joinList(newSpecies.map((name) => speciesName(name)))] : null,
    newWaters.length > 0 ? [t`New waters`, joinList(newWaters), true] : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function bestDayOf({ day, catches }: NonNullable<YearReview["bestDay"]>): string {
  const when = formatDayWithoutYear(day);
  return t`${plural(catches, { one: "# fish", other: "# fish" })} on ${when}`;
}

function drySpellOf({ trips, from, to }: NonNullable<YearReview["drySpell"]>): string {
  const [first, last] = [formatDayWithoutYear(from), formatDayWithoutYear(to)];
  if (from === to) return t`${plural(trips, { one: "# trip", other: "# trips" })} without a fish on ${first}`;
  return t`${plural(trips, { one: "# trip", other: "# trips" })} without a fish, ${first} to ${last}`;
}

function formatDayWithoutYear(day: string): string {
  return formatDayAs(day, { month: "long", day: "numeric" });
}
