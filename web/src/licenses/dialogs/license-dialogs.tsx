import type { License } from "@creel/domain/licenses/license";
import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { removeLicense } from "../data/save-license.ts";
import { useLicenseChange } from "../data/use-license-change.ts";

const EditLicense = lazyPart(async () => (await import("./edit-license.tsx")).EditLicense);

/** `after` is the license that the new one continues; `null` for another one. */
export type LicenseAction =
  | { kind: "add"; after: License | null }
  | { kind: "edit"; license: License }
  | { kind: "delete"; license: License };

interface LicenseDialogsProps {
  /** The open dialog; `null` for none. */
  action: LicenseAction | null;
  onAction: (action: LicenseAction | null) => void;
}

export function LicenseDialogs({ action, onAction }: LicenseDialogsProps) {
  return <Suspense>{action && <Opened action={action} onAction={onAction} />}</Suspense>;
}

function Opened({ action, onAction }: LicenseDialogsProps & { action: LicenseAction }) {
  const close = () => onAction(null);
  switch (action.kind) {
    case "add":
      return <EditLicense license={null} after={action.after} onClose={close} />;
    case "edit": {
      const { license } = action;
      return (
        <EditLicense
          license={license}
          after={null}
          onDelete={() => onAction({ kind: "delete", license })}
          onClose={close}
        />
      );
    }
    case "delete":
      return <DeleteLicense license={action.license} onClose={close} />;
  }
}

interface DeleteLicenseProps {
  license: License;
  onClose: () => void;
}

function DeleteLicense({ license, onClose }: DeleteLicenseProps) {
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
