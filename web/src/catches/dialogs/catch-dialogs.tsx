import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { shownMap } from "../../map/view/shown-map.ts";
import { storedSession } from "../../session/stored-session.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import type { CatchModalState } from "../editor/catch-modal-state.ts";
import type { Finished } from "../editor/draft/finished-note.tsx";
import type { Draft } from "../editor/draft/store/draft.ts";
import { useNextDraft } from "../editor/draft/use-next-draft.ts";
import type { PreparedCatch, PreparedChange } from "../editor/values/catch-payload.ts";
import type { CatchActions } from "../list/actions.ts";
import { createCatch } from "../logbook/catches.calls.ts";
import { recentCatchesQuery, speciesCountsQuery } from "../logbook/catches.query.ts";
import { type Logbook, ownLogbook } from "../logbook/logbook.ts";
import { mapPathOf } from "../logbook/map-path.ts";
import { describeSaveFailure } from "../logbook/save-failure.ts";
import type { Saving } from "../logbook/saving.ts";
import { useOpening } from "./opening-sheet.tsx";
import { preloadForm } from "./preload-form.ts";
import { type CatchToDelete, useDeletion } from "./use-deletion.tsx";

const loadModal = async () => ({ default: (await import("./catch-modal.tsx")).CatchModal });
const CatchModal = lazy(loadModal);

/** When what the page itself needs has had its turn. */
const PRELOAD_AFTER_MS = 1500;

interface CatchDialogsContent extends CatchActions {
  /**
   * Opens the form for a catch at this place, or at the present position; from a map on which that is not in view, in the
   * map's middle.
   */
  onLog: (place: Coordinates | "here") => void;
  /** Opens the form with what was not saved, `finished` being what was saved right before. */
  onContinue: (draft: Draft, finished?: Finished) => void;
}

const CatchDialogsContext = createContext<CatchDialogsContent | null>(null);

export function useCatchDialogs(): CatchDialogsContent {
  const content = use(CatchDialogsContext);
  if (!content) throw new Error("useCatchDialogs stands outside of CatchDialogs");
  return content;
}

interface CatchDialogsProps {
  /** Everybody's catches: what the pages of the admin area are about. */
  everybodys: Logbook;
  children: ReactNode;
}

/** The dialogs in which catches are logged, seen, changed and deleted, for every page inside. */
export function CatchDialogs({ everybodys, children }: CatchDialogsProps) {
  const [state, setState] = useState<CatchModalState | null>(null);
  const queryClient = useQueryClient();
  const reload = useReload(everybodys);
  const opening = useOpening(setState);
  const deletion = useDeletion(() => {
    setState(null);
    void reload();
  });
  const content = useContent({
    ...opening,
    askToDelete: deletion.ask,
    logbook: useIsAdminPage() ? everybodys : ownLogbook,
  });
  // A new one is one's own, wherever it is logged.
  const logbook = state && state.mode !== "create" ? state.logbook : ownLogbook;
  const store = useStore(logbook);
  const goOn = useNextDraft();
  usePreload();

  async function save(prepared: PreparedCatch | PreparedChange, saving: Saving): Promise<void> {
    const saved = await store(prepared, saving);
    logbook.putSaved(queryClient, saved);
    setState(null);
    void reload();
    void goOn(saved, saving.draftId, content);
  }

  return (
    <CatchDialogsContext value={content}>
      {children}
      {!state && opening.sheet}
      <Suspense>
        {state && (
          <CatchModal
            // Another catch is another modal; the same one in another mode is not.
            key={state.mode === "create" ? "new" : state.caught.id}
            state={state}
            onClose={() => setState(null)}
            onModeChange={(mode) => setState((was) => (was && "caught" in was ? { ...was, mode } : was))}
            onSave={save}
            onDelete={(caught) => deletion.ask({ caught, logbook })}
            onMap={logbook.isOwn ? content.onMap : null}
            onChanged={(caught) => {
              logbook.putSaved(queryClient, caught);
              content.onView(caught);
              void reload();
            }}
          />
        )}
      </Suspense>
      {deletion.question}
    </CatchDialogsContext>
  );
}

/** Pages whose path begins with /admin are about everybody's catches. */
function useIsAdminPage(): boolean {
  const { pathname } = useLocation();
  return pathname === "/admin" || pathname.startsWith("/admin/");
}

interface Dialogs {
  open: (state: CatchModalState) => void;
  close: () => void;
  askToDelete: (asked: CatchToDelete) => void;
  /** That of the page. */
  logbook: Logbook;
}

/** The actions, made once: pages may hand them on without being drawn anew. */
function useContent({ open, close, askToDelete, logbook }: Dialogs): CatchDialogsContent {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onView: (caught) => open({ mode: "view", caught, logbook }),
      onEdit: (caught) => open({ mode: "edit", caught, logbook }),
      onDelete: (caught) => askToDelete({ caught, logbook }),
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
      onContinue: (draft, finished) => {
        const continuing = { draft, finished };
        if (draft.base) open({ mode: "edit", caught: draft.base, logbook: ownLogbook, ...continuing });
        else open({ mode: "create", coordinates: null, isLocating: false, map: null, ...continuing });
      },
    }),
    [open, close, askToDelete, navigate, logbook],
  );
}

/** Sends a catch. Where the session has ended the form is gone, and the page that is up instead says why. */
function useStore(logbook: Logbook) {
  const showMessage = useShowMessage();
  return async (prepared: PreparedCatch | PreparedChange, { onProgress }: Saving): Promise<Catch> => {
    try {
      if ("base" in prepared) return await logbook.update(prepared, onProgress);
      return await createCatch(prepared, onProgress);
    } catch (error) {
      if (storedSession() === null) showMessage(describeSaveFailure(error));
      throw error;
    }
  };
}

/**
 * The form is there before it is wanted, with what it offers: where the fish are, there may be no signal to load it
 * with.
 */
function usePreload(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      void preloadForm(loadModal);
      void queryClient.prefetchQuery({ ...recentCatchesQuery, staleTime: Infinity });
      void queryClient.prefetchQuery({ ...speciesCountsQuery(), staleTime: Infinity });
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
}

/** After a change every list, number and pin is loaded anew: an admin may change what is their own. */
function useReload(everybodys: Logbook): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [ownLogbook.key, everybodys.key];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
