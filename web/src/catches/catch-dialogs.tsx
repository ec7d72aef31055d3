import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";

import { logFailure } from "../http/log-failure.ts";
import { storedSession } from "../http/stored-session.ts";
import { useTell } from "../ui/tell.tsx";
import { showToast } from "../ui/toast.tsx";
import type { CatchActions } from "./catch-actions.tsx";
import type { CatchModalState } from "./catch-modal-state.ts";
import type { PreparedCatch } from "./catch-payload.ts";
import { createCatch, deleteCatch, updateCatch } from "./catches.calls.ts";
import { CATCHES_KEY } from "./catches.query.ts";
import { DeleteConfirmation } from "./delete-confirmation.tsx";
import type { Draft } from "./draft/draft.ts";
import { useForgetDraftsOfCatch } from "./draft/use-unsaved.ts";
import { mapPathOf } from "./map-path.ts";
import { putSaved } from "./put-saved.ts";
import { describeSaveFailure } from "./save-failure.ts";
import type { Saving } from "./saving.ts";

const loadModal = async () => ({ default: (await import("./catch-modal.tsx")).CatchModal });
const CatchModal = lazy(loadModal);

/** When what the page itself needs has had its turn. */
const PRELOAD_AFTER_MS = 1500;

interface CatchDialogsContent extends CatchActions {
  /** Opens the form for a catch at this place, or at the present position. */
  onLog: (place: Coordinates | "here") => void;
  /** Opens the form with what was not saved. */
  onContinue: (draft: Draft) => void;
}

const CatchDialogsContext = createContext<CatchDialogsContent | null>(null);

export function useCatchDialogs(): CatchDialogsContent {
  const content = use(CatchDialogsContext);
  if (!content) throw new Error("useCatchDialogs stands outside of CatchDialogs");
  return content;
}

/** The dialogs in which catches are logged, seen, changed and deleted, for every page inside. */
export function CatchDialogs({ children }: { children: ReactNode }) {
  const [state, setState] = useState<CatchModalState | null>(null);
  const [deleting, setDeleting] = useState<Catch | null>(null);
  const queryClient = useQueryClient();
  const reload = useReload();
  const content = useContent(setState, setDeleting);
  const store = useStore();
  usePreload();

  async function save(prepared: PreparedCatch, saving: Saving): Promise<void> {
    const saved = await store(prepared, saving);
    putSaved(queryClient, saved);
    setState(null);
    void reload();
    showToast({
      text: `${saved.species} saved`,
      action: { label: "View", onPress: () => content.onView(saved) },
    });
  }

  return (
    <CatchDialogsContext value={content}>
      {children}
      <Suspense>
        {state && (
          <CatchModal
            // Another catch is another modal; the same one in another mode is not.
            key={state.mode === "create" ? "new" : state.caught.id}
            state={state}
            onClose={() => setState(null)}
            onModeChange={(mode) =>
              setState((was) => (was && was.mode !== "create" ? { ...was, mode } : was))
            }
            onSave={save}
            onDelete={setDeleting}
            onMap={content.onMap}
            onChanged={(caught) => {
              putSaved(queryClient, caught);
              content.onView(caught);
              void reload();
            }}
          />
        )}
      </Suspense>
      {deleting && (
        <Deletion
          caught={deleting}
          onEnd={(isDeleted) => {
            setDeleting(null);
            if (isDeleted) setState(null);
          }}
        />
      )}
    </CatchDialogsContext>
  );
}

/** The actions, made once: pages may hand them on without being drawn anew. */
function useContent(
  show: (state: CatchModalState | null) => void,
  askToDelete: (caught: Catch) => void,
): CatchDialogsContent {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onView: (caught) => show({ mode: "view", caught }),
      onEdit: (caught) => show({ mode: "edit", caught }),
      onDelete: askToDelete,
      onMap: (caught) => {
        show(null);
        void navigate(mapPathOf(caught));
      },
      onLog: (place) => {
        const isLocating = place === "here";
        show({ mode: "create", coordinates: isLocating ? null : place, isLocating });
      },
      onContinue: (draft) => {
        if (draft.base) show({ mode: "edit", caught: draft.base, draft });
        else show({ mode: "create", coordinates: null, isLocating: false, draft });
      },
    }),
    [show, askToDelete, navigate],
  );
}

/** Sends a catch. Where the session has ended the form is gone, and the page that is up instead says why. */
function useStore(): (prepared: PreparedCatch, saving: Saving) => Promise<Catch> {
  const tell = useTell();
  return async (prepared, { changed, onProgress }) => {
    try {
      if (changed) return await updateCatch({ ...prepared, base: changed }, onProgress);
      return await createCatch(prepared, onProgress);
    } catch (error) {
      if (storedSession() === null) tell(describeSaveFailure(error));
      throw error;
    }
  };
}

interface DeletionProps {
  caught: Catch;
  onEnd: (isDeleted: boolean) => void;
}

function Deletion({ caught, onEnd }: DeletionProps) {
  const reload = useReload();
  const forgetDrafts = useForgetDraftsOfCatch();

  function handleDeleted(): void {
    onEnd(true);
    forgetDrafts([caught.id]);
    void reload();
  }

  function handleFailure(error: unknown): void {
    onEnd(false);
    logFailure("The catch could not be deleted", error);
    showToast({ text: `${caught.species} could not be deleted. It is still in your log.`, isError: true });
  }

  return (
    <DeleteConfirmation
      caught={caught}
      onDelete={() => deleteCatch(caught)}
      onDeleted={handleDeleted}
      onFailed={handleFailure}
      onCancel={() => onEnd(false)}
    />
  );
}

/** The form is there before it is wanted: where the fish are, there may be no signal to load it with. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadModal().catch(() => {}), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** After a change every list, number and pin is loaded anew. */
function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
}
