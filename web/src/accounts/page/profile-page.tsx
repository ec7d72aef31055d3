import { fullName, initials } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { lazy, Suspense } from "react";

import { Diagnostics } from "../../diagnostics/diagnostics.tsx";
import { locale, dateLocale } from "../../i18n/locale.ts";
import { PSEUDO_LOCALE, TRANSLATIONS } from "../../i18n/locales.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { SettingsRow, SettingsFields } from "../../ui/layout/settings-row.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { accountTotalsQuery } from "../api.ts";
import { DeleteAccount } from "../profile/delete-account.tsx";
import { describeBelongings } from "../profile/describe-belongings.ts";
import { DownloadEverything } from "../profile/download-everything.tsx";
import { EmailField } from "../profile/email-field.tsx";
import { HomeChoice } from "../profile/home-choice.tsx";
import { NamesForm } from "../profile/names-form.tsx";
import { PasswordForm } from "../profile/password-form.tsx";
import { SessionList } from "../profile/session-list.tsx";
import { ThemeChoice } from "../profile/theme-choice.tsx";
import { TimeZoneChoice } from "../profile/time-zone-choice.tsx";
import { UnitsChoice } from "../profile/units-choice.tsx";
import { roleName } from "../sign-in/role-names.ts";
import { useLeavingForGood, useSignOut } from "./use-sign-out.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./profile-head.module.css";

/** Loaded where there is something to choose. */
const LanguageChoice = lazy(async () => {
  const { LanguageChoice: choice } = await import("../profile/language-choice.tsx");
  return { default: choice };
});
const ProfileLinks = lazyPart(async () => (await import("./profile-links.tsx")).ProfileLinks);
const hasLanguages = TRANSLATIONS.length > 0 || locale === PSEUDO_LOCALE;

export function ProfilePage() {
  const signOut = useSignOut();
  const leaveForGood = useLeavingForGood();
  function handleDeleted(): void {
    leaveForGood();
    showToast({ text: t`Your account and everything in it are deleted.` });
  }
  return (
    <div className={utilities.page}>
      <title>{t`Profile · Creel`}</title>
      <ProfileHead />
      <SettingsRow
        title={t`You`}
        note={t`Only you and the people who run this site see your name and email.`}
      >
        <NamesForm email={<EmailField />} />
      </SettingsRow>
      <Reading />
      <SettingsRow
        title={t`Home water`}
        note={t`Used for the weather when your location is off. Other anglers never see it.`}
      >
        <HomeChoice />
      </SettingsRow>
      <SettingsRow
        title={t`Tackle box`}
        note={t`Your lures with their colors, and your rods. Only you see them.`}
      >
        <LinkButton to="/tackle-box">{t`Open the tackle box`}</LinkButton>
      </SettingsRow>
      <SettingsRow title={t`Password`} note={t`Changing it signs you out everywhere else.`}>
        <PasswordForm />
      </SettingsRow>
      <SettingsRow
        title={t`Where you are signed in`}
        note={t`You are signed out after 30 days without use, or 90 days at most.`}
      >
        <SessionList />
      </SettingsRow>
      {/* What stands below comes with it: a page that moves under a press takes the press away. */}
      <Suspense>
        <ProfileLinks />
        <DownloadEverything />
        <DiagnosticsRow />
        <SettingsRow
          title={t`Sign out`}
          note={t`Takes your name and your catches off this device. Your log keeps them.`}
        >
          <Button onPress={signOut}>
            <Icon of={LogOut} isSmall />
            {t`Sign out`}
          </Button>
        </SettingsRow>
        <SettingsRow title={t`Delete account`} note={t`For good. You are asked before anything happens.`}>
          <DeleteAccount onDeleted={handleDeleted} />
        </SettingsRow>
      </Suspense>
    </div>
  );
}

function Reading() {
  return (
    <SettingsRow
      title={t`Units and time`}
      note={t`These apply as soon as you choose. Your catches stay as they are; only how they read changes.`}
    >
      <SettingsFields>
        <div>
          <FieldTitle aria-hidden>{t`Units`}</FieldTitle>
          <UnitsChoice />
        </div>
        <div>
          <FieldTitle aria-hidden>{t`Theme`}</FieldTitle>
          <ThemeChoice />
        </div>
        <TimeZoneChoice />
        {hasLanguages && (
          <Suspense>
            <LanguageChoice />
          </Suspense>
        )}
      </SettingsFields>
    </SettingsRow>
  );
}

function DiagnosticsRow() {
  return <Diagnostics unsent={useOutbox().length} />;
}

function ProfileHead() {
  const user = useUser();
  const name = fullName(user);
  const { data: totals } = useQuery(accountTotalsQuery);
  const since = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long" }).format(new Date(user.createdAt));
  const facts = [t`Joined ${since}`, totals && (describeBelongings(totals) || t`no catches yet`)];
  return (
    <div className={styles.root}>
      <Initials letters={initials(user)} className={styles.initials} />
      <div className={styles.words}>
        <h1>
          <Trans>
            <span className={utilities.visuallyHidden}>Profile of </span>
            {name}
          </Trans>
        </h1>
        <p className={utilities.muted}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.badges}>
        <Badge>{roleName(user.role)}</Badge>
        {user.free_premium_access && <Badge tone="info">{t`Premium`}</Badge>}
      </div>
    </div>
  );
}
