import type { License } from "@creel/domain/licenses/license";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { DeleteLicense } from "./delete-license.tsx";

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
