import type { Import } from "@creel/domain/import/import";
import { plural, t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";

import { formatDayAs } from "../../../dates/format-day.ts";
import { describeFailure } from "../../../http/describe-failure.ts";
import { useStore } from "../../../store/use-store.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { IMPORTS_KEY, importsQuery, undoImport } from "../../send/api.ts";
import { noteStagedImport, stagedImport } from "../../send/staged-import.ts";
import { countMade } from "../parts/count-part.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./earlier-imports.module.css";

/** What is being written, what came in before, and what this device has compared but not imported. */
export function EarlierImports() {
  const { data = [] } = useQuery(importsQuery());
  const stagedId = useStore(stagedImport, () => null);
  // Photos alone are in no file that the server has read.
  const shown = data.filter(
    ({ state, id, kind }) => state !== "staged" || (id === stagedId && kind !== "photos"),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.title}>{t`Earlier imports`}</h2>
      <ul className={styles.list}>
        {shown.map((stored) => (
          <li key={stored.id} className={styles.row}>
            <div>
              <Link
                to={`/import?${stored.state === "staged" ? "staged" : "import"}=${stored.id}`}
                className={styles.name}
              >
                {stored.file_name}
              </Link>
              <p className={utilities.muted}>{describe(stored)}</p>
            </div>
            {stored.state === "staged" ? <GoOn stored={stored} /> : <State stored={stored} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

function describe(stored: Import): string {
  if (stored.state === "staged") return t`Compared with your log. Nothing of it is imported yet.`;
  const catches = countMade(stored, "catch");
  const day = formatDayAs(stored.committed_at ?? stored.created_at, DAY);
  const made = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  return stored.state === "undone" ? day : `${day}, ${made}`;
}

function GoOn({ stored: { id } }: { stored: Import }) {
  const queryClient = useQueryClient();
  const forget = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: () => {
      noteStagedImport(null);
      return queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] });
    },
  });
  return (
    <div className={styles.ways}>
      {forget.error && <p role="alert">{describeFailure(forget.error, t`It could not be forgotten.`)}</p>}
      <LinkButton to={`/import?staged=${id}`}>{t`Go on`}</LinkButton>
      <Button look="quiet" isPending={forget.isPending} onPress={() => forget.mutate()}>
        {t`Forget it`}
      </Button>
    </div>
  );
}

function State({ stored: { state, undo_until: until } }: { stored: Import }) {
  if (state === "running") return <Badge tone="info">{t`Being written`}</Badge>;
  if (state === "undone") return <Badge>{t`Taken back`}</Badge>;
  if (until === null) return <Badge tone="good">{t`In your log`}</Badge>;
  const day = formatDayAs(until, { day: "numeric", month: "short" });
  return <Badge tone="good">{t`Undo until ${day}`}</Badge>;
}
