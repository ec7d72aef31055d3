import { RESET_LINK_MINUTES, resetPasswordSchema } from "@creel/domain/accounts/reset-password";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormPasswordField } from "../../ui/fields/form-fields.tsx";
import { NewPasswordField } from "../form/new-password-field.tsx";
import { SubmitUnlessDifferent } from "../form/submit-unless-different.tsx";
import { usePasswordMismatch } from "../form/use-password-mismatch.ts";
import { resetPassword } from "../signed-in/auth.calls.ts";
import { forgetHere } from "../signed-in/forget-here.ts";
import { RecoveryPage } from "./recovery-page.tsx";
import { useLinkToken } from "./use-link-token.ts";

export function ResetPasswordPage() {
  const token = useLinkToken();
  const [usedUp, setUsedUp] = useState<string | null>(null);

  if (token === null) {
    return (
      <UselessLink
        title="This link is not complete"
        reason="Part of it is missing. Open it again from the email, or ask for a new one."
      />
    );
  }
  if (token === usedUp) {
    const reason = `It was used already, or its ${RESET_LINK_MINUTES} minutes are over.`;
    return <UselessLink title="This link no longer works" reason={reason} />;
  }
  return (
    <RecoveryPage title="Choose a new password" lead="You will be signed out everywhere else.">
      <NewPasswordForm token={token} onUsedUp={() => setUsedUp(token)} />
    </RecoveryPage>
  );
}

function UselessLink({ title, reason }: { title: string; reason: string }) {
  return (
    <RecoveryPage title={title} isTurned lead={`${reason} Your password has not changed.`}>
      <LinkButton look="deep" isLarge isWide to="/forgot-password" className="recovery-action">
        Send a new link
      </LinkButton>
    </RecoveryPage>
  );
}

const formSchema = z.object({
  password: resetPasswordSchema.shape.password,
  confirmation: z.string().check(z.minLength(1, "Confirm password is required")),
});
type Values = z.infer<typeof formSchema>;

interface NewPasswordFormProps {
  token: string;
  onUsedUp: () => void;
}

function NewPasswordForm({ token, onUsedUp }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState, setFocus } = useForm<Values>({
    resolver: zodResolver(formSchema),
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
      else setFailure(describeFailure(error, "The password could not be saved. Please try again."));
    }
  }

  return (
    <form className="login-form" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <NewPasswordField
        control={control}
        name="password"
        label="New password"
        password={password}
        autoFocus
      />
      <FormPasswordField
        control={control}
        name="confirmation"
        label="Confirm password"
        autoComplete="new-password"
        onFocusChange={onConfirmationFocus}
        error={mismatch}
      />
      <SubmitUnlessDifferent
        isDifferent={mismatch !== undefined}
        pending={formState.isSubmitting ? "Saving..." : null}
      >
        Save password
      </SubmitUnlessDifferent>
    </form>
  );
}
