import type { Import } from "@creel/domain/import/import";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CloudUpload, Wind } from "lucide-react";
import type { ReactNode } from "react";

import { hasFailed } from "../../../http/has-failed.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { EmptyState, Skeleton } from "../../../ui/feedback/states.tsx";
import { importQuery } from "../../send/imports.query.ts";
import { countMade, countPart } from "../log/count-part.ts";
import { DonePart } from "./done-part.tsx";
import { useReloadedLog } from "./use-reloaded-log.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./run.module.css";

interface RunPartProps {
  id: string;
  /** How far its photos are, once it is written. */
  photos: ReactNode;
  /** What other parts of the app say of the log then. */
  others: ReactNode;
  onLeave: () => void;
}

/** The third step: an import while it is written, and after. It goes on without this page. */
export function RunPart({ id, photos, others, onLeave }: RunPartProps) {
  const query = useQuery(importQuery(id));
  const stored = query.data;
  useReloadedLog(stored);
  if (hasFailed({ ...query, isPlaceholderData: false })) {
    return (
      <LoadFailure
        level={2}
        title={t`This import could not be loaded`}
        online={t`It goes on all the same. Creel did not answer. Try again in a moment.`}
        offline={t`It goes on all the same. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!stored) return <Skeleton width="100%" height={240} />;
  if (stored.state === "staged") return <NotImported onLeave={onLeave} />;
  if (stored.state === "running") return <Running stored={stored} />;
  return <DonePart stored={stored} photos={photos} others={others} onLeave={onLeave} />;
}

function NotImported({ onLeave }: Pick<RunPartProps, "onLeave">) {
  return (
    <EmptyState
      level={2}
      title={t`Nothing of it was imported`}
      actions={<Button onPress={onLeave}>{t`Choose a file`}</Button>}
    >
      {t`It was compared with your log, and nothing more.`}
    </EmptyState>
  );
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
        <h2>{total === 0 ? t`It is being written` : catches}</h2>
        <ProgressBar percent={percent} label={t`Import of ${fileName}`} />
        <p className={styles.go}>
          {t`You can close this page or go on fishing. It carries on and shows in My Catches.`}
        </p>
      </div>
      <ul className={styles.lines}>
        <li>
          <Icon of={CircleCheck} />
          <div>
            <b>{t`Read on this device`}</b>
            <p className={utilities.muted}>{fileName}</p>
          </div>
        </li>
        <li>
          <Icon of={CloudUpload} />
          <div>
            <b>{t`Into your log`}</b>
            <p className={utilities.muted}>{t`Waters, spots and trips first, then the catches`}</p>
          </div>
        </li>
        <li>
          <Icon of={Wind} />
          <div>
            <b>{t`Weather`}</b>
            <p className={utilities.muted}>{t`Afterwards, by itself`}</p>
          </div>
        </li>
      </ul>
    </div>
  );
}
