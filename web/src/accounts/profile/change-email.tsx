import { type EmailChange, emailChangeSchema } from "@creel/domain/accounts/own-account";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { formResolver } from "../../i18n/form-resolver.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormPasswordField, FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { askForEmail, emailQuery } from "../api.ts";
import { placeFailure } from "../form/place-failure.ts";

import * as styles from "./change-email.module.css";

interface ChangeEmailProps {
  email: string;
  onClose: () => void;
}

export function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Change your email`} onClose={onClose} />
      <ChangeEmailForm email={email} onClose={onClose} />
    </Dialog>
  );
}

function ChangeEmailForm({ email, onClose }: ChangeEmailProps) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm<EmailChange>({
    resolver: formResolver(emailChangeSchema),
    defaultValues: { email: "", password: "" },
  });

  async function submit(change: EmailChange): Promise<void> {
    setFailure(null);
    try {
      queryClient.setQueryData(emailQuery.queryKey, await askForEmail(change));
      onClose();
      const { email: newEmail } = change;
      showToast({ text: t`A link is on its way to ${newEmail}` });
    } catch (error) {
      const fallback = t`The link could not be sent. Please try again.`;
      setFailure(placeFailure(error, { setError, names: ["email", "password"], fallback }));
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody className={styles.root}>
        <p>
          <Trans>
            We will send a link to the new email. Until you open it, you keep signing in with <b>{email}</b>.
          </Trans>
        </p>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <FormTextField
          control={control}
          name="email"
          label={t`New email`}
          type="email"
          autoComplete="email"
          autoFocus
        />
        <FormPasswordField
          control={control}
          name="password"
          label={t`Your password`}
          autoComplete="current-password"
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="deep" isPending={isPending}>
          {isPending ? t`Sending...` : t`Send the link`}
        </Button>
      </DialogFoot>
    </form>
  );
}
