import { t } from "@lingui/core/macro";
import { type ReactNode, startTransition, useCallback, useState } from "react";
import { createPortal } from "react-dom";

import { Skeleton } from "../../ui/feedback/states.tsx";
import { afterNextFrame } from "../../ui/hooks/after-next-frame.ts";
import { useCover } from "../../ui/overlays/cover.ts";
import { DialogFoot, DialogOutline, DialogTop, DialogBody } from "../../ui/overlays/dialog-parts.tsx";
import type { CatchModalState } from "../editor/catch-modal-state.ts";
import { DetailsHeading, DetailsSkeleton, FoldsSkeleton } from "../editor/form/controls/form-skeletons.tsx";

import * as styles from "./opening-sheet.module.css";

type Mode = CatchModalState["mode"];

interface Opening {
  open: (next: CatchModalState) => void;
  close: () => void;
  sheet: ReactNode;
}

/** Shows the frame of the dialog at once: its content takes a slow phone longer. */
export function useOpening(show: (state: CatchModalState | null) => void): Opening {
  const [mode, setMode] = useState<Mode | null>(null);
  const open = useCallback(
    (next: CatchModalState) => {
      setMode(next.mode);
      afterNextFrame(() =>
        startTransition(() => {
          setMode(null);
          show(next);
        }),
      );
    },
    [show],
  );
  const close = useCallback(() => startTransition(() => show(null)), [show]);
  return { open, close, sheet: mode && <OpeningSheet mode={mode} /> };
}

/** Rendered into the body: inside of the page it would change the page's height. */
function OpeningSheet({ mode }: { mode: Mode }) {
  useCover();
  return createPortal(
    <DialogOutline className={styles.root}>
      {mode === "view" ? <ViewShape /> : <FormShape isNew={mode === "create"} />}
    </DialogOutline>,
    document.body,
  );
}

function FormShape({ isNew }: { isNew: boolean }) {
  return (
    <>
      <DialogTop>
        {isNew ? <h2 className={styles.head}>{t`Log Your Catch`}</h2> : <Skeleton width="40%" height={24} />}
      </DialogTop>
      <DialogBody className={styles.body}>
        <DetailsHeading />
        <Skeleton width="100%" height={224} />
        <DetailsSkeleton />
        <FoldsSkeleton />
      </DialogBody>
      <DialogFoot className={styles.foot} />
    </>
  );
}

function ViewShape() {
  return (
    <>
      <Skeleton width="100%" height={300} />
      <DialogBody className={styles.body}>
        <Skeleton width="50%" height={32} />
        <Skeleton width="70%" height={16} />
        <Skeleton width="60%" height={56} />
      </DialogBody>
      <DialogFoot className={styles.foot} />
    </>
  );
}
