import type { Import } from "@creel/domain/import/import";
import { plural, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CloudUpload, Wind } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { importQuery, IMPORTS_KEY } from "../api.ts";
import { ImportItem } from "../import-item.tsx";
import { TimeLeft } from "../time-left.tsx";
import { DonePart } from "./done-part.tsx";
import { countMade, countPart } from "./parts/count-part.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./run.module.css";

interface RunPartProps {
  id: string;
  /** The progress of its photos, shown once the import is written. */
  photos: ReactNode;
  /** List items from other parts of the app, shown once the import is written. */
  others: ReactNode;
  onLeave: () => void;
}

/** The third step: an import while it is written, and afterward. The import goes on without this page. */
export function RunPart({ id, photos, others, onLeave }: RunPartProps) {
  const query = useQuery(importQuery(id));
  const stored = query.data;
  useReloadedLog(stored);
  if (hasFailed({ ...query, isPlaceholderData: false })) {
    return (
      <LoadFailure
        level={2}
        title={t`This import could not be loaded`}
        online={t`Your import is still running. Creel didn’t answer. Try again in a moment.`}
        offline={t`Your import is still running. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!stored) return <Skeleton width="100%" height={240} />;
  if (stored.state === "staged") return <Navigate replace to={`/import?staged=${id}`} />;
  if (stored.state === "running") return <Running stored={stored} />;
  return <DonePart stored={stored} photos={photos} others={others} onLeave={onLeave} />;
}

function Running({ stored }: { stored: Import }) {
  const made = countMade(stored, "catch");
  const total = countPart(stored, "catch", ["new"]);
  const percent = Math.round((stored.made / Math.max(1, stored.counts.new)) * 100);
  const catches = t`${made} of ${plural(total, { one: "# catch", other: "# catches" })}`;
  const { file_name: fileName } = stored;
  return (
    <div className={styles.running}>
      <div>
        <h2>{total === 0 ? t`Saving to your log` : catches}</h2>
        <ProgressBar percent={percent} label={t`Import of ${fileName}`} />
        <p className={utilities.muted}>
          <TimeLeft done={stored.made} all={stored.counts.new} />
        </p>
        <p className={styles.go}>
          {t`You can close this page or keep fishing. The import continues and shows in My Catches.`}
        </p>
      </div>
      <ul className={styles.lines}>
        <ImportItem icon={CircleCheck} title={t`Read on this device`}>
          <p className={utilities.muted}>{fileName}</p>
        </ImportItem>
        <ImportItem icon={CloudUpload} title={t`Into your log`}>
          <p className={utilities.muted}>{t`Waters, spots and trips first, then the catches`}</p>
        </ImportItem>
        <ImportItem icon={Wind} title={t`Weather`}>
          <p className={utilities.muted}>{t`Filled in afterward`}</p>
        </ImportItem>
      </ul>
    </div>
  );
}

/** Refetches everything that shows the log once an import has changed it. */
function useReloadedLog(stored: Import | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef<Import["state"]>(undefined);
  const state = stored?.state;
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === undefined || state === undefined || was === state) return;
    const [own] = IMPORTS_KEY;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== own });
    void queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] });
  }, [queryClient, state]);
}
