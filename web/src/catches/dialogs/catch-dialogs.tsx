import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  startTransition,
  useCallback,
} from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";

import { shownMap } from "../../map/view/shown-map.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { afterNextFrame } from "../../ui/hooks/after-next-frame.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { pageWorkEnd, preloadWhenIdle } from "../../ui/hooks/once-settled.ts";
import { useCover } from "../../ui/overlays/cover.ts";
import { DialogFoot, DialogOutline, DialogTop, DialogBody } from "../../ui/overlays/dialog-parts.tsx";
import type { CatchModalState } from "../editor/catch-modal-state.ts";
import { DetailsHeading, DetailsSkeleton, FoldsSkeleton } from "../editor/form/controls/form-skeletons.tsx";
import { recentCatchesQuery, speciesCountsQuery } from "../logbook/api.ts";
import { type Logbook, reloadLogbook } from "../logbook/logbook.ts";
import type { ShownCatch } from "../logbook/logged-by.ts";
import { mapPathOf } from "../logbook/map-path.ts";
import type { DialogActions } from "./dialog-actions.ts";

import * as styles from "./opening-sheet.module.css";

const CatchModal = lazy(async () => ({ default: (await import("./catch-modal.tsx")).CatchModal }));

/** The form, and before it what it is made of: to ask for all of its files at once blocks a slow phone for half a second. */
const FORM_PARTS = [
  () => import("../../ui/overlays/dialog.tsx"),
  () => import("../../ui/fields/select.tsx"),
  () => import("../../ui/fields/combo-box.tsx"),
  () => import("../../ui/fields/date-picker.tsx"),
  () => import("../editor/form/controls/photos-control.tsx"),
  () => import("../editor/form/catch-form-folds.tsx"),
  () => import("./catch-modal.tsx"),
];

/** Leaves the network to the page first. */
const PRELOAD_AFTER_MS = 1500;

const CatchDialogsContext = createContext<DialogActions | null>(null);

export function useCatchDialogs(): DialogActions {
  const actions = use(CatchDialogsContext);
  if (!actions) throw new Error("useCatchDialogs stands outside of CatchDialogs");
  return actions;
}

interface CatchDialogsProps {
  /** The catches that the pages inside show. The user's own logbook is around any other. */
  logbook: Logbook;
  children: ReactNode;
}

export function CatchDialogs({ logbook, children }: CatchDialogsProps) {
  const [state, setState] = useState<CatchModalState | null>(null);
  const queryClient = useQueryClient();
  const opening = useOpening(setState);
  const deletion = useDeletion(logbook, () => {
    setState(null);
    void reloadLogbook(queryClient, logbook);
  });
  const actions = useActions({ ...opening, askToDelete: deletion.ask, logbook });
  const pageEnd = usePageEnd();
  usePreload(logbook);

  return (
    <CatchDialogsContext value={actions}>
      {children}
      {!state && opening.sheet}
      <Suspense>
        {state && (
          <CatchModal
            // Another catch is another modal; another mode is not.
            key={state.mode === "create" ? "new" : state.caught.id}
            state={state}
            logbook={logbook}
            actions={actions}
            pageEnd={pageEnd}
            onStateChange={setState}
          />
        )}
      </Suspense>
      {deletion.question}
    </CatchDialogsContext>
  );
}

interface Dialogs {
  open: (state: CatchModalState) => void;
  close: () => void;
  askToDelete: (caught: ShownCatch) => void;
  logbook: Logbook;
}

/** The same object as long as possible, so that pages do not render again. */
function useActions({ open, close, askToDelete, logbook }: Dialogs): DialogActions {
  const navigate = useNavigate();
  const around = use(CatchDialogsContext);
  return useMemo(
    () => ({
      onView: (caught) => open({ mode: "view", caught }),
      onEdit: (caught) => open({ mode: "edit", caught }),
      onDelete: askToDelete,
      onRepeat: logbook.isOwn
        ? (repeated) => open({ mode: "create", coordinates: null, isLocating: false, map: null, repeated })
        : null,
      onMap: logbook.isOwn
        ? (caught) => {
            close();
            void navigate(mapPathOf(caught));
          }
        : null,
      onLog: (place) => {
        const isLocating = place === "here";
        const map = isLocating ? shownMap() : null;
        open({ mode: "create", coordinates: isLocating ? null : place, isLocating, map });
      },
      onLogPhotos: (shared) =>
        open({ mode: "create", coordinates: null, isLocating: false, map: null, shared }),
      onContinue: (draft, finished) => {
        const continuing = { draft, finished };
        if (draft.base) open({ mode: "edit", caught: draft.base, ...continuing });
        else open({ mode: "create", coordinates: null, isLocating: false, map: null, ...continuing });
      },
      // New catches and drafts are always the user's own.
      ...(around && {
        onLog: around.onLog,
        onLogPhotos: around.onLogPhotos,
        onContinue: around.onContinue,
      }),
    }),
    [open, close, askToDelete, navigate, logbook, around],
  );
}

/** Aborted when the pages of these dialogs unmount. */
function usePageEnd(): RefObject<AbortController | null> {
  const pageEnd = useRef<AbortController>(null);
  useEffect(() => {
    const end = new AbortController();
    pageEnd.current = end;
    return () => end.abort();
  }, []);
  return pageEnd;
}

/** Loads the form before it is opened, as on the water there may be no signal, but not before the map is drawn. */
function usePreload({ isOwn }: Logbook): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOwn) return;
    const end = new AbortController();
    const preload = async () => {
      await pageWorkEnd();
      if (end.signal.aborted) return;
      void preloadWhenIdle(FORM_PARTS, end.signal);
      void queryClient.prefetchQuery({ ...recentCatchesQuery, staleTime: Infinity });
      void queryClient.prefetchQuery({ ...speciesCountsQuery(), staleTime: Infinity });
    };
    const timer = setTimeout(() => void preload(), PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isOwn, queryClient]);
}

const DeletionQuestion = lazyPart(async () => (await import("./deletion-question.tsx")).DeletionQuestion);

interface Deletion {
  ask: (caught: ShownCatch) => void;
  question: ReactNode;
}

function useDeletion(logbook: Logbook, onDeleted: () => void): Deletion {
  const [asked, setAsked] = useState<ShownCatch | null>(null);
  const ask = useCallback((caught: ShownCatch) => startTransition(() => setAsked(caught)), []);

  function end(isDeleted: boolean): void {
    setAsked(null);
    if (isDeleted) onDeleted();
  }

  const question = asked && <DeletionQuestion caught={asked} logbook={logbook} onEnd={end} />;
  return { ask, question: <Suspense>{question}</Suspense> };
}

type Mode = CatchModalState["mode"];

interface Opening {
  open: (next: CatchModalState) => void;
  close: () => void;
  sheet: ReactNode;
}

/** Shows the frame of the dialog at once: its content takes a slow phone longer. */
function useOpening(show: (state: CatchModalState | null) => void): Opening {
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
