import { t } from "@lingui/core/macro";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";

import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { subjectName } from "../parts/subject-name.ts";
import { describeMoment } from "./describe-moment.ts";
import type { ShownLine } from "./shown-line.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./lines.module.css";

interface LineRowProps {
  line: ShownLine;
  /** Shows what becomes of the line. */
  badge: ReactNode;
  actions?: ReactNode;
  /** More details about the line. */
  children?: ReactNode;
}

/** A line of the file, as it would be in the log. */
export function LineRow({ line: shown, badge, actions, children }: LineRowProps) {
  const { line, problems } = shown;
  return (
    <li className={styles.row}>
      <span className={styles.number}>
        <span className={utilities.visuallyHidden}>{t({ message: "Line", context: "of a file" })} </span>
        {line}
      </span>
      <div className={styles.what}>
        <Title shown={shown} />
        <LineDetails shown={shown} />
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        {children}
      </div>
      <div className={styles.end}>
        {badge}
        {actions}
      </div>
    </li>
  );
}

function Title({ shown: { subject, title } }: { shown: ShownLine }) {
  if (subject === "catch") {
    return (
      <p className={styles.name}>
        {title !== "" && <SpeciesMark species={title} />}
        <b>{title === "" ? t`No species` : speciesName(title)}</b>
      </p>
    );
  }
  const name = subjectName(subject);
  return (
    <p className={styles.name}>
      <b>{title === "" ? name : title}</b>
      {title !== "" && <span className={utilities.muted}>{name}</span>}
    </p>
  );
}

function LineDetails({ shown }: { shown: ShownLine }) {
  const units = useUnits();
  const { length, weight, own, place, hasPosition } = shown;
  const details = [
    describeDate(shown),
    length === null ? "" : units.format("length", length),
    weight === null ? "" : units.format("weight", weight),
    ...own,
  ].filter((detail) => detail !== "");
  return (
    <p className={styles.facts}>
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
      {place !== null && <span className={utilities.place}>{place}</span>}
      {hasPosition && (
        <span className={styles.placed}>
          <Icon of={MapPin} isSmall />
          <span className={utilities.visuallyHidden}>{t`has a place`}</span>
        </span>
      )}
    </p>
  );
}

function describeDate({ date, timeZone, subject }: ShownLine): string {
  if (date !== null) return describeMoment(date, timeZone);
  return subject === "catch" || subject === "trip" ? t`No date` : "";
}
