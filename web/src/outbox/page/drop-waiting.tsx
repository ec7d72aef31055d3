import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";

interface DropWaitingProps {
  name: string;
  /** Explains what is dropped and what stays. */
  consequence: string;
  onDrop: () => void;
}

/** Drops waiting changes after a confirmation. */
export function DropWaiting({ name, consequence, onDrop }: DropWaitingProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={t`Delete ${name} from this phone`} onPress={() => setIsAsking(true)}>
        {t`Delete`}
      </Button>
      {isAsking && (
        <AlertDialog
          title={t`Delete it from this phone?`}
          action={t`Delete`}
          isDanger
          onConfirm={onDrop}
          onCancel={() => setIsAsking(false)}
        >
          <p>{consequence}</p>
        </AlertDialog>
      )}
    </>
  );
}
