import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";
import { Suspense, useState } from "react";
import { useNavigate, useParams } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState, Notice, Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { RETURNS_PATH } from "../data/return-paths.ts";
import { type ReturnEntry, useReturn } from "../data/use-returns.ts";
import { describeDeadline } from "../describe/describe-deadline.ts";
import { formatPeriod, watersOf } from "../describe/describe-return.ts";
import { DeleteReturn } from "../dialogs/delete-return.tsx";
import { FigureActions } from "./one/figure-actions.tsx";
import { Figures } from "./one/figures.tsx";
import { FillIn } from "./one/fill-in.tsx";
import { FishOfReturn } from "./one/fish-of-return.tsx";
import { Missing } from "./one/missing.tsx";
import { NotCounted } from "./one/not-counted.tsx";
import { TurnedIn } from "./one/turned-in.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./return-page.module.css";

const EditReturn = lazyPart(async () => (await import("../dialogs/edit-return.tsx")).EditReturn);

/** Room for a table of six rows, in pixels. */
const ROOM_PX = 420;

/** One return: what is missing, its figures, and that it was turned in. */
export function ReturnPage() {
  const { id = "" } = useParams();
  const { entry, isGone, isNew, ...query } = useReturn(id);
  return (
    <div className={utilities.page}>
      <title>{t`Return · Creel`}</title>
      <BackLink to={RETURNS_PATH}>{t`Returns`}</BackLink>
      {isGone ? (
        <EmptyState level={1} title={t`No such return`} drawing="course" actions={<AllReturns />}>
          {t({ message: "It was deleted, or the link is wrong.", context: "a return" })}
        </EmptyState>
      ) : entry ? (
        <LoadedReturn {...entry} isNew={isNew} />
      ) : hasFailed({ ...query, data: undefined }) ? (
        <LoadFailure
          level={2}
          title={t`The return could not be loaded`}
          online={t`Something went wrong on our side. Your log is safe.`}
          offline={t`This phone has no network, and this return is not stored on it yet.`}
          query={query}
        />
      ) : (
        <div role="status" aria-label={t`Loading the return`}>
          <Skeleton width="100%" height={ROOM_PX} />
        </div>
      )}
    </div>
  );
}

function AllReturns() {
  return <LinkButton to={RETURNS_PATH}>{t`All returns`}</LinkButton>;
}

function LoadedReturn({ entry, figures, isNew }: ReturnEntry & { isNew: boolean }) {
  const isOpen = entry.turned_in_at === null;
  return (
    <>
      <Head entry={entry} figures={figures} />
      {figures ? (
        <>
          {isOpen && <Missing entry={entry} figures={figures} />}
          <Figures entry={entry} figures={figures} />
          <NotCounted entry={entry} figures={figures} />
          <FishOfReturn figures={figures} />
        </>
      ) : (
        <Notice tone="info">
          {isNew
            ? t`Saved on this phone. Creel counts your trips and catches once it uploads.`
            : t`The figures are not on this phone yet.`}
        </Notice>
      )}
      <FillIn entry={entry} />
      <TurnedIn entry={entry} />
      <ReturnActions entry={entry} />
    </>
  );
}

function Head({ entry, figures }: ReturnEntry) {
  const { when, left, state } = describeDeadline(entry, useNow());
  const waters = watersOf(entry);
  const due = state === "later" ? t`Due ${when}` : when;
  return (
    <PageHeader actions={figures && <FigureActions entry={entry} figures={figures} />}>
      <div>
        <h1>{entry.name}</h1>
        <p className={utilities.muted}>
          {waters === null ? t`All lakes and rivers` : <i>{waters}</i>}
          {`. ${formatPeriod(entry)}. ${left === "" ? due : `${due}, ${left}`}.`}
        </p>
      </div>
    </PageHeader>
  );
}

function ReturnActions({ entry }: { entry: CatchReturn }) {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      {entry.turned_in_at === null && <Button onPress={() => setOpen("edit")}>{t`Edit return`}</Button>}
      <Button look="danger" onPress={() => setOpen("delete")}>
        {t`Delete`}
      </Button>
      <Suspense>
        {open === "edit" && <EditReturn entry={entry} onDelete={() => setOpen("delete")} onClose={close} />}
        {open === "delete" && (
          <DeleteReturn entry={entry} onDeleted={() => void navigate(RETURNS_PATH)} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
