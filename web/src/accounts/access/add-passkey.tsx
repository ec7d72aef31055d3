import type { CreationOptions } from "@creel/domain/accounts/webauthn";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Fingerprint, KeyRound } from "lucide-react";
import { useState } from "react";

import { ApiError } from "../../http/api-error.ts";
import { forgetMissingSecondStep } from "../../http/second-step.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { makePasskey } from "../confirm/ask-passkey.ts";
import { ConfirmFields, isAboutConfirmation, useConfirmation } from "../confirm/confirm-step.tsx";
import { describePasskeyFailure } from "../confirm/passkey-texts.ts";
import { addPasskey, loadNewPasskeyOptions } from "./passkeys-api.ts";

import * as styles from "./add-passkey.module.css";

const NAME_LIMIT = 80;

/** Asks for a name and a confirmation, then has the browser make a passkey. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Add a passkey`} onClose={onClose} />
      <PasskeyForm onClose={onClose} />
    </Dialog>
  );
}

function PasskeyForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(() => nameOfDevice());
  const confirm = useConfirmation();
  /** Kept if the browser's dialog was closed, so that nothing has to be confirmed again. */
  const [options, setOptions] = useState<CreationOptions | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const challenge = options ?? (await loadNewPasskeyOptions(await confirm.read()));
      setOptions(challenge);
      return addPasskey({ name, passkey: await makePasskey(async () => challenge) });
    },
    onSuccess: ({ name: added }) => {
      onClose();
      showToast({ text: t`${added} can sign you in now` });
      forgetMissingSecondStep();
      return queryClient.invalidateQueries();
    },
    // A challenge is good for five minutes.
    onError: (failure) => failure instanceof ApiError && setOptions(null),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <DialogBody className={styles.body}>
        <TextField
          label={t`Name`}
          hint={t`So that you know later which one to remove.`}
          value={name}
          onChange={setName}
          maxLength={NAME_LIMIT}
          autoFocus
          error={error instanceof ApiError ? error.explanation?.fields?.["name"] : undefined}
        />
        {options === null && <ConfirmFields {...confirm.fields} error={error} />}
        <HowItWorks />
        <Problem text={describeProblem(error, options !== null)} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {t`Continue`}
        </Button>
      </DialogFoot>
    </form>
  );
}

function HowItWorks() {
  return (
    <ul className={styles.how}>
      <li>
        <Icon of={Fingerprint} />
        <span>{t`This device asks for your face, finger or PIN. It never leaves the device.`}</span>
      </li>
      <li>
        <Icon of={KeyRound} />
        <span>{t`A key with a plug works, too.`}</span>
      </li>
    </ul>
  );
}

function describeProblem(error: Error | null, isConfirmed: boolean): string | null {
  if (!error || (!isConfirmed && isAboutConfirmation(error))) return null;
  if (error instanceof ApiError && error.explanation?.fields?.["name"] !== undefined) return null;
  const sentence = describePasskeyFailure(error, t`The passkey could not be added. Please try again.`);
  return sentence ?? t`No passkey was added. Tap Continue to try again.`;
}

function nameOfDevice(): string {
  return /Mobi|Android|iP(?:hone|ad)/.test(navigator.userAgent) ? t`This phone` : t`This computer`;
}
