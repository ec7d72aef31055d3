import { t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { logFailure } from "../../../http/log-failure.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { AlertDialog } from "../../../ui/overlays/dialog.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import type { Area } from "../area.ts";
import { removeArea } from "../areas-store.ts";
import { useAreas } from "./api.ts";
import { megabytes } from "./describe-area.ts";

/** A way to make room: one of the areas that are on this device goes. Nothing where there is none. */
export function RemoveAnArea() {
  const areas = useAreas();
  const [chosen, setChosen] = useState<Area | null>(null);
  const removable = areas?.filter(({ whole }) => whole !== null) ?? [];
  if (removable.length === 0) return null;
  return (
    <>
      <Menu trigger={<Button look="quiet">{t`Delete a map`}</Button>} label={t`Delete a map`}>
        {removable.map((area) => (
          <MenuItem key={area.id} icon={Trash2} onAction={() => setChosen(area)}>
            {describe(area)}
          </MenuItem>
        ))}
      </Menu>
      {chosen && <DeleteDialog area={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function describe({ name, whole }: Area): string {
  const size = megabytes(whole?.bytes ?? 0);
  return t`${name}, ${size} MB`;
}

interface DeleteDialogProps {
  area: Area;
  onClose: () => void;
}

export function DeleteDialog({ area, onClose }: DeleteDialogProps) {
  const { name } = area;
  return (
    <AlertDialog
      title={t`Delete ${name} from this device?`}
      action={t`Delete`}
      isDanger
      onConfirm={() => {
        tellFailure(removeArea(area));
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t`Your catches stay. Without a signal, only the low-detail world map will show there.`}</p>
    </AlertDialog>
  );
}

/** Shows a toast when a change of a saved area fails. */
export function tellFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    logFailure("A saved part of the map could not be changed", error);
    showToast({ text: t`That did not work. Try again.`, isError: true });
  });
}
