import type { Check, Doctor, Finding } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";

import { FindingRow } from "./finding-row.tsx";
import { PLACE_CHECKS } from "./found.ts";
import type { Mending } from "./use-mending.ts";

import * as styles from "./doctor-page.module.css";

const FIGURES: ReadonlySet<Check> = new Set(["length", "weight", "outlier"]);

interface FindingGroupsProps {
  doctor: Doctor;
  mending: Mending;
}

export function FindingGroups({ doctor, mending }: FindingGroupsProps) {
  const { findings } = doctor;
  const figures = findings.filter(({ check }) => FIGURES.has(check));
  const places = findings.filter(({ check }) => PLACE_CHECKS.has(check));
  const others = findings.filter((finding) => !figures.includes(finding) && !places.includes(finding));
  const groups = [
    {
      id: "figures",
      title: t`Figures`,
      note: t`Beyond anything ever weighed or measured, or beyond the rest of your log`,
      found: figures,
    },
    { id: "places", title: t`Places`, note: t`Against the waters and where you fish`, found: places },
    { id: "times", title: t`Twice and when`, note: null, found: others },
  ];
  return groups.map(({ id, title, note, found }) => {
    if (found.length === 0) return null;
    return (
      <section key={id} className={styles.group} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {note !== null && <p className={styles.note}>{note}</p>}
        </div>
        <ul className={styles.list}>
          {found.map((finding) => (
            <FindingRow key={finding.key} found={subjectsOf(finding, doctor)} mending={mending} />
          ))}
        </ul>
      </section>
    );
  });
}

function subjectsOf(finding: Finding, { catches, trips, imported }: Doctor) {
  const file = imported.find((each) => each.catch_id === finding.catch_ids[0]);
  return {
    finding,
    catches: finding.catch_ids.flatMap((id) => catches.find((caught) => caught.id === id) ?? []),
    trip: trips.find(({ id }) => id === finding.trip_id) ?? null,
    fileName: file?.file_name ?? null,
  };
}
