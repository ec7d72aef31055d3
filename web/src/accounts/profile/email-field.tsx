import { emailSchema } from "@creel/domain/accounts/register";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { describeFailure } from "../../http/describe-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FieldFrame } from "../../ui/fields/field-frame.tsx";
import { FieldMessage } from "../../ui/fields/field-message.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { emailQuery, cancelEmailChange, askForEmail } from "../api.ts";
import { ConfirmFields, isAboutConfirmation, useConfirmation } from "../confirm/confirm-step.tsx";
import { placeFailure } from "../place-failure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./email-field.module.css";

export function EmailField() {
  const user = useUser();
  const { data } = useQuery(emailQuery);
  const [isChanging, setIsChanging] = useState(false);
  const email = data?.email ?? user.email;
  const pendingEmail = data?.pendingEmail ?? null;
  return (
    <div className={styles.root} role="group" aria-label={t`Email`}>
      <FieldTitle aria-hidden>{t`Email`}</FieldTitle>
      <FieldFrame className={styles.box}>
        <span className={styles.address}>{email}</span>
        <Button look="quiet" onPress={() => setIsChanging(true)}>
          <Trans>
            Change<span className={utilities.visuallyHidden}> email</span>
          </Trans>
        </Button>
      </FieldFrame>
      {pendingEmail === null ? (
        <FieldMessage>
          {user.has_password ? t`You’ll need your password` : t`You’ll confirm that it’s you`}
        </FieldMessage>
      ) : (
        <PendingEmail email={pendingEmail} />
      )}
      {isChanging && <ChangeEmail email={email} onClose={() => setIsChanging(false)} />}
    </div>
  );
}

function PendingEmail({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => {
      showToast({ text: t`Email change canceled` });
      return queryClient.invalidateQueries(emailQuery);
    },
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`The email change could not be canceled. Please try again.`),
        isError: true,
      }),
  });
  return (
    <div className={styles.pending}>
      <Icon of={MailCheck} isSmall />
      <p>
        <Trans>
          To switch to <b>{email}</b>, open the link we sent there.
        </Trans>
      </p>
      <Button look="quiet" isPending={isPending} onPress={() => mutate()}>
        {t`Cancel the change`}
      </Button>
    </div>
  );
}

interface ChangeEmailProps {
  email: string;
  onClose: () => void;
}

function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Change your email`} onClose={onClose} />
      <ChangeEmailForm email={email} onClose={onClose} />
    </Dialog>
  );
}

const newEmailSchema = z.object({ email: emailSchema });

function ChangeEmailForm({ email, onClose }: ChangeEmailProps) {
  const queryClient = useQueryClient();
  const confirm = useConfirmation();
  const [failure, setFailure] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<unknown>(null);
  const { control, handleSubmit, setError } = useForm({
    resolver: formResolver(newEmailSchema),
    defaultValues: { email: "" },
  });

  async function submit({ email: newEmail }: z.infer<typeof newEmailSchema>): Promise<void> {
    setFailure(null);
    setUnconfirmed(null);
    try {
      const change = { email: newEmail, ...(await confirm.read()) };
      queryClient.setQueryData(emailQuery.queryKey, await askForEmail(change));
      onClose();
      showToast({ text: t`A link is on its way to ${newEmail}` });
    } catch (error) {
      const fallback = t`The link could not be sent. Please try again.`;
      if (isAboutConfirmation(error)) setUnconfirmed(error);
      else setFailure(placeFailure(error, { setError, names: ["email"], fallback }));
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody className={styles.changeEmail}>
        <p>
          <Trans>
            We’ll send a link to your new email. Until you open it, keep signing in with <b>{email}</b>.
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
        <ConfirmFields {...confirm.fields} error={unconfirmed} />
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
