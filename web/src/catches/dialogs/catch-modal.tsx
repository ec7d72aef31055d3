import type { Catch } from "@creel/domain/catches/catch";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useState } from "react";

import { formatCatchDay } from "../../dates/format-catch-time.ts";
import { catchTarget } from "../../shares/share-target.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { CatchModalState } from "../editor/catch-modal-state.ts";
import { ChangedCatch } from "../editor/changed-catch.tsx";
import { useLeaving } from "../editor/draft/leaving.tsx";
import { NewCatch } from "../editor/new-catch.tsx";
import { applySaved, type FormDialog } from "../editor/save-catch.ts";
import { countedName } from "../labels/counted-name.ts";
import { ownCalls } from "../logbook/logbook-calls.ts";
import type { Logbook } from "../logbook/logbook.ts";
import type { ShownCatch } from "../logbook/logged-by.ts";
import { useChanges } from "../logbook/use-changes.ts";
import { CatchView } from "../view/catch-view.tsx";
import type { DialogActions } from "./dialog-actions.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("../../shares/share-dialog.tsx")).ShareDialog,
}));

interface CatchModalProps {
  state: CatchModalState;
  logbook: Logbook;
  actions: DialogActions;
  /** Aborted when the pages of this dialog unmount. */
  pageEnd: RefObject<AbortController | null>;
  onStateChange: (state: CatchModalState | null) => void;
}

export function CatchModal({ state, logbook, actions, pageEnd, onStateChange }: CatchModalProps) {
  const close = () => onStateChange(null);
  const leaving = useLeaving(close);
  const { onView, onContinue } = actions;
  const dialog = { logbook, leaving, close, onView, onContinue, pageEnd };
  return (
    <Dialog
      size={state.mode === "view" ? "medium" : "large"}
      view={state.mode}
      isAwaited
      onClose={() => leaving.ask(close)}
    >
      {state.mode === "create" ? (
        <NewCatch state={state} dialog={dialog} />
      ) : (
        <ExistingCatch
          state={state}
          dialog={dialog}
          actions={actions}
          onModeChange={(mode, caught) => onStateChange({ ...state, mode, caught })}
        />
      )}
      {leaving.question}
    </Dialog>
  );
}

interface ExistingCatchProps {
  state: Extract<CatchModalState, { mode: "view" | "edit" }>;
  dialog: FormDialog;
  actions: DialogActions;
  onModeChange: (mode: "view" | "edit", caught: ShownCatch) => void;
}

/** Canceling an edit returns to the view, or closes the dialog if the edit was opened directly. */
function ExistingCatch({ state, dialog, actions, onModeChange }: ExistingCatchProps) {
  const { mode } = state;
  const { logbook, leaving, close, onView } = dialog;
  const { HiddenPart } = logbook;
  const { onDelete, onMap, onRepeat } = actions;
  const [originalMode] = useState(mode);
  const [isSharing, setIsSharing] = useState(false);
  const showChanged = useShowChanged(dialog);
  const changed = useWithWaiting(state.caught, logbook);
  // The form keeps the catch that it was opened with.
  const caught = mode === "view" ? changed : state.caught;
  if (mode === "view") {
    return (
      <>
        <CatchView
          caught={caught}
          onClose={() => leaving.ask(close)}
          onEdit={() => onModeChange("edit", caught)}
          onDelete={() => onDelete(caught)}
          onRepeat={onRepeat && (() => onRepeat(caught))}
          onShare={logbook.isOwn ? () => setIsSharing(true) : null}
          onMap={onMap && (() => onMap(caught))}
          onChanged={logbook.isOwn ? showChanged : null}
          hidden={<Suspense>{HiddenPart && <HiddenPart caught={caught} onChanged={onView} />}</Suspense>}
        />
        <Suspense>
          {isSharing && <ShareDialog target={targetOf(caught)} onClose={() => setIsSharing(false)} />}
        </Suspense>
      </>
    );
  }
  return (
    <ChangedCatch
      state={state}
      dialog={dialog}
      onCancel={() => leaving.ask(originalMode === "view" ? () => onModeChange("view", caught) : close)}
      onDelete={() => onDelete(caught)}
    />
  );
}

/** Returns the catch with its pending changes, including changes made after it was opened. */
function useWithWaiting(caught: ShownCatch, { isOwn }: Logbook): ShownCatch {
  const changes = useChanges();
  if (!isOwn || !changes) return caught;
  return changes.changesNow().find(({ id }) => id === caught.id)?.after ?? caught;
}

function targetOf(caught: Catch) {
  return catchTarget(caught, { title: countedName(caught), day: formatCatchDay(caught) });
}

/**
 * Returns a function that continues with the stored version of the user's own catch after a change without the form.
 */
function useShowChanged({ logbook, onView }: FormDialog): (caught: Catch) => void {
  const queryClient = useQueryClient();
  return (saved) =>
    applySaved(saved, { logbook, queryClient, calls: ownCalls, proceed: () => onView(saved) });
}
