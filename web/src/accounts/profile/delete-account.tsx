import { t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { announce } from "../../ui/announce.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { PasswordField } from "../../ui/fields/text-field.tsx";
import { SettingsActions } from "../../ui/layout/settings-row.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { accountTotalsQuery, deleteAccount } from "../api.ts";
import { describeBelongings } from "./describe-belongings.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./delete-account.module.css";

/** `onDeleted` also clears this device. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { data: totals } = useQuery(accountTotalsQuery);
  const belongings = totals ? describeBelongings(totals) : "";
  return (
    <div className={styles.root}>
      <p>
        {belongings === ""
          ? t`This permanently deletes your account with everything in it. It can’t be undone.`
          : t`This permanently deletes your account with ${belongings}. It can’t be undone.`}
      </p>
      <SettingsActions>
        <Button look="danger" onPress={() => setIsAsking(true)}>
          <Icon of={Trash2} isSmall />
          {t`Delete my account`}
        </Button>
        <span className={utilities.hint}>{t`You’ll need your password`}</span>
      </SettingsActions>
      {isAsking && (
        <Confirmation belongings={belongings} onDeleted={onDeleted} onCancel={() => setIsAsking(false)} />
      )}
    </div>
  );
}

interface ConfirmationProps {
  /** "" where there are none, or as long as they are not known. */
  belongings: string;
  onDeleted: () => void;
  onCancel: () => void;
}

function Confirmation({ belongings, onDeleted, onCancel }: ConfirmationProps) {
  const [password, setPassword] = useState("");
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteAccount(password),
    onSuccess: onDeleted,
    onError: (failure) => announce(describeProblem(failure)),
  });
  const problem = error ? describeProblem(error) : undefined;
  return (
    <AlertDialog
      title={t`Delete your account?`}
      action={isPending ? t`Deleting...` : t`Delete my account`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        <p>
          {belongings === ""
            ? t`This permanently deletes your account with everything in it and signs you out everywhere.`
            : t`This permanently deletes your account with ${belongings} and signs you out everywhere.`}
        </p>
        <PasswordField
          label={t`Your password`}
          value={password}
          onChange={(text) => {
            setPassword(text);
            reset();
          }}
          autoComplete="current-password"
          error={problem}
        />
      </form>
    </AlertDialog>
  );
}

/** The server's own sentence is about the password, or says why this account cannot go. */
function describeProblem(error: Error): string {
  const fields = error instanceof ApiError ? error.explanation?.fields : undefined;
  return (
    fields?.["password"] ?? describeFailure(error, t`Your account could not be deleted. Please try again.`)
  );
}
