import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { useForgetDraftsOfCatch } from "../../catches/editor/draft/use-unsaved.ts";
import { CATCHES_KEY } from "../../catches/logbook/catches.query.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { countOf } from "../format/count-of.ts";
import { describeRange } from "../table/describe-range.ts";
import { useDeed } from "../use-deed.ts";
import { countCatches, countPhotos, describeDeleted, describeWhatGoes } from "./describe-deletion.ts";
import { type AdminCatchList, deleteCatches } from "./everybodys-catches.calls.ts";

interface SelectedCatchesProps {
  /** What is shown. */
  list: AdminCatchList;
  /** Ids. */
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[]) => void;
}

/** Says what is selected, and deletes it after one question. */
export function SelectedCatches({ list, selected, onSelect }: SelectedCatchesProps) {
  const { catches } = list;
  const [isAsking, setIsAsking] = useState(false);
  const chosen = catches.filter(({ id }) => selected.has(id));
  const isAll = chosen.length === catches.length;
  const photos = countPhotos(chosen);
  return (
    <div
      className={classNames("selection-bar", chosen.length > 0 && "selection-bar-active")}
      role="group"
      aria-label="Selection"
    >
      <Checkbox
        isSelected={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={() => onSelect(isAll ? [] : catches.map(({ id }) => id))}
      >
        {chosen.length === 0 ? "Select all shown" : `${chosen.length} selected`}
      </Checkbox>
      {photos > 0 && <span className="small muted">{countOf(photos, "photo", "photos")}</span>}
      {chosen.length === 0 && <span className="selection-bar-range">{describeRange(list)}</span>}
      {chosen.length > 0 && (
        <Button look="danger" onPress={() => setIsAsking(true)}>
          <Icon of={Trash2} isSmall />
          Delete
        </Button>
      )}
      {isAsking && <DeleteQuestion catches={chosen} onEnd={() => setIsAsking(false)} />}
    </div>
  );
}

function DeleteQuestion({ catches, onEnd }: { catches: readonly AdminCatch[]; onEnd: () => void }) {
  // What is asked about stays as it was, also when the list behind it comes anew.
  const [asked] = useState(catches);
  const { mutate, isPending } = useDeed<Awaited<ReturnType<typeof deleteCatches>>>();
  const forgetDrafts = useForgetDraftsOfCatch();
  const queryClient = useQueryClient();
  const ids = asked.map(({ id }) => id);
  const deed = {
    act: () => deleteCatches(ids),
    done: describeDeleted,
    onDone: () => {
      forgetDrafts(ids);
      // Among them may be some of one's own.
      void queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
    },
  };
  const what = countCatches(asked.length);
  return (
    <AlertDialog
      title={`Delete ${what}`}
      action={`Delete ${what}`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate(deed, { onSettled: onEnd })}
      onCancel={onEnd}
    >
      <p>Deletes {describeWhatGoes(asked)}, for good.</p>
    </AlertDialog>
  );
}
