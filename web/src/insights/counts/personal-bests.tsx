import type { PersonalRecord } from "@creel/domain/catches/personal-bests";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { personalBestsQuery } from "../../catches/logbook/api.ts";
import { formatDayAs } from "../../dates/format-day.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useUnits } from "../../units/use-units.ts";

import * as styles from "./personal-bests.module.css";

const SHOWN = 5;

/** Of each species, or of the one that is asked for, the heaviest and the longest of the whole log. */
export function PersonalBests({ species }: { species: string | undefined }) {
  const [hasAll, setHasAll] = useState(false);
  const { data } = useQuery({ ...personalBestsQuery, networkMode: "always" });
  const bests = data?.bests.filter(
    (best) => (best.weight || best.length) && (species === undefined || best.species === species),
  );
  if (!bests || bests.length === 0) return null;
  const count = bests.length;
  return (
    <>
      <ul className={styles.bests} aria-label={t`Personal bests`}>
        {bests.slice(0, hasAll ? count : SHOWN).map((best) => (
          <li key={best.species}>
            <span className={styles.name}>
              <SpeciesMark species={best.species} />
              <bdi>{speciesName(best.species)}</bdi>
            </span>
            <Best species={best.species} measure="weight" record={best.weight} />
            <Best species={best.species} measure="length" record={best.length} />
          </li>
        ))}
      </ul>
      {count > SHOWN && !hasAll && (
        <Button
          look="quiet"
          className={styles.all}
          onPress={() => setHasAll(true)}
        >{t`All ${count} species`}</Button>
      )}
    </>
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
  if (!record) return null;
  return (
    <Link to={catchesOf(species, record.day)} className={styles.best}>
      <strong>{units.format(measure, record.value)}</strong>{" "}
      <small>{formatDayAs(record.day, { dateStyle: "medium" })}</small>
    </Link>
  );
}

function catchesOf(species: string, day: string): string {
  return `/catches?${new URLSearchParams({ species, from: day, to: day }).toString()}`;
}
