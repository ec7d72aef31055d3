import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { LegalPage, type LegalSection } from "./legal-page.tsx";

const IN_SHORT = [
  { about: msg`Cookies`, text: msg`None.` },
  { about: msg`Trackers`, text: msg`None.` },
  {
    about: msg`On your device`,
    text: msg`Your sign-in, your choices, your drafts and a copy of your last catches.`,
  },
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: "none",
    title: msg`Why there is no banner`,
    content: () => (
      <p>
        {t`Creel sets no cookies, and loads nothing that counts or follows you. What it keeps in your browser's own storage is needed for what you asked it to do, so there is nothing to consent to.`}
      </p>
    ),
  },
  {
    id: "kept",
    title: msg`What is kept on your device`,
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
            <b>Drafts</b>: what you typed into a form and did not save, its photos included, until you save
            it, discard it or sign out; what you began to write to us, until you close the tab.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>What waits to be sent</b>: catches, trips and waters you saved or deleted, photos included,
            until the server has them, also when your sign-in ends. Signing out asks what becomes of them.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>A copy of your log</b> as it was last loaded, to be seen without a network: catches, pins,
            totals, trips, waters, tackle box, own fields and insights. With "Remember me" alone, until you
            sign out; nobody else who signs in here sees it.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Parts of the map</b> that you saved for places without a signal, until you delete them or sign
            out; nobody else who signs in here sees them.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Your choices</b>: the theme, whether weights are in pounds and ounces, the place you want the
            weather of, how you fished last, the alerts you dismissed; if a trip runs or an import waits; and
            how far this device's clock is off.
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
    title: msg`How it goes away`,
    content: () => (
      <p>
        {t`Signing out takes all of it off the device but the app, the theme, the way weights are written and how far the clock is off, also without a network. Your browser's settings for this site remove that too.`}
      </p>
    ),
  },
];

export function CookiesPage() {
  return (
    <LegalPage
      title={t`Cookies`}
      description={t`Creel sets no cookies and has no trackers. What it keeps in your browser's own storage, and how that goes away.`}
      changed="2026-11-24"
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
          <b>Diagnostics</b>: the last 100 events of your sign-in, and every five minutes how the app fares;
          time and kind, never a token. They stay on the device unless you copy them and send them to
          somebody.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>The app itself</b> and its map, so that it starts without a network, and the browser's cache of
          files and photos, as with any page.
        </Trans>
      </li>
    </>
  );
}
