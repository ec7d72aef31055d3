import type { PersonalRecord } from "@creel/domain/catches/personal-bests";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { personalBestsQuery } from "../../../catches/logbook/catches.query.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { formatDayAs } from "../../../trips/format-trip.ts";
import { NoFigure } from "../../../ui/layout/figure.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { Section } from "../../../waters/parts/section.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./personal-bests.module.css";

/** Of each species, or of the one that is asked for, the heaviest and the longest of the whole log. */
export function PersonalBests({ species }: { species: string | undefined }) {
  const { data } = useQuery({ ...personalBestsQuery, networkMode: "always" });
  const bests = data?.bests.filter(
    (best) => (best.weight || best.length) && (species === undefined || best.species === species),
  );
  if (!bests || bests.length === 0) return null;
  return (
    <Section level={3} title={t`Personal bests`} note={t`of the whole log`}>
      <table className={styles.table}>
        <caption className={utilities.visuallyHidden}>{t`Personal bests`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Species`}</th>
            <th scope="col">{t`Heaviest`}</th>
            <th scope="col">{t`Longest`}</th>
          </tr>
        </thead>
        <tbody>
          {bests.map((best) => (
            <tr key={best.species}>
              <th scope="row">
                <span className={styles.name}>
                  <SpeciesMark species={best.species} />
                  <bdi>{speciesName(best.species)}</bdi>
                </span>
              </th>
              <Best species={best.species} measure="weight" record={best.weight} />
              <Best species={best.species} measure="length" record={best.length} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface BestProps {
  species: string;
  measure: "weight" | "length";
  record: PersonalRecord | null;
}

/** It leads to the catch, among those of its species and day. */
function Best({ species, measure, record }: BestProps) {
  const units = useUnits();
  return (
    <td>
      {record ? (
        <Link to={catchesOf(species, record.day)} className={styles.best}>
          <strong>{units.format(measure, record.value)}</strong>{" "}
          <small>{formatDayAs(record.day, { dateStyle: "medium" })}</small>
        </Link>
      ) : (
        <NoFigure heard={t`not measured`} />
      )}
    </td>
  );
}

function catchesOf(species: string, day: string): string {
  return `/catches?${new URLSearchParams({ species, from: day, to: day }).toString()}`;
}
