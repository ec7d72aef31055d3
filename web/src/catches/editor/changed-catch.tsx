import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Notice } from "../../ui/feedback/states.tsx";
import { useUnits } from "../../units/use-units.ts";
import { describeOwner, type ShownCatch } from "../logbook/logged-by.ts";
import { storedInstead } from "../logbook/save-failure.ts";
import type { CatchModalState } from "./catch-modal-state.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FinishedNote } from "./draft/finished-note.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { useDraftKeeper } from "./draft/use-draft-keeper.ts";
import { useDraftOffer } from "./draft/use-draft-offer.tsx";
import { CatchForm } from "./form/catch-form.tsx";
import { type FormDialog, type SaveSteps, useSaveCatch } from "./use-save-catch.ts";
import { findDifferences, mergeCatch } from "./values/catch-differences.ts";
import { prepareChangedCatch } from "./values/catch-payload.ts";
import { type CatchValues, valuesOf } from "./values/catch-values.ts";

interface ChangedCatchProps {
  state: Extract<CatchModalState, { mode: "view" | "edit" }>;
  dialog: FormDialog;
  onCancel: () => void;
  onDelete: () => void;
}

export function ChangedCatch({ state, ...props }: ChangedCatchProps) {
  const { caught, draft: given, finished } = state;
  const { isOwn } = props.dialog.logbook;
  const [stored] = useState(() => valuesOf(caught));
  const isFor = ({ base }: Draft) => isOwn && base?.id === caught.id;
  const { continued, offer } = useDraftOffer({ given, isFor, stored, instead: t`Not now` });
  return (
    <ChangedCatchForm
      key={continued?.id ?? "stored"}
      {...props}
      caught={continued?.base ?? caught}
      continued={continued}
      offer={finished ? <FinishedNote finished={finished} /> : (describeHidden(caught) ?? offer)}
    />
  );
}

/** In the admin area. */
function describeHidden({ square }: ShownCatch): ReactNode {
  if (!square) return null;
  return (
    <Notice tone="info">
      {t`The place, the hour and the notes are hidden from you, and stay as they are.`}
    </Notice>
  );
}

interface ChangedCatchFormProps extends Omit<ChangedCatchProps, "state"> {
  caught: ShownCatch;
  continued: Draft | null;
  offer: ReactNode;
}

interface Conflict {
  mine: CatchValues;
  stored: Catch;
}

function ChangedCatchForm({ caught, continued, dialog, ...props }: ChangedCatchFormProps) {
  const { id: userId } = useUser();
  const units = useUnits();
  const species = speciesName(caught.species);
  const [opened] = useState(() => valuesOf(caught));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { logbook, leaving, close } = dialog;
  const keeper = useDraftKeeper(leaving, () => {
    const untouched = { id: uuidv7(), userId, keptAt: Date.now(), base: caught, values: opened };
    // Drafts of another angler's catch are not stored: the admin would find them on this device alone.
    return { draft: continued ?? untouched, saved: opened, isKept: logbook.isOwn };
  });
  const saveCatch = useSaveCatch({ dialog, keeper, continued });

  /** Saves over the version `base`; another stored version opens the conflict dialog. */
  async function save(values: CatchValues, base: Catch, steps?: SaveSteps): Promise<void> {
    try {
      await saveCatch(prepareChangedCatch(base, values), steps);
    } catch (error) {
      const stored = storedInstead(error);
      if (!stored) throw error;
      return meet({ mine: values, stored });
    }
  }

  /**
   * Asks only where something differs. Nothing does when these very changes are stored and the answer was lost; where
   * only photos differ, both sides' photos stay.
   */
  async function meet({ mine, stored }: Conflict): Promise<void> {
    const theirs = valuesOf(stored);
    if (findDifferences({ opened, mine, theirs }, units).length > 0) return setConflict({ mine, stored });
    return save(mergeCatch({ mine, theirs }, new Set()), stored);
  }

  return (
    <>
      <CatchForm
        title={t`Edit ${species}`}
        owner={describeOwner(caught)}
        saveLabel={t`Save Changes`}
        keeper={keeper}
        isTimeOptional={caught.time === null}
        timeZone={caught.time_zone}
        onSave={(values, steps) => save(values, caught, steps)}
        onClose={() => leaving.ask(close)}
        {...props}
      />
      {conflict && (
        <ConflictDialog
          key={conflict.stored.version}
          differences={findDifferences(
            { opened, mine: conflict.mine, theirs: valuesOf(conflict.stored) },
            units,
          )}
          onSave={(chosen) => {
            const { mine, stored } = conflict;
            return save(mergeCatch({ mine, theirs: valuesOf(stored) }, chosen), stored);
          }}
          onCancel={() => setConflict(null)}
        />
      )}
    </>
  );
}
