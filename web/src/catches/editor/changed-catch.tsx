import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { useUser } from "../../session/auth.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Notice } from "../../ui/feedback/states.tsx";
import { useUnits } from "../../units/use-units.ts";
import { describeOwner, type ShownCatch } from "../logbook/logged-by.ts";
import { isGone, storedInstead } from "../logbook/save-failure.ts";
import type { CatchModalState } from "./catch-modal-state.ts";
import { useDraftKeeper } from "./draft/draft-keeper.ts";
import { useDraftOffer } from "./draft/draft-offer.tsx";
import { FinishedNote } from "./draft/form-notice.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { type Elsewhere, ElsewhereQuestion } from "./elsewhere-question.tsx";
import { CatchForm } from "./form/catch-form.tsx";
import { type FormDialog, type SaveSteps, useSaveCatch } from "./save-catch.ts";
import { findConflicts, mergeCatch } from "./values/catch-differences.ts";
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
  return <Notice tone="info">{t`You can’t see the place, time and notes. Saving won’t change them.`}</Notice>;
}

interface ChangedCatchFormProps extends Omit<ChangedCatchProps, "state"> {
  caught: ShownCatch;
  continued: Draft | null;
  offer: ReactNode;
}

function ChangedCatchForm({ caught, continued, dialog, ...props }: ChangedCatchFormProps) {
  const { id: userId } = useUser();
  const units = useUnits();
  const species = speciesName(caught.species);
  const [opened] = useState(() => valuesOf(caught));
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const { logbook, leaving, close } = dialog;
  const keeper = useDraftKeeper(leaving, () => ({
    draft: continued ?? { id: uuidv7(), userId, keptAt: Date.now(), base: caught, values: opened },
    saved: opened,
    // Drafts of another angler's catch are not stored: the admin would find them on this device alone.
    canStore: logbook.isOwn,
  }));
  const saveCatch = useSaveCatch({ dialog, keeper, continued });

  /** Saves over the version `base`; another stored version is merged or compared. */
  async function save(values: CatchValues, base: Catch, steps?: SaveSteps): Promise<void> {
    const change = prepareChangedCatch(base, values);
    try {
      await saveCatch(change, steps);
    } catch (error) {
      const stored = storedInstead(error);
      if (stored) return meet(values, stored);
      if (logbook.isOwn && isGone(error)) return setElsewhere({ kind: "deleted", change });
      throw error;
    }
  }

  /** Asks only where both sides changed the same: what one alone changed, and the photos of both, are merged. */
  async function meet(mine: CatchValues, stored: Catch): Promise<void> {
    const versions = { opened, mine, theirs: valuesOf(stored) };
    const isAsked = findConflicts(versions, units).length > 0;
    return isAsked ? setElsewhere({ kind: "changed", mine, stored }) : save(mergeCatch(versions), stored);
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
      {elsewhere && (
        <ElsewhereQuestion
          elsewhere={elsewhere}
          opened={opened}
          dialog={dialog}
          keeper={keeper}
          onMerge={save}
          onKeep={saveCatch}
          onClose={() => setElsewhere(null)}
        />
      )}
    </>
  );
}
