import { catchAnswerSchema } from "@creel/domain/catches/catch";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { formatDayAs } from "../../../dates/format-day.ts";
import { send } from "../../../http/send.ts";
import { speciesName } from "../../../species/species-names.ts";
import type { UndoneImport } from "../../send/api.ts";
import { subjectName } from "../parts/subject-name.ts";

import * as styles from "./run.module.css";

type Kept = UndoneImport["kept"][number];

/** Named one by one; of more it is said how many. */
const NAMED = 20;

/** What was changed since it came in, and stays. */
export function KeptList({ kept }: Pick<UndoneImport, "kept">) {
  const total = kept.length;
  const more = total - NAMED;
  return (
    <section aria-labelledby="import-kept">
      <h2 id="import-kept" className={styles.title}>
        {t`${plural(total, { one: "# entry stays: it was changed since, or a catch has a value of it", other: "# entries stay: they were changed since, or a catch has a value of them" })}`}
      </h2>
      <ul className={styles.lines}>
        {kept.slice(0, NAMED).map((each) => (
          <li key={each.id}>
            <KeptName kept={each} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t`${plural(more, { one: "And # more.", other: "And # more." })}`}</p>}
    </section>
  );
}

function KeptName({ kept: { subject, id } }: { kept: Kept }) {
  const { data } = useQuery({
    queryKey: ["imports", "kept", id],
    queryFn: async ({ signal }) => (await send({ path: `/catches/${id}`, signal }, catchAnswerSchema)).catch,
    enabled: subject === "catch",
  });
  if (subject === "trip") return <Link to={`/catches/trips/${id}`}>{subjectName(subject)}</Link>;
  if (subject === "water") return <Link to={`/catches/waters/${id}`}>{subjectName(subject)}</Link>;
  if (!data) return <span>{subjectName(subject)}</span>;
  const day = formatDayAs(data.date.slice(0, "yyyy-mm-dd".length), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return (
    <span>
      {speciesName(data.species)}, {day}
    </span>
  );
}
