import type { Catch } from "@creel/domain/catches/catch";
import { useQueryClient } from "@tanstack/react-query";

import { useUser } from "../../session/auth.tsx";
import { useUnits } from "../../units/use-units.ts";
import { reloadLogbook } from "../logbook/logbook.ts";
import { describeSaveFailure } from "../logbook/save-failure.ts";
import { makeCatchItem } from "../outbox/catch-item.ts";
import { catchOfItems } from "../outbox/catch-of-items.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { DraftKeeper } from "./draft/draft-keeper.ts";
import { GoneDialog } from "./gone-dialog.tsx";
import type { FormDialog } from "./save-catch.ts";
import { asNewCatch } from "./values/as-new-catch.ts";
import { findConflicts, mergeCatch } from "./values/catch-differences.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";
import { type CatchValues, valuesOf } from "./values/catch-values.ts";

/** A change or deletion of the catch elsewhere while its form was open. */
export type Elsewhere =
  | { kind: "changed"; mine: CatchValues; stored: Catch }
  /** `change` is the change that was about to be saved. */
  | { kind: "deleted"; change: PreparedChange };

interface ElsewhereQuestionProps {
  elsewhere: Elsewhere;
  opened: CatchValues;
  dialog: Pick<FormDialog, "logbook" | "close">;
  keeper: DraftKeeper;
  /** Saves over the stored version of the catch. */
  onMerge: (merged: CatchValues, stored: Catch) => Promise<void>;
  onKeep: (prepared: PreparedCatch) => Promise<void>;
  onClose: () => void;
}

export function ElsewhereQuestion({ elsewhere, opened, onMerge, ...props }: ElsewhereQuestionProps) {
  const units = useUnits();
  if (elsewhere.kind === "deleted") return <GoneCatch {...props} change={elsewhere.change} />;
  const { mine, stored } = elsewhere;
  const versions = { opened, mine, theirs: valuesOf(stored) };
  return (
    <ConflictDialog
      key={stored.version}
      conflicts={findConflicts(versions, units)}
      onSave={(given) => onMerge(mergeCatch(versions, given), stored)}
      onCancel={props.onClose}
    />
  );
}

interface GoneCatchProps extends Omit<ElsewhereQuestionProps, "elsewhere" | "opened" | "onMerge"> {
  change: PreparedChange;
}

function GoneCatch({ change, dialog: { logbook, close }, keeper, onKeep, onClose }: GoneCatchProps) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { catchId, work, photos } = change;
  const changed = catchOfItems(work.base, [makeCatchItem({ userId, catchId }, work)]);
  const fields = changed && asNewCatch(changed);

  function asPrepared(created: NonNullable<typeof fields>): PreparedCatch {
    const photoOrder = photos.map(({ id }) => id);
    return { catchId: created.id, work: { kind: "create", fields: created }, alike: [], photos, photoOrder };
  }

  async function discard(): Promise<void> {
    await keeper.end();
    close();
    await reloadLogbook(queryClient, logbook);
  }

  return (
    <GoneDialog
      species={changed?.species ?? null}
      onKeep={fields && (() => onKeep(asPrepared(fields)))}
      onDiscard={discard}
      describeFailure={describeSaveFailure}
      onClose={onClose}
    />
  );
}
