import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { Question } from "../../ui/overlays/dialog.tsx";

interface GoneDialogProps {
  /** `null` if the species is not on this device. */
  species: string | null;
  /** `null` if too little of the catch is on this device. */
  onKeep: (() => Promise<void>) | null;
  onDiscard: () => Promise<void>;
  /** Says why an answer failed. */
  describeFailure: (error: unknown) => string;
  onClose: () => void;
}

/** Asks about a local change to a catch that was deleted elsewhere. */
export function GoneDialog({ species, onKeep, onDiscard, describeFailure, onClose }: GoneDialogProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: (answer: () => Promise<void>) => answer() });
  const name = species === null ? t`This catch` : speciesName(species);
  const discard = (
    <Button look="danger" isDisabled={isPending} onPress={() => mutate(onDiscard)}>
      {t`Discard`}
    </Button>
  );
  const keep = onKeep && (
    <Button look="deep" autoFocus isPending={isPending} onPress={() => mutate(onKeep)}>
      {t`Save as new catch`}
    </Button>
  );
  return (
    <Question
      title={t`Deleted somewhere else`}
      answers={
        <>
          {discard}
          {keep}
        </>
      }
      onClose={onClose}
      hasClose
    >
      <p>
        {onKeep
          ? t`${name} was deleted in another tab or on another device. Your changes are still on this device.`
          : t`${name} was deleted in another tab or on another device. This device doesn’t have enough of it to save it as a new catch.`}
      </p>
      {onKeep && <p>{t`The new catch gets every detail and any photos not uploaded yet.`}</p>}
      {error && <Notice tone="bad">{describeFailure(error)}</Notice>}
    </Question>
  );
}
