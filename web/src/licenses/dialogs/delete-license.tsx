import type { License } from "@creel/domain/licenses/license";
import { t } from "@lingui/core/macro";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { removeLicense } from "../data/save-license.ts";
import { useLicenseChange } from "../data/use-license-change.ts";

interface DeleteLicenseProps {
  license: License;
  onClose: () => void;
}

export function DeleteLicense({ license, onClose }: DeleteLicenseProps) {
  const { name } = license;
  const { mutate, isPending, problem } = useLicenseChange({
    send: () => removeLicense(license),
    onDone: (saved) => {
      announceSaved(saved, t`${name} deleted`);
      onClose();
    },
    failure: t`The license could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete ${name}?`}
      action={t`Delete license`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`The license and its photo are deleted permanently, also from this phone.`}</p>
      <Problem text={problem} />
    </AlertDialog>
  );
}
