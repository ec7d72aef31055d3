import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../ui/controls/button.tsx";
import { Problem } from "../ui/feedback/states.tsx";
import { AlertDialog } from "../ui/overlays/dialog.tsx";
import { useOpenDemo } from "./use-open-demo.ts";

/** Asks, and then gives a guest a new sample log and a new hour. */
export function StartOver({ className }: { className?: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)} {...(className !== undefined && { className })}>
        {t`Start over`}
      </Button>
      {isAsking && <Confirmation onCancel={() => setIsAsking(false)} />}
    </>
  );
}

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const { isPending, problem, open } = useOpenDemo();
  return (
    <AlertDialog
      title={t`Start over?`}
      action={t`Start over`}
      isDanger
      isPending={isPending}
      onConfirm={open}
      onCancel={onCancel}
    >
      <p>{t`This deletes everything you put into this demo. You get a new sample log and a new hour.`}</p>
      <Problem text={problem} />
    </AlertDialog>
  );
}
