import { msg, t } from "@lingui/core/macro";

import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { Operator } from "./operator-line.tsx";

const IN_SHORT = [
  { about: msg`What you log`, text: msg`Stays yours.` },
  { about: msg`What it costs`, text: msg`Nothing.` },
  { about: msg`What we ask`, text: msg`Be fair to the other anglers here.` },
  { about: msg`On the water`, text: msg`Never rely on it for your safety.` },
];

const SECTIONS: readonly LegalSection[] = [
  {
    id: "who",
    title: msg`Who these terms are with`,
    content: () => <Operator />,
  },
  {
    id: "yours",
    title: msg`What is yours`,
    content: () => (
      <p>
        {t`Your catches, notes and photos stay yours. Creel stores them and shows them to you, and does nothing else with them. Add only photos that you have the right to use.`}
      </p>
    ),
  },
  {
    id: "free",
    title: msg`What it costs`,
    content: () => <p>{t`Signing up and using Creel is free. No part of it is behind a paywall.`}</p>,
  },
  {
    id: "fair",
    title: msg`Fair use`,
    content: () => (
      <p>
        {t`Log your own catches. Do not try to get into other people's accounts, and do not overload the service. The people who run this site can suspend an account that does.`}
      </p>
    ),
  },
  {
    id: "no-promises",
    title: msg`No promises`,
    content: () => (
      <>
        <p>
          {t`Creel is free software, provided as is under the MIT license, without a warranty. The people who run this site can change it or shut it down, so download what you want to keep.`}
        </p>
        <p>
          {t`Coordinates, maps, weather, tides and alerts can be wrong or late, and the fishing score is a rule of thumb. Never use them to navigate or to judge your safety on the water: check the official local services and follow local rules.`}
        </p>
      </>
    ),
  },
  {
    id: "leaving",
    title: msg`Leaving`,
    content: () => (
      <p>{t`You can delete your account in your profile at any time. Everything in it goes with it.`}</p>
    ),
  },
];

export function TermsPage() {
  return (
    <LegalPage
      title={t`Terms`}
      description={t`The terms of Creel, in short: what you log stays yours, Creel is free, and you should never rely on it for your safety.`}
      changed="2026-11-29"
      inShort={IN_SHORT}
      sections={SECTIONS}
    />
  );
}
