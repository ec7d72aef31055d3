import type { Catch } from "@creel/domain/catches/catch";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { Dialog } from "../ui/dialog.tsx";
import { findDifferences, mergeCatch } from "./catch-differences.ts";
import type { CatchModalState } from "./catch-modal-state.ts";
import { type CatchPayload, changedCatchPayload, newCatchPayload } from "./catch-payload.ts";
import { type CatchValues, newCatchValues, valuesOf } from "./catch-values.ts";
import { CatchView } from "./catch-view.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { CatchForm } from "./form/catch-form.tsx";
import { storedInstead } from "./save-failure.ts";

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
    <EditMode
      caught={caught}
      onSave={onSave}
      onCancel={() => (originalMode === "view" ? onModeChange("view") : onClose())}
      onClose={onClose}
      onDelete={() => onDelete(caught)}
    />
  );
}

interface EditModeProps extends Pick<CatchModalProps, "onClose" | "onSave"> {
  caught: Catch;
  onCancel: () => void;
  onDelete: () => void;
}

/** What stands in the form, and what somebody else stored meanwhile. */
interface Conflict {
  mine: CatchValues;
  stored: Catch;
}

function EditMode({ caught, onSave, ...handlers }: EditModeProps) {
  const [initial] = useState(() => valuesOf(caught));
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Over the version it was made from; another version in the way is shown beside it. */
  async function save(values: CatchValues, base: Catch): Promise<void> {
    try {
      await onSave(changedCatchPayload(base, values), base);
    } catch (error) {
      const stored = storedInstead(error);
      if (!stored) throw error;
      setConflict({ mine: values, stored });
    }
  }

  return (
    <>
      <CatchForm
        title={`Edit ${caught.species}`}
        saveLabel="Save Changes"
        initial={initial}
        isTimeOptional={caught.time === null}
        onSave={(values) => save(values, caught)}
        {...handlers}
      />
      {conflict && (
        <ConflictDialog
          key={conflict.stored.version}
          differences={findDifferences({
            opened: initial,
            mine: conflict.mine,
            theirs: valuesOf(conflict.stored),
          })}
          onSave={(kept) => {
            const { mine, stored } = conflict;
            return save(mergeCatch({ mine, theirs: valuesOf(stored) }, kept), stored);
          }}
          onCancel={() => setConflict(null)}
        />
      )}
    </>
  );
}
