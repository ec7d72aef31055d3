import type { NewCodes } from "@creel/domain/accounts/second-step";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { forgetMissingSecondStep } from "../../http/second-step.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { ConfirmStep } from "../confirm/confirm-step.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { confirmCodes, startCodes } from "./second-step-api.ts";

import * as styles from "./set-up-codes.module.css";

/** Turns on codes by app in three steps: a confirmation, the app's first code, and the backup codes. */
export function SetUpCodes({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null);
  const [backupCodes, setBackupCodes] = useState<string[] | null>(null);
  if (backupCodes) {
    return (
      <BackupCodes
        codes={backupCodes}
        onDone={() => {
          onClose();
          forgetMissingSecondStep();
          void queryClient.invalidateQueries();
        }}
      />
    );
  }
  if (newCodes) return <FirstCode newCodes={newCodes} onDone={setBackupCodes} onClose={onClose} />;
  return (
    <ConfirmStep
      title={t`Turn on codes by app?`}
      action={t`Continue`}
      fallback={t`The codes could not be turned on. Please try again.`}
      onConfirm={async (confirmation) => setNewCodes(await startCodes(confirmation))}
      onCancel={onClose}
    >
      <p>{t`After your password, Creel will ask for a six-digit code. You need an authenticator app on your phone.`}</p>
    </ConfirmStep>
  );
}

interface FirstCodeProps {
  newCodes: NewCodes;
  onDone: (backupCodes: string[]) => void;
  onClose: () => void;
}

function FirstCode({ newCodes: { secret, url }, onDone, onClose }: FirstCodeProps) {
  const [code, setCode] = useState("");
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => confirmCodes(code),
    onSuccess: onDone,
  });
  const refusal = error instanceof ApiError ? error.explanation?.fields?.["code"] : undefined;
  return (
    <Dialog size="medium" isAwaited onClose={onClose}>
      <DialogHead title={t`Your authenticator app`} onClose={onClose} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        <DialogBody className={styles.body}>
          <QrCode text={url} />
          <div className={styles.words}>
            <p>{t`Scan this with your app. On this phone, tap the key, or type it into the app:`}</p>
            <p className={styles.secret}>
              <a href={url}>{inGroups(secret)}</a>
            </p>
            <TextField
              label={t`The code that the app shows`}
              value={code}
              onChange={(text) => {
                setCode(text);
                reset();
              }}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              error={refusal}
            />
            <Problem text={describeProblem(error, refusal)} />
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="deep" isPending={isPending}>
            {isPending ? t`Checking...` : t`Turn on`}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function describeProblem(error: Error | null, refusal: string | undefined): string | null {
  if (!error || refusal !== undefined) return null;
  return describeFailure(error, t`The codes could not be turned on. Please try again.`);
}

/** "ABCDEFGH" as "ABCD EFGH". */
function inGroups(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, "$& ");
}

/** Cameras need a light margin of this many modules. */
const MARGIN = 2;

/** A QR code, dark on light in every theme, because cameras expect it. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: MARGIN });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code for your app`}
    >
      <path d={path.join("")} />
    </svg>
  );
}
