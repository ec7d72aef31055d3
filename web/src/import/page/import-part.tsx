import type { Import } from "@creel/domain/import/import";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef } from "react";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { importQuery } from "../send/imports.query.ts";
import { PhotoUpload } from "../upload/photo-upload.tsx";
import { type Pictures, startUpload } from "../upload/start-upload.ts";
import { ChooseFiles } from "./choose/choose-files.tsx";
import { EarlierImports } from "./choose/earlier-imports.tsx";
import { type ImportStep, ImportSteps } from "./import-steps.tsx";
import { LookPart } from "./look/look-part.tsx";
import { useOpenedFile } from "./look/opened-file.ts";
import { RunPart } from "./run/run-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./import-part.module.css";

const PhotosLook = lazyPart(async () => (await import("./look/photos-look.tsx")).PhotosLook);

interface ImportPartProps {
  /** What other parts of the app say of the log once an import is in it: lines of a list. */
  others: ReactNode;
}

/** Older notes: chosen, looked at, and written into the log. The address has the import that is written. */
export function ImportPart({ others }: ImportPartProps) {
  const [search, edit] = useAddress();
  const queryClient = useQueryClient();
  const file = useOpenedFile();
  const id = search.get("import");
  const step = id !== null ? 3 : file.opened ? 2 : 1;
  const heading = useStepFocus(step);
  const { id: userId } = useUser();
  const Look = file.opened?.source.kind === "photos" ? PhotosLook : LookPart;

  function show(stored: Import, pictures: Pictures): void {
    queryClient.setQueryData(importQuery(stored.id).queryKey, stored);
    edit((params) => params.set("import", stored.id));
    void startUpload({ userId, importId: stored.id, ...pictures });
  }

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
      {step === 2 && file.opened && (
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          <Look key={file.opened.key} opened={file.opened} onCancel={file.close} onCommitted={show} />
        </Suspense>
      )}
      {id !== null && (
        <RunPart
          id={id}
          photos={<PhotoUpload importId={id} />}
          others={others}
          onLeave={() => {
            file.close();
            edit((params) => params.delete("import"));
          }}
        />
      )}
    </div>
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
