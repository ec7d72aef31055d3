import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Bell, KeyRound, LogOut, type LucideIcon } from "lucide-react";

import { NotInDemo } from "../../demo/not-in-demo.tsx";
import { StartOver } from "../../demo/start-over.tsx";
import { Diagnostics } from "../../diagnostics/diagnostics.tsx";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { providersQuery } from "../access/providers-api.ts";
import { DeleteAccount } from "../profile/delete-account.tsx";
import { EmailField } from "../profile/email-field.tsx";
import { NamesForm } from "../profile/names-form.tsx";
import { PasswordForm } from "../profile/password-form.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { useLeavingForGood, useSignOut } from "./use-sign-out.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

export function ProfilePage() {
  const isGuest = useUser().demo_until !== undefined;
  return isGuest ? <GuestProfile /> : <AnglerProfile />;
}

/** A guest of a demo has nothing of an account but its end. */
function GuestProfile() {
  const signOut = useSignOut();
  return (
    <div className={utilities.page}>
      <title>{t`Profile · Creel`}</title>
      <ProfileHead />
      <SettingsRow title={t`What a demo does not do`} note={t`A Creel of your own does all of this.`}>
        <NotInDemo />
      </SettingsRow>
      <SettingsRow title={t`Start over`} note={t`A new sample log, and a new hour.`}>
        <StartOver />
      </SettingsRow>
      <DiagnosticsRow />
      <SettingsRow title={t`Sign out`} note={t`You can’t come back to this log.`}>
        <Button onPress={signOut}>
          <Icon of={LogOut} isSmall />
          {t`Sign out`}
        </Button>
      </SettingsRow>
    </div>
  );
}

function AnglerProfile() {
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
      <PasswordRow />
      <LinkedPages />
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

function PasswordRow() {
  const { has_password: hasPassword } = useUser();
  const { data: ways } = useQuery(providersQuery);
  if (ways?.passwords === false) {
    return (
      <SettingsRow title={t`Password`} note={t`Passwords are off on this Creel.`}>
        <p>{t`You sign in with a provider or a passkey. See “Who can get in”.`}</p>
      </SettingsRow>
    );
  }
  return (
    <SettingsRow title={t`Password`} note={t`Changing it signs you out on all other devices.`}>
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <p>{t`Your account has no password. To choose one, sign out and tap “Forgot password?”.`}</p>
      )}
    </SettingsRow>
  );
}

/** The parts of the account that have a page of their own. */
function LinkedPages() {
  return (
    <>
      <SettingsRow
        title={t`Who can get in`}
        note={t`Devices, passkeys, providers, and tokens, and what to do if one is lost.`}
      >
        <PageLink to="/profile/access" icon={KeyRound}>
          {t`See who can get in`}
        </PageLink>
      </SettingsRow>
      <SettingsRow
        title={t`Notifications`}
        note={t`What Creel tells you about, where, and your calendar address.`}
      >
        <PageLink to="/profile/notifications" icon={Bell}>
          {t`Choose notifications`}
        </PageLink>
      </SettingsRow>
    </>
  );
}

function PageLink({ to, icon, children }: { to: string; icon: LucideIcon; children: string }) {
  return (
    <LinkButton to={to}>
      <Icon of={icon} isSmall />
      {children}
    </LinkButton>
  );
}

function DiagnosticsRow() {
  return <Diagnostics unsent={useOutbox().length} />;
}
