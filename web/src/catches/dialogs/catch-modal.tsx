import type { Catch } from "@creel/domain/catches/catch";
import { useState } from "react";

import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { CatchModalState } from "../editor/catch-modal-state.ts";
import { ChangedCatch } from "../editor/changed-catch.tsx";
import { type Leaving, useLeaving } from "../editor/draft/leaving.tsx";
import { NewCatch } from "../editor/new-catch.tsx";
import type { ShownCatch } from "../logbook/logged-by.ts";
import type { SaveCatch } from "../logbook/saving.ts";
import { CatchView } from "../view/catch-view.tsx";

interface CatchModalProps {
  state: CatchModalState;
  onClose: () => void;
  onModeChange: (mode: "view" | "edit") => void;
  /** Takes what was prepared and stores it; a failure is thrown and shown in the form. */
  onSave: SaveCatch;
  onDelete: (caught: ShownCatch) => void;
  /** `null` where the map does not have it. */
  onMap: ((caught: Catch) => void) | null;
  /** Takes a catch that was changed while it was looked at. */
  onChanged: (caught: Catch) => void;
}

/** A catch in one of three modes: logged anew, looked at, changed. */
export function CatchModal({ state, onClose, ...handlers }: CatchModalProps) {
  const leaving = useLeaving(onClose);
  const close = () => leaving.ask(onClose);
  return (
    <Dialog size={state.mode === "view" ? "medium" : "large"} view={state.mode} isAwaited onClose={close}>
      {state.mode === "create" ? (
        <NewCatch state={state} leaving={leaving} onClose={close} onSave={handlers.onSave} />
      ) : (
        <ExistingCatch state={state} leaving={leaving} onClose={close} {...handlers} />
      )}
      {leaving.question}
    </Dialog>
  );
}

interface ExistingCatchProps extends Omit<CatchModalProps, "state"> {
  state: Extract<CatchModalState, { mode: "view" | "edit" }>;
  leaving: Leaving;
}

/** View goes to edit and, by cancel, back; a catch that was opened to be edited closes instead. */
function ExistingCatch({ state, leaving, onClose, onModeChange, ...handlers }: ExistingCatchProps) {
  const { mode, caught, logbook, draft, finished } = state;
  const { onSave, onDelete, onMap, onChanged } = handlers;
  const [originalMode] = useState(mode);
  if (mode === "view") {
    return (
      <CatchView
        caught={caught}
        onClose={onClose}
        onEdit={() => onModeChange("edit")}
        onDelete={() => onDelete(caught)}
        onMap={onMap && (() => onMap(caught))}
        onChanged={logbook.isOwn ? onChanged : null}
      />
    );
  }
  return (
    <ChangedCatch
      caught={caught}
      given={draft}
      finished={finished}
      isOwn={logbook.isOwn}
      leaving={leaving}
      onSave={onSave}
      onCancel={() => (originalMode === "view" ? leaving.ask(() => onModeChange("view")) : onClose())}
      onClose={onClose}
      onDelete={() => onDelete(caught)}
    />
  );
}
