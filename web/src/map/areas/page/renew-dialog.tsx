import type { TileJson } from "@creel/domain/map/tiles";
import { t } from "@lingui/core/macro";

import { AlertDialog } from "../../../ui/overlays/dialog.tsx";
import type { Area } from "../stored/area.ts";
import { formatRoom, megabytes } from "./describe-area.ts";
import { useEstimate } from "./use-estimate.ts";
import { useFreeRoom } from "./use-room.ts";

interface RenewDialogProps {
  area: Area;
  tileJson: TileJson;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says before a map is saved anew what that takes: the older one stays until the newer one is whole. */
export function RenewDialog({ area, tileJson, onConfirm, onClose }: RenewDialogProps) {
  const { estimate } = useEstimate(tileJson, area.bounds);
  const free = useFreeRoom(area.whole?.bytes);
  const { name } = area;
  const size = estimate ? megabytes(estimate.bytes) : null;
  const room = free === null ? null : formatRoom(free);
  const isShort = estimate && free !== null && free < estimate.bytes;
  return (
    <AlertDialog
      title={t`Save ${name} as the map is now?`}
      action={size === null ? t`Save` : t`Save ${size} MB`}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t`The map that is here stays until all of the newer one is: for a while both take room.`}</p>
      {room !== null && <p>{t`About ${room} are free on this device.`}</p>}
      {isShort && <p>{t`That is not enough. Delete another area first.`}</p>}
    </AlertDialog>
  );
}
