import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SettingsActions } from "../../ui/layout/settings-row.tsx";
import { accountTotalsQuery, deleteAccount } from "../api.ts";
import { ConfirmStep } from "../confirm/confirm-step.tsx";
import { describeBelongings } from "./describe-belongings.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./delete-account.module.css";

/** `onDeleted` also clears this device. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { has_password: hasPassword } = useUser();
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
        <span className={utilities.hint}>
          {hasPassword ? t`You’ll need your password` : t`You’ll confirm that it’s you`}
        </span>
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
  return (
    <ConfirmStep
      title={t`Delete your account?`}
      action={t`Delete my account`}
      pending={t`Deleting...`}
      isDanger
      fallback={t`Your account could not be deleted. Please try again.`}
      onConfirm={async (confirmation) => {
        await deleteAccount(confirmation);
        onDeleted();
      }}
      onCancel={onCancel}
    >
      <p>
        {belongings === ""
          ? t`This permanently deletes your account with everything in it and signs you out everywhere.`
          : t`This permanently deletes your account with ${belongings} and signs you out everywhere.`}
      </p>
    </ConfirmStep>
  );
}
