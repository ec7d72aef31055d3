import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";

import { AlertDialog } from "../../ui/overlays/dialog.tsx";

interface MergeLaterProps {
  water: Water;
  onClose: () => void;
}

/** In place of merging, where the server does not have all of the water. */
export function MergeLater({ water: { name }, onClose }: MergeLaterProps) {
  return (
    <AlertDialog
      title={t`${name} cannot be merged yet`}
      action={t`OK`}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <p>{t`Waters are merged on the server. It needs a connection, and all that waits of this water has to be sent first.`}</p>
    </AlertDialog>
  );
}
