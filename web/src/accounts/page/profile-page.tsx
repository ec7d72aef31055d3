import { t } from "@lingui/core/macro";
import { LogOut } from "lucide-react";

import { Diagnostics } from "../../diagnostics/diagnostics.tsx";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { DeleteAccount } from "../profile/delete-account.tsx";
import { EmailField } from "../profile/email-field.tsx";
import { NamesForm } from "../profile/names-form.tsx";
import { PasswordForm } from "../profile/password-form.tsx";
import { SessionList } from "../profile/session-list.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { useLeavingForGood, useSignOut } from "./use-sign-out.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

export function ProfilePage() {
  const signOut = useSignOut();
  const leaveForGood = useLeavingForGood();
  function handleDeleted(): void {
    leaveForGood();
    showToast({ text: t`Your account and everything in it were deleted.` });
  }
  return (
    <div className={utilities.page}>
      <title>{t`Profile · Creel`}</title>
      <ProfileHead />
      <SettingsRow
        title={t`You`}
        note={t`Only you and the people who run this site can see your name and email.`}
      >
        <NamesForm email={<EmailField />} />
      </SettingsRow>
      <SettingsRow title={t`Password`} note={t`Changing it signs you out on all other devices.`}>
        <PasswordForm />
      </SettingsRow>
      <SettingsRow
        title={t`Signed-in devices`}
        note={t`You are signed out after 30 days without use, and after 90 days at the latest.`}
      >
        <SessionList />
      </SettingsRow>
      <DiagnosticsRow />
      <SettingsRow
        title={t`Sign out`}
        note={t`Removes your account and catches from this device. They stay in your log.`}
      >
        <Button onPress={signOut}>
          <Icon of={LogOut} isSmall />
          {t`Sign out`}
        </Button>
      </SettingsRow>
      <SettingsRow title={t`Delete account`} note={t`Permanent. We’ll ask you to confirm first.`}>
        <DeleteAccount onDeleted={handleDeleted} />
      </SettingsRow>
    </div>
  );
}

function DiagnosticsRow() {
  return <Diagnostics unsent={useOutbox().length} />;
}
