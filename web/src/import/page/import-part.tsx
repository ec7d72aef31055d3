import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { useAddress } from "../../ui/hooks/use-address.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { importQuery } from "../data/imports.query.ts";
import { ChooseFiles } from "./choose/choose-files.tsx";
import { EarlierImports } from "./choose/earlier-imports.tsx";
import { type ImportStep, ImportSteps } from "./import-steps.tsx";
import { LookPart } from "./look/look-part.tsx";
import { useOpenedFile } from "./look/opened-file.ts";
import { RunPart } from "./run/run-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./import-part.module.css";

/** Older notes: chosen, looked at, and written into the log. The address has the import that is written. */
export function ImportPart() {
  const [search, edit] = useAddress();
  const queryClient = useQueryClient();
  const file = useOpenedFile();
  const id = search.get("import");
  const step = id !== null ? 3 : file.opened ? 2 : 1;
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
      {step === 2 && file.opened && (
        <LookPart
          key={file.opened.key}
          opened={file.opened}
          onCancel={file.close}
          onCommitted={(stored) => {
            queryClient.setQueryData(importQuery(stored.id).queryKey, stored);
            edit((params) => params.set("import", stored.id));
          }}
        />
      )}
      {id !== null && (
        <RunPart
          id={id}
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
