import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { Operator } from "./operator-line.tsx";

const IN_SHORT = [
  {
    about: msg`Your spots`,
    text: msg`You. Those who run this site see a square of five kilometers, until they reveal more and you are told. Others only what a link of yours shows.`,
  },
  { about: msg`Your photos`, text: msg`Yours. Position and camera removed.` },
  { about: msg`Trackers, advertising`, text: msg`None.` },
  { about: msg`Leaving`, text: msg`Export or delete everything yourself.` },
];

const SECTIONS: readonly LegalSection[] = [
  { id: "who", title: msg`Who is responsible`, content: () => <Operator /> },
  {
    id: "kept",
    title: msg`What is kept`,
    content: () => (
      <>
        <p>
          {t`What you type and what you attach: your names, username, email address, time zone and units; a home water if you set one; your catches with their time, place, figures and notes; your photos. Your password is stored only as a hash (argon2id).`}
        </p>
        <p>
          {t`Also your trips, with their times and what happened on them, blanks included, and with your way where water mode noted it or a file that you brought in has it; the waters and spots you named; your tackle box; fields of your own; what you asked of your log, and what was predicted for a trip; links you made, and how often each was opened. Of what you bring in from elsewhere, its lines, for 30 days.`}
        </p>
        <p>
          {t`For each place you are signed in: the kind of browser, its address on the network, and when it was last used. You see and end these in your profile.`}
        </p>
        <p>
          {t`What admins do to your account: who did what, when and from which network address, with the names, email address or role that were changed. Passwords, places and notes are not in it.`}
        </p>
        <p>
          {t`If you write to us: what you wrote, with the name and email address you gave. Emails to you are kept until they are delivered; where there is no mail server, they become files for whoever runs the site.`}
        </p>
      </>
    ),
  },
  {
    id: "spots",
    title: msg`Where your fish were`,
    content: () => (
      <>
        <p>
          {t`You get the exact point. Other anglers get nothing, not even a rough one. A link that you make shows a place only if you choose so: as a square of the map, or exactly. Admins get a fixed square of the map, 0.05 degrees wide, which is about five kilometers, and the day without the hour; no notes, no names of waters, and no weather that was looked up for the place. An admin who needs the point has to write down why. They see it for 15 minutes, and you are told who it was, of which catch and why. Whoever can read the database itself can read all of it. The server's request log never contains coordinates.`}
        </p>
        <p>
          {t`Photos are decoded and re-encoded when they arrive. The position, the camera and the time that a phone writes into a photo are removed. If a photo's own time and place are offered to you in the form, your browser has read them; they are taken only when you say so.`}
        </p>
      </>
    ),
  },
  {
    id: "others",
    title: msg`Who else gets data`,
    content: () => (
      <>
        <p>
          {t`Weather comes from Open-Meteo, alerts from the weather service of the country, tides from NOAA. Our server asks them, for a square of about a kilometer for alerts and five for the weather, never with your name and never from your device. Whoever runs the site can turn that off.`}
        </p>
        <p>
          {t`The online map comes from the map service this site is set to use. Your browser asks it for the part of the world you look at, and it learns your network address by that. The built-in map asks nobody. Names of places are looked up in the server's own list.`}
        </p>
        <p>
          {t`Email goes through the mail server that whoever runs the site has chosen. There are no advertisements, no trackers and no statistics by others, and nothing is sold.`}
        </p>
      </>
    ),
  },
  {
    id: "device",
    title: msg`On your device`,
    content: () => (
      <p>
        <Trans>
          Your sign-in, your drafts, a copy of your last catches and a few choices. No cookies:{" "}
          <Link to="/cookies">what is kept, one by one</Link>. "Remember me" decides whether the sign-in
          outlives the tab.
        </Trans>
      </p>
    ),
  },
  {
    id: "how-long",
    title: msg`How long`,
    content: () => (
      <>
        <p>
          {t`Until you delete it. A catch and its photos disappear together, at once; deleting your account takes everything in it along, and your name and what was changed out of the record of what admins did to it. If an admin deletes it, that record keeps your name and how many catches and photos went. A backup keeps it until that backup is overwritten: ask whoever runs the site how long that is. What you wrote to us stays until they remove it. When a deleted trip was is kept for three days, so that none can be made again to fit the forecast.`}
        </p>
        <p>
          {t`You are signed out after 30 days without use, or 90 days at most. Attempts to sign in, to sign up and to write to us are counted by network address and under a hash of the email address, for an hour at most.`}
        </p>
        <p>
          {t`The server writes down each request with its time, its network address and its outcome, never with what you typed and never with a place. How long that is kept is up to whoever runs the site.`}
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: msg`What you can do`,
    content: () => (
      <p>
        <Trans>
          See, correct, download and delete all of it yourself, in your profile. For anything that this does
          not cover, <Link to="/contact">write to us</Link>. You can also complain to the data protection
          authority of where you live.
        </Trans>
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <LegalPage
      title={t`Privacy`}
      description={t`What Creel keeps about you, who can see it, for how long, and how it goes away again. No trackers, no advertising, no cookies.`}
      changed="2026-11-24"
      inShort={IN_SHORT}
      sections={SECTIONS}
    />
  );
}
