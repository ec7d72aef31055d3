import type { Import } from "@creel/domain/import/import";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef } from "react";

import { GEAR_KEY } from "../../gear/data/api.ts";
import { useUser } from "../../session/auth.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { importQuery } from "../send/api.ts";
import { PhotoUpload } from "../upload/photo-upload.tsx";
import { type Pictures, startUpload } from "../upload/start-upload.ts";
import { ChooseFiles } from "./choose/choose-files.tsx";
import { EarlierImports } from "./choose/earlier-imports.tsx";
import { ResumedRun } from "./dry-run/resumed-run.tsx";
import { type ImportStep, ImportSteps } from "./import-steps.tsx";
import { LookPart, type LookPartProps } from "./look/look-part.tsx";
import { type OpenedFile, useOpenedFile } from "./look/opened-file.ts";
import { RunPart } from "./run/run-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./import-part.module.css";

const PhotosLook = lazyPart(async () => (await import("./look/photos-look.tsx")).PhotosLook);

const NO_PICTURES: Pictures = { photos: [], gearPhotos: [], sourcesOf: () => [] };

interface ImportPartProps {
  /** What other parts of the app say of the log once an import is in it: lines of a list. */
  others: ReactNode;
}

/** Older notes: chosen, looked at, and written into the log. The address has the import that is staged or written. */
export function ImportPart({ others }: ImportPartProps) {
  const { file, id, stagedId, step, show, leave, noteStaged } = useSteps();
  const heading = useStepFocus(step);
  return (
    <div className={styles.root}>
      <PageHeader>
        <div>
          <h1 ref={heading} tabIndex={-1}>{t`Bring in older notes`}</h1>
          <p className={utilities.muted}>
            {t`Nothing is written until you press Import, and you can take it back for 14 days.`}
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
          <Second opened={file.opened} onEncoding={file.readAs} {...{ stagedId, leave, noteStaged, show }} />
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
    void bringPictures(stored.id, pictures);
  }

  async function bringPictures(importId: string, pictures: Pictures): Promise<void> {
    await startUpload({ userId, importId, ...pictures });
    if (pictures.gearPhotos.length > 0) await queryClient.invalidateQueries({ queryKey: GEAR_KEY });
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
type SecondProps = Pick<Steps, "stagedId" | "show" | "leave" | "noteStaged"> & {
  opened: OpenedFile | null;
  onEncoding: LookPartProps["onEncoding"];
};

/** A file that is open, or what was staged of one before the page was loaded. */
function Second({ opened, onEncoding, stagedId, show, leave, noteStaged }: SecondProps) {
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

/** Another step is another page to read: its heading is gone to, but not as the page opens. */
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
