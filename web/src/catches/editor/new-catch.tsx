import { newRecordId } from "@creel/domain/catches/record-id";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";

import { useUser } from "../../session/auth.tsx";
import type { CatchModalState } from "./catch-modal-state.ts";
import { ClockNote } from "./clock-note.tsx";
import { FinishedNote } from "./draft/finished-note.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { useDraftKeeper } from "./draft/use-draft-keeper.ts";
import { useDraftOffer } from "./draft/use-draft-offer.tsx";
import { CatchForm } from "./form/catch-form.tsx";
import { type FormDialog, useSaveCatch } from "./use-save-catch.ts";
import { useTripTackle } from "./use-trip-tackle.ts";
import { prepareNewCatch } from "./values/catch-payload.ts";
import { MOST_ALIKE, newCatchValues, repeatedValues } from "./values/catch-values.ts";

interface NewCatchProps {
  state: Extract<CatchModalState, { mode: "create" }>;
  dialog: FormDialog;
}

const isOfNewCatch = ({ base }: Draft) => base === null;

export function NewCatch({ state, dialog }: NewCatchProps) {
  const { finished, draft: given } = state;
  const { continued, offer } = useDraftOffer({ given, isFor: isOfNewCatch, instead: t`Log another` });
  return (
    <NewCatchForm
      key={continued?.id ?? "new"}
      state={state}
      continued={continued}
      offer={finished ? <FinishedNote finished={finished} /> : offer}
      dialog={dialog}
    />
  );
}

interface NewCatchFormProps extends NewCatchProps {
  continued: Draft | null;
  offer: ReactNode;
}

function NewCatchForm({ state, continued, dialog, offer }: NewCatchFormProps) {
  const { id: userId } = useUser();
  const { leaving, close } = dialog;
  const tackle = useTripTackle();
  const keeper = useDraftKeeper(leaving, () => {
    if (continued) return { draft: continued, saved: null, isKept: true };
    const values = state.repeated
      ? repeatedValues(state.repeated)
      : { ...newCatchValues(state.coordinates), ...tackle };
    // The draft has the id of the catch, so that saving again makes the same catch.
    return {
      draft: { id: newRecordId(), userId, keptAt: Date.now(), base: null, values },
      saved: values,
      isKept: true,
    };
  });
  // Saving again makes the same catches.
  const [alikeIds] = useState(() => Array.from({ length: MOST_ALIKE - 1 }, () => newRecordId()));
  const save = useSaveCatch({ dialog, keeper, continued });
  return (
    <CatchForm
      title={t`Log Your Catch`}
      saveLabel={t`Save Catch`}
      keeper={keeper}
      offer={
        <>
          {!continued && <ClockNote />}
          {offer}
        </>
      }
      wish={{ isLocating: state.isLocating && !continued, map: state.map }}
      isTimeOptional={false}
      timeZone={getLocalTimeZone()}
      onSave={(values, { mayAutofillLater, ...steps }) =>
        save(prepareNewCatch({ id: keeper.draft.id, alikeIds, values, mayAutofillLater }), steps)
      }
      onCancel={() => leaving.ask(close)}
      onClose={() => leaving.ask(close)}
    />
  );
}
