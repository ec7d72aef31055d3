import { forgotPasswordSchema, RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import * as z from "zod/mini";

import { describeFailure } from "../../http/describe-failure.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { forgotPassword } from "../../session/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { AccountForm } from "../account-form.tsx";
import { LinkSentPage } from "./link-sent-page.tsx";
import { RecoveryPage } from "./recovery-page.tsx";

const stateSchema = z.object({ email: z.string() });

interface Sent {
  email: string;
  at: Date;
}

export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => stateSchema.safeParse(state).data?.email ?? "");
  const [sent, setSent] = useState<Sent | null>(null);

  async function send(to: string): Promise<void> {
    await forgotPassword(to);
    setEmail(to);
    setSent({ email: to, at: new Date() });
  }

  if (sent) {
    return <LinkSentPage {...sent} onSendAgain={() => send(sent.email)} onChange={() => setSent(null)} />;
  }
  return (
    <RecoveryPage
      title={t`Forgot your password?`}
      lead={t`Enter the email you signed up with. We’ll send you a link that works once and expires in ${RESET_LINK_MINUTES} minutes.`}
    >
      <EmailForm email={email} onSend={send} />
    </RecoveryPage>
  );
}

interface EmailFormProps {
  email: string;
  onSend: (email: string) => Promise<void>;
}

function EmailForm({ email, onSend }: EmailFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit } = useForm({
    resolver: formResolver(forgotPasswordSchema),
    defaultValues: { email },
  });

  async function submit(values: { email: string }): Promise<void> {
    setFailure(null);
    try {
      await onSend(values.email);
    } catch (error) {
      setFailure(describeFailure(error, t`The link could not be sent. Please try again.`));
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <AccountForm method="post" onSubmit={onSubmit}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FormTextField
        control={control}
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="username"
        autoFocus
      />
      <Button type="submit" look="signal" isLarge isWide isPending={isPending}>
        {isPending ? t`Sending...` : t`Send the link`}
      </Button>
    </AccountForm>
  );
}
