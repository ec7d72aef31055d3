import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FieldFrame } from "../../ui/fields/field-frame.tsx";
import { FieldMessage } from "../../ui/fields/field-message.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { emailQuery, keepEmail } from "../api.ts";
import { ChangeEmail } from "./change-email.tsx";

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
        <FieldMessage>{t`You will need your password`}</FieldMessage>
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
    mutationFn: keepEmail,
    onSuccess: () => {
      showToast({ text: t`The change is canceled` });
      return queryClient.invalidateQueries(emailQuery);
    },
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`The change could not be canceled. Please try again.`),
        isError: true,
      }),
  });
  return (
    <div className={styles.pending}>
      <Icon of={MailCheck} isSmall />
      <p>
        <Trans>
          <b>{email}</b> replaces it once you open the link we sent there.
        </Trans>
      </p>
      <Button look="quiet" isPending={isPending} onPress={() => mutate()}>
        {t`Cancel the change`}
      </Button>
    </div>
  );
}
