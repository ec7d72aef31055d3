import { getLocalTimeZone } from "@internationalized/date";
import type { ReactNode } from "react";
import { v7 as uuidv7 } from "uuid";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import type { SaveCatch } from "../logbook/saving.ts";
import type { CatchModalState } from "./catch-modal-state.ts";
import { FinishedNote } from "./draft/finished-note.tsx";
import type { Leaving } from "./draft/leaving.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { useDraftKeeper } from "./draft/use-draft-keeper.ts";
import { useDraftOffer } from "./draft/use-draft-offer.tsx";
import { CatchForm } from "./form/catch-form.tsx";
import { prepareNewCatch } from "./values/catch-payload.ts";
import { newCatchValues } from "./values/catch-values.ts";

interface NewCatchProps {
  state: Extract<CatchModalState, { mode: "create" }>;
  leaving: Leaving;
  onClose: () => void;
  onSave: SaveCatch;
}

const isOfNewCatch = ({ base }: Draft) => base === null;

/** A form for a catch that is not there yet, which offers the one that was not saved the last time. */
export function NewCatch({ state, ...props }: NewCatchProps) {
  const { finished, draft: given } = state;
  const { continued, offer } = useDraftOffer({ given, isFor: isOfNewCatch, instead: "Log another" });
  return (
    <NewCatchForm
      key={continued?.id ?? "new"}
      state={state}
      continued={continued}
      offer={finished ? <FinishedNote finished={finished} /> : offer}
      {...props}
    />
  );
}

interface NewCatchFormProps extends NewCatchProps {
  continued: Draft | null;
  offer: ReactNode;
}

function NewCatchForm({ state, continued, leaving, onSave, onClose, offer }: NewCatchFormProps) {
  const { id: userId } = useUser();
  const keeper = useDraftKeeper(leaving, () => {
    if (continued) return { draft: continued, saved: null, isKept: true };
    const values = newCatchValues(state.coordinates);
    // One id as long as the form is open, and in its draft: a save that is tried again is the same catch.
    return {
      draft: { id: uuidv7(), userId, keptAt: Date.now(), base: null, values },
      saved: values,
      isKept: true,
    };
  });
  return (
    <CatchForm
      title="Log Your Catch"
      saveLabel="Save Catch"
      keeper={keeper}
      offer={offer}
      wish={{ isLocating: state.isLocating && !continued, map: state.map }}
      isTimeOptional={false}
      timeZone={getLocalTimeZone()}
      onSave={async (values, { onProgress, mayFillLater }) => {
        const prepared = prepareNewCatch({ id: keeper.draft.id, values, mayFillLater });
        await onSave(prepared, { draftId: continued?.id ?? null, onProgress });
        void keeper.end();
      }}
      onCancel={onClose}
      onClose={onClose}
    />
  );
}
