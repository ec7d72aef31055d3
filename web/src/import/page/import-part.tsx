import type { Import } from "@creel/domain/import/import";
import { t, plural } from "@lingui/core/macro";
import { useQueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";

import { formatDayAs } from "../../dates/format-day.ts";
import { GEAR_KEY } from "../../gear/data/api.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { licensesQuery } from "../../licenses/data/api.ts";
import { useUser } from "../../session/auth.tsx";
import { useStore } from "../../store/use-store.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Skeleton, Badge } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { importQuery, IMPORTS_KEY, importsQuery, undoImport } from "../api.ts";
import { noteStagedImport, stagedImport } from "../staged-import.ts";
import { PhotoUpload } from "../upload/photo-upload.tsx";
import { type Pictures, startUpload } from "../upload/start-upload.ts";
import { ChooseFiles } from "./choose/choose-files.tsx";
import { ResumedRun } from "./dry-run/resumed-run.tsx";
import { LookPart, type LookPartProps } from "./look/look-part.tsx";
import { type OpenedFile, useOpenedFile } from "./look/use-look.ts";
import { countMade } from "./parts/count-part.ts";
import { RunPart } from "./run-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./import-part.module.css";

const PhotosLook = lazyPart(async () => (await import("./look/photos-look.tsx")).PhotosLook);

const NO_PICTURES: Pictures = { photos: [], singlePhotos: [], sourcesOf: () => [] };

interface ImportPartProps {
  /** List items of other parts of the app about the log, shown once an import is in it. */
  others: ReactNode;
}

/** Imports an old log in three steps: choose, review and write. The address names the staged or written import. */
export function ImportPart({ others }: ImportPartProps) {
  const { file, id, stagedId, step, show, leave, noteStaged } = useSteps();
  const heading = useStepFocus(step);
  return (
    <div className={styles.root}>
      <PageHeader>
        <div>
          <h1 ref={heading} tabIndex={-1}>{t`Import your old log`}</h1>
          <p className={utilities.muted}>
            {t`Nothing is saved until you tap Import. You can undo it for 14 days.`}
          </p>
        </div>
      </PageHeader>
      <ImportSteps current={step} />
      {step === 1 && (
        <>
          <ChooseFiles isReading={file.isReading} problem={file.problem} onFiles={file.open} />
          <EarlierImports />
        </>
      )}
      {step === 2 && (
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          <ReviewStep
            opened={file.opened}
            onEncoding={file.readAs}
            {...{ stagedId, leave, noteStaged, show }}
          />
        </Suspense>
      )}
      {id !== null && (
        <RunPart id={id} photos={<PhotoUpload importId={id} />} others={others} onLeave={leave} />
      )}
    </div>
  );
}

function useSteps() {
  const [search, edit] = useAddress();
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const file = useOpenedFile();
  const id = search.get("import");
  const stagedId = search.get("staged");
  const step: ImportStep = id !== null ? 3 : file.opened || stagedId !== null ? 2 : 1;

  function show(stored: Import, pictures: Pictures): void {
    queryClient.setQueryData(importQuery(stored.id).queryKey, stored);
    edit((params) => {
      params.delete("staged");
      params.set("import", stored.id);
    });
    void uploadPictures(stored.id, pictures);
  }

  async function uploadPictures(importId: string, pictures: Pictures): Promise<void> {
    await startUpload({ userId, importId, ...pictures });
    if (pictures.singlePhotos.length === 0) return;
    await queryClient.invalidateQueries({ queryKey: GEAR_KEY });
    await queryClient.invalidateQueries({ queryKey: licensesQuery.queryKey });
  }

  function leave(): void {
    file.close();
    edit((params) => {
      params.delete("staged");
      params.delete("import");
    });
  }

  const noteStaged = (staged: string) => edit((params) => params.set("staged", staged));
  return { file, id, stagedId, step, show, leave, noteStaged };
}

type Steps = ReturnType<typeof useSteps>;
type ReviewStepProps = Pick<Steps, "stagedId" | "show" | "leave" | "noteStaged"> & {
  opened: OpenedFile | null;
  onEncoding: LookPartProps["onEncoding"];
};

/** The second step: a file that is open, or an import that was staged before the page was loaded. */
function ReviewStep({ opened, onEncoding, stagedId, show, leave, noteStaged }: ReviewStepProps) {
  if (!opened) {
    if (stagedId === null) return null;
    const finish = (stored: Import) => show(stored, NO_PICTURES);
    return <ResumedRun key={stagedId} id={stagedId} onLeave={leave} onCommitted={finish} />;
  }
  const Look = opened.source.kind === "photos" ? PhotosLook : LookPart;
  return (
    <Look
      key={opened.key}
      {...{ opened, onEncoding }}
      onCancel={leave}
      onStaged={noteStaged}
      onCommitted={show}
    />
  );
}

/** Moves the focus to the heading when the step changes, but not when the page opens. */
function useStepFocus(step: ImportStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

/** Lists running and earlier imports, and the one that this device has compared but not imported. */
function EarlierImports() {
  const { data = [] } = useQuery(importsQuery());
  const stagedId = useStore(stagedImport, () => null);
  // A staged import of photos is left out: the server has none of its photos.
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
            {stored.state === "staged" ? <StagedActions stored={stored} /> : <State stored={stored} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

function describe(stored: Import): string {
  if (stored.state === "staged") return t`Compared with your log. Nothing is imported yet.`;
  const catches = countMade(stored, "catch");
  const day = formatDayAs(stored.committed_at ?? stored.created_at, DAY);
  const made = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  return stored.state === "undone" ? day : `${day}, ${made}`;
}

function StagedActions({ stored: { id } }: { stored: Import }) {
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
      {forget.error && (
        <p role="alert">{describeFailure(forget.error, t`The import wasn’t discarded. Try again.`)}</p>
      )}
      <LinkButton to={`/import?staged=${id}`}>{t`Resume`}</LinkButton>
      <Button look="quiet" isPending={forget.isPending} onPress={() => forget.mutate()}>
        {t`Discard`}
      </Button>
    </div>
  );
}

function State({ stored: { state, undo_until: until } }: { stored: Import }) {
  if (state === "running") return <Badge tone="info">{t`Importing`}</Badge>;
  if (state === "undone") return <Badge>{t`Undone`}</Badge>;
  if (until === null) return <Badge tone="good">{t`In your log`}</Badge>;
  const day = formatDayAs(until, { day: "numeric", month: "short" });
  return <Badge tone="good">{t`Undo until ${day}`}</Badge>;
}

type ImportStep = 1 | 2 | 3;

/** Shows which step of the import is current. */
function ImportSteps({ current }: { current: ImportStep }) {
  const names = [t`Source`, t`Review`, t`Import`];
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {names.map((name, index) => (
        <li key={name} aria-current={index + 1 === current ? "step" : undefined}>
          {index + 1} {name}
        </li>
      ))}
    </ol>
  );
}
