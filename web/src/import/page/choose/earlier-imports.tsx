import type { Import } from "@creel/domain/import/import";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { formatDayAs } from "../../../trips/format-trip.ts";
import { Badge } from "../../../ui/feedback/states.tsx";
import { importsQuery } from "../../send/imports.query.ts";
import { countMade } from "../log/count-part.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./earlier-imports.module.css";

/** What is being written, and what came in before. One that was only compared is none. */
export function EarlierImports() {
  const { data = [] } = useQuery(importsQuery());
  const shown = data.filter(({ state }) => state !== "staged");
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.title}>{t`Earlier imports`}</h2>
      <ul className={styles.list}>
        {shown.map((stored) => (
          <li key={stored.id} className={styles.row}>
            <div>
              <Link to={`/import?import=${stored.id}`} className={styles.name}>
                {stored.file_name}
              </Link>
              <p className={utilities.muted}>{describe(stored)}</p>
            </div>
            <State stored={stored} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

function describe(stored: Import): string {
  const catches = countMade(stored, "catch");
  const day = formatDayAs(stored.committed_at ?? stored.created_at, DAY);
  const made = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  return stored.state === "undone" ? day : `${day}, ${made}`;
}

function State({ stored: { state, undo_until: until } }: { stored: Import }) {
  if (state === "running") return <Badge tone="info">{t`Being written`}</Badge>;
  if (state === "undone") return <Badge>{t`Taken back`}</Badge>;
  if (until === null) return <Badge tone="good">{t`In your log`}</Badge>;
  const day = formatDayAs(until, { day: "numeric", month: "short" });
  return <Badge tone="good">{t`Undo until ${day}`}</Badge>;
}
