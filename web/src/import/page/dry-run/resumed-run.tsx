import type { Import } from "@creel/domain/import/import";
import { IMPORT_VERDICTS, type ImportRow, type NewImportRow } from "@creel/domain/import/import-row";
import { t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { FileCheck } from "lucide-react";
import { Navigate } from "react-router";

import { hasFailed } from "../../../http/has-failed.ts";
import { useStore } from "../../../store/use-store.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { EmptyState, Notice, Skeleton } from "../../../ui/feedback/states.tsx";
import * as calls from "../../api.ts";
import { importQuery, IMPORTS_KEY } from "../../api.ts";
import { newRowSender } from "../../row-sender.ts";
import { stagedImport } from "../../staged-import.ts";
import { readAllRows } from "./api.ts";
import { DryRun } from "./dry-run.tsx";
import { type Staged, useStaging } from "./use-staging.ts";

import * as styles from "./dry-run.module.css";

interface ResumedRunProps {
  id: string;
  onLeave: () => void;
  onCommitted: (stored: Import) => void;
}

/** The dry run of a file that was compared before this page was loaded. */
export function ResumedRun(props: ResumedRunProps) {
  const { id, onLeave } = props;
  const isSentWhole = useStore(stagedImport, () => null) === id;
  const found = useQuery(importQuery(id));
  const state = found.data?.state;
  const query = useQuery({ ...resumedRunQuery(id), enabled: isSentWhole && state === "staged" });
  if (query.data) return <Resumed {...props} staged={query.data} />;
  if (state !== undefined && state !== "staged") return <Navigate replace to={`/import?import=${id}`} />;
  if (state === "staged" && !isSentWhole) return <NotImported onLeave={onLeave} />;
  const failed = [found, query].find((each) => hasFailed({ ...each, isPlaceholderData: false }));
  if (!failed) return <Skeleton width="100%" height={320} />;
  return (
    <LoadFailure
      level={2}
      title={t`This import could not be loaded`}
      online={t`Nothing is lost. Creel didn’t answer. Try again in a moment.`}
      offline={t`Nothing is lost. You are offline. Try again once you have a signal.`}
      query={failed}
    />
  );
}

/** Kinds whose pictures are in the file, which is no longer open. */
const WITH_PICTURES = new Set(["anglers-log", "selfhostable-logbook", "creel-archive", "creel-outbox"]);

function Resumed({ staged: resumed, onLeave, onCommitted }: ResumedRunProps & { staged: Staged }) {
  const { kind, file_name: fileName } = resumed.import;
  const staging = useStaging({ kind, fileName }, resumed);
  const staged = staging.staged ?? resumed;
  return (
    <>
      <p className={styles.file}>
        <Icon of={FileCheck} />
        <b>{fileName}</b>
      </p>
      {WITH_PICTURES.has(kind) && (
        <Notice tone="info" className={styles.notice}>
          {t`Photos are missing because the file is no longer open. To import them, choose the file again.`}
        </Notice>
      )}
      <DryRun
        staged={staged}
        staging={staging}
        sheet={null}
        isOpen={false}
        onCommit={() => staging.commit.mutate(staged, { onSuccess: onCommitted })}
        onBack={onLeave}
      />
    </>
  );
}

function NotImported({ onLeave }: Pick<ResumedRunProps, "onLeave">) {
  return (
    <EmptyState
      level={2}
      title={t`Nothing was imported`}
      actions={<Button onPress={onLeave}>{t`Choose a file`}</Button>}
    >
      {t`Creel only compared it with your log.`}
    </EmptyState>
  );
}

/** Compares an import that this device has staged with the log again, and reads its rows from the server. */
function resumedRunQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "resumed", id],
    queryFn: async (): Promise<Staged> => {
      const compared = await calls.compareImport(id);
      const rows = (await readAllRows(id, IMPORT_VERDICTS)).map(asSent);
      const { kind, file_name: fileName } = compared.import;
      const sender = newRowSender({ file: { id, kind, fileName }, rows, calls });
      return { ...compared, draft: { rows, photos: [], singlePhotos: [], left: null }, sender, corrected: 0 };
    },
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

function asSent({ position, line, subject, fields, decision }: ImportRow): NewImportRow {
  return { position, line, subject, fields, decision };
}
