import { msg, t } from "@lingui/core/macro";

import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { Operator } from "./operator-line.tsx";

const IN_SHORT = [
  { about: msg`What you log`, text: msg`Stays yours.` },
  { about: msg`What it costs`, text: msg`Nothing.` },
  { about: msg`What we ask`, text: msg`Be fair to the others who log here.` },
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
        {t`Your catches, notes and photos stay yours. They are stored and shown to you, and nothing else is done with them. Photos that you add must be yours to add.`}
      </p>
    ),
  },
  {
    id: "free",
    title: msg`What it costs`,
    content: () => <p>{t`Signing up and using Creel is free. No part of it is kept behind a payment.`}</p>,
  },
  {
    id: "fair",
    title: msg`Fair use`,
    content: () => (
      <p>
        {t`Log your own catches. Do not try to get into other people's accounts, and do not overload the service. An account that does can be suspended by the people who run this site.`}
      </p>
    ),
  },
  {
    id: "no-promises",
    title: msg`No promises`,
    content: () => (
      <>
        <p>
          {t`Creel is free software, given as it is under the MIT license, without a warranty. Whoever runs it can change or end it; download what you want to keep.`}
        </p>
        <p>
          {t`Coordinates, maps, weather, tides and alerts can be wrong or late, and the fishing score is a rule of thumb. Never navigate or judge your safety on the water by them: check the official local services and follow local rules.`}
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
      description={t`The terms of Creel, short because there is little to agree on: what you log stays yours, it is free, and it is no guide to your safety.`}
      changed="2026-11-22"
      inShort={IN_SHORT}
      sections={SECTIONS}
    />
  );
}
