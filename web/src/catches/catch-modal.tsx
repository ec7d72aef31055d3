import type { Catch } from "@creel/domain/catches/catch";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { Dialog } from "../ui/dialog.tsx";
import type { CatchModalState } from "./catch-modal-state.ts";
import { type CatchPayload, changedCatchPayload, newCatchPayload } from "./catch-payload.ts";
import { type CatchValues, newCatchValues, valuesOf } from "./catch-values.ts";
import { CatchView } from "./catch-view.tsx";
import { CatchForm } from "./form/catch-form.tsx";

interface CatchModalProps {
  state: CatchModalState;
  onClose: () => void;
  onModeChange: (mode: "view" | "edit") => void;
  /** Takes what was prepared and stores it; a failure is thrown and shown in the form. */
  onSave: (payload: CatchPayload, changed: Catch | null) => Promise<void>;
  onDelete: (caught: Catch) => void;
  onMap: (caught: Catch) => void;
}

/** A catch in one of three modes: logged anew, looked at, changed. */
export function CatchModal({ state, onClose, ...handlers }: CatchModalProps) {
  return (
    <Dialog size={state.mode === "view" ? "medium" : "large"} onClose={onClose}>
      {state.mode === "create" ? (
        <CreateMode state={state} onClose={onClose} onSave={handlers.onSave} />
      ) : (
        <ExistingCatch mode={state.mode} caught={state.caught} onClose={onClose} {...handlers} />
      )}
    </Dialog>
  );
}

interface CreateModeProps extends Pick<CatchModalProps, "onClose" | "onSave"> {
  state: Extract<CatchModalState, { mode: "create" }>;
}

function CreateMode({ state, onClose, onSave }: CreateModeProps) {
  // One id as long as the form is open: a save that is tried again is the same catch.
  const [id] = useState(() => uuidv7());
  const [initial] = useState(() => newCatchValues(state.coordinates));
  return (
    <CatchForm
      title="Log Your Catch"
      saveLabel="Save Catch"
      initial={initial}
      isLocating={state.isLocating}
      isTimeOptional={false}
      onSave={(values) => onSave(newCatchPayload(id, values), null)}
      onCancel={onClose}
      onClose={onClose}
    />
  );
}

interface ExistingCatchProps extends Omit<CatchModalProps, "state"> {
  mode: "view" | "edit";
  caught: Catch;
}

/** View goes to edit and, by cancel, back; a catch that was opened to be edited closes instead. */
function ExistingCatch({ mode, caught, onClose, onModeChange, ...handlers }: ExistingCatchProps) {
  const { onSave, onDelete, onMap } = handlers;
  const [originalMode] = useState(mode);
  if (mode === "view") {
    return (
      <CatchView
        caught={caught}
        onClose={onClose}
        onEdit={() => onModeChange("edit")}
        onDelete={() => onDelete(caught)}
        onMap={() => onMap(caught)}
      />
    );
  }
  return (
    <CatchForm
      title={`Edit ${caught.species}`}
      saveLabel="Save Changes"
      initial={valuesOf(caught)}
      isTimeOptional={caught.time === null}
      onSave={(values: CatchValues) => onSave(changedCatchPayload(caught, values), caught)}
      onCancel={() => (originalMode === "view" ? onModeChange("view") : onClose())}
      onClose={onClose}
      onDelete={() => onDelete(caught)}
    />
  );
}
