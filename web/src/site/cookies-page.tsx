import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { LegalPage, type LegalSection } from "./legal-page.tsx";

const IN_SHORT = [
  { about: msg`Cookies`, text: msg`None.` },
  { about: msg`Trackers`, text: msg`None.` },
  {
    about: msg`On your device`,
    text: msg`Your sign-in, your choices, your drafts and a copy of your latest catches.`,
  },
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: "none",
    title: msg`Why there is no banner`,
    content: () => (
      <p>
        {t`Creel sets no cookies and loads nothing that counts or tracks you. Everything it stores in your browser's own storage is needed for something you asked it to do, so there is nothing to consent to.`}
      </p>
    ),
  },
  {
    id: "kept",
    title: msg`What Creel stores on your device`,
    content: () => (
      <ul>
        <li>
          <Trans>
            <b>Your sign-in</b>: two tokens and your profile. With "Remember me" until you sign out, otherwise
            until you close the tab.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Drafts</b>: what you typed into a form and did not save, photos included, until you save it,
            discard it or sign out; an unsent message to us, until you close the tab.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Waiting to upload</b>: catches, trips and waters you saved or deleted, photos included, until
            the server has them, even after your sign-in ends. When you sign out, Creel asks what to do with
            them.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>A copy of your log</b> as it was last loaded, to see offline: catches, pins, totals, trips,
            waters, tackle box, custom fields, limits, licenses with their photos, returns and insights. Only
            with "Remember me", and until you sign out; nobody else who signs in on this device sees it.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Offline maps</b> that you saved, until you delete them or sign out; nobody else who signs in on
            this device sees them.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Your choices</b>: the theme, whether weights are in pounds and ounces, the place you want the
            weather for, how you last fished, the alerts you dismissed; whether a trip is running or an import
            is waiting; how far off this device's clock is; and that someone has signed in here before.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Where you left the map</b>: with "Remember me" until you sign out, otherwise until you close
            the tab.
          </Trans>
        </li>
        <OfTheApp />
      </ul>
    ),
  },
  {
    id: "away",
    title: msg`How to remove it`,
    content: () => (
      <p>
        {t`Signing out removes all of it from the device except the app and a few settings that do not name you: the theme, pounds and ounces, saving maps on any network, not recording routes, how far off the clock is and that someone has signed in here before. This works offline too. You can remove the rest in your browser's settings for this site.`}
      </p>
    ),
  },
];

export function CookiesPage() {
  return (
    <LegalPage
      title={t`Cookies`}
      description={t`Creel sets no cookies and has no trackers. What it stores in your browser's own storage, and how to remove it.`}
      changed="2026-11-29"
      inShort={IN_SHORT}
      sections={SECTIONS}
    />
  );
}

function OfTheApp() {
  return (
    <>
      <li>
        <Trans>
          <b>Diagnostics</b>: the last 100 events of your sign-in, and how the app is doing every five
          minutes; time and type, never a token. They stay on the device unless you copy them and send them to
          someone.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>The app itself</b> and its map, so that it starts offline, and your browser's cache of files and
          photos, as on any website.
        </Trans>
      </li>
    </>
  );
}
