import type { Catch } from "@creel/domain/catches/catch";
import { type ReactNode, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import type { OnProgress } from "../../http/upload.ts";
import { useUnits } from "../../units/use-units.ts";
import { describeOwner, type ShownCatch } from "../logbook/logged-by.ts";
import { storedInstead } from "../logbook/save-failure.ts";
import type { SaveCatch } from "../logbook/saving.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type Finished, FinishedNote } from "./draft/finished-note.tsx";
import type { Leaving } from "./draft/leaving.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { useDraftKeeper } from "./draft/use-draft-keeper.ts";
import { useDraftOffer } from "./draft/use-draft-offer.tsx";
import { CatchForm } from "./form/catch-form.tsx";
import { findDifferences, mergeCatch } from "./values/catch-differences.ts";
import { prepareChangedCatch } from "./values/catch-payload.ts";
import { type CatchValues, valuesOf } from "./values/catch-values.ts";

interface ChangedCatchProps {
  caught: ShownCatch;
  /** Another's is kept nowhere: on this device it is not theirs to find again. */
  isOwn: boolean;
  leaving: Leaving;
  onSave: SaveCatch;
  onCancel: () => void;
  onClose: () => void;
  onDelete: () => void;
}

interface ContinuedCatchProps extends ChangedCatchProps {
  given: Draft | undefined;
  finished: Finished | undefined;
}

/** A form for a catch as it is stored, which offers the changes that were not saved the last time. */
export function ChangedCatch({ given, finished, ...props }: ContinuedCatchProps) {
  const { caught, isOwn } = props;
  const [stored] = useState(() => valuesOf(caught));
  const isFor = ({ base }: Draft) => isOwn && base?.id === caught.id;
  const { continued, offer } = useDraftOffer({ given, isFor, stored, instead: "Not now" });
  return (
    <ChangedCatchForm
      key={continued?.id ?? "stored"}
      {...props}
      caught={continued?.base ?? caught}
      continued={continued}
      offer={finished ? <FinishedNote finished={finished} /> : offer}
    />
  );
}

interface ChangedCatchFormProps extends ChangedCatchProps {
  continued: Draft | null;
  offer: ReactNode;
}

/** What stands in the form, and what somebody else stored meanwhile. */
interface Conflict {
  mine: CatchValues;
  stored: Catch;
}

function ChangedCatchForm({ caught, continued, isOwn, leaving, onSave, ...props }: ChangedCatchFormProps) {
  const { id: userId } = useUser();
  const units = useUnits();
  const [opened] = useState(() => valuesOf(caught));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const keeper = useDraftKeeper(leaving, () => {
    const untouched = { id: uuidv7(), userId, keptAt: Date.now(), base: caught, values: opened };
    return { draft: continued ?? untouched, saved: opened, isKept: isOwn };
  });

  /** Over the version it was made from; another version in the way is shown beside it. */
  async function save(values: CatchValues, base: Catch, onProgress?: OnProgress): Promise<void> {
    try {
      const draftId = continued?.id ?? null;
      await onSave(prepareChangedCatch(base, values), {
        draftId,
        ...(onProgress && { onProgress }),
      });
    } catch (error) {
      const stored = storedInstead(error);
      if (!stored) throw error;
      return meet({ mine: values, stored });
    }
    void keeper.end();
  }

  /**
   * Asks about what differs. Nothing does where these very changes are stored, because the answer that said
   * so was lost; and where only photos do, both sides' are kept.
   */
  async function meet({ mine, stored }: Conflict): Promise<void> {
    const theirs = valuesOf(stored);
    if (findDifferences({ opened, mine, theirs }, units).length > 0) return setConflict({ mine, stored });
    return save(mergeCatch({ mine, theirs }, new Set()), stored);
  }

  return (
    <>
      <CatchForm
        title={`Edit ${caught.species}`}
        owner={describeOwner(caught)}
        saveLabel="Save Changes"
        keeper={keeper}
        isTimeOptional={caught.time === null}
        timeZone={caught.time_zone}
        onSave={(values, { onProgress }) => save(values, caught, onProgress)}
        {...props}
      />
      {conflict && (
        <ConflictDialog
          key={conflict.stored.version}
          differences={findDifferences(
            { opened, mine: conflict.mine, theirs: valuesOf(conflict.stored) },
            units,
          )}
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
