import { RESET_LINK_MINUTES, resetPasswordSchema } from "@creel/domain/accounts/reset-password";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { resetPassword } from "../../session/api.ts";
import { forgetHere } from "../../session/auth.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormPasswordField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { AccountForm } from "../account-form.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { SubmitUnlessDifferent, usePasswordMismatch } from "../password-match.tsx";
import { RecoveryPage } from "./recovery-page.tsx";
import { useLinkToken } from "./use-link-token.ts";

import * as styles from "./recovery.module.css";

export function ResetPasswordPage() {
  const token = useLinkToken();
  const [usedUp, setUsedUp] = useState<string | null>(null);

  if (token === null) {
    return (
      <UselessLink
        title={t`This link is incomplete`}
        lead={t`Part of the link is missing. Open it again from the email, or ask for a new one. Your password has not changed.`}
      />
    );
  }
  if (token === usedUp) {
    return (
      <UselessLink
        title={t`This link no longer works`}
        lead={t`It was already used, or its ${RESET_LINK_MINUTES} minutes are up. Your password has not changed.`}
      />
    );
  }
  return (
    <RecoveryPage title={t`Choose a new password`} lead={t`You will be signed out everywhere else.`}>
      <NewPasswordForm token={token} onUsedUp={() => setUsedUp(token)} />
    </RecoveryPage>
  );
}

function UselessLink({ title, lead }: { title: string; lead: string }) {
  return (
    <RecoveryPage title={title} isTurned lead={lead}>
      <LinkButton look="deep" isLarge isWide to="/forgot-password" className={styles.action}>
        {t`Send a new link`}
      </LinkButton>
    </RecoveryPage>
  );
}

const formSchema = z.object({
  password: resetPasswordSchema.shape.password,
  confirmation: z.string().check(z.minLength(1, { error: () => t`Confirm password is required` })),
});
type Values = z.infer<typeof formSchema>;

interface NewPasswordFormProps {
  token: string;
  onUsedUp: () => void;
}

function NewPasswordForm({ token, onUsedUp }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setFocus } = useForm<Values>({
    resolver: formResolver(formSchema),
    defaultValues: { password: "", confirmation: "" },
    mode: "onTouched",
  });
  const [password, confirmation] = useWatch({ control, name: ["password", "confirmation"] });
  const { mismatch, onConfirmationFocus, refuseMismatch } = usePasswordMismatch({ password, confirmation });

  async function submit(values: Values): Promise<void> {
    if (refuseMismatch()) {
      setFocus("confirmation");
      return;
    }
    setFailure(null);
    try {
      const { message } = await resetPassword({ token, password: values.password });
      forgetHere();
      await navigate("/login", { replace: true, state: { notice: message } });
    } catch (error) {
      const isUsedUp = error instanceof ApiError && error.explanation?.code === "reset_link_invalid";
      if (isUsedUp) onUsedUp();
      else setFailure(describeFailure(error, t`The password could not be saved. Please try again.`));
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <AccountForm onSubmit={onSubmit}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <NewPasswordField
        control={control}
        name="password"
        label={t`New password`}
        password={password}
        autoFocus
      />
      <FormPasswordField
        control={control}
        name="confirmation"
        label={t`Confirm password`}
        autoComplete="new-password"
        onFocusChange={onConfirmationFocus}
        error={mismatch}
      />
      <SubmitUnlessDifferent
        isDifferent={mismatch !== undefined}
        pending={isPending ? t`Saving...` : null}
      >{t`Save password`}</SubmitUnlessDifferent>
    </AccountForm>
  );
}
