import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { Operator } from "./operator-line.tsx";

const IN_SHORT = [
  {
    about: msg`Your spots`,
    text: msg`You see the exact point. The people who run this site see a five-kilometer square; if they reveal more, you are told. Others see only what your shared links show.`,
  },
  { about: msg`Your photos`, text: msg`Yours. Location and camera removed.` },
  { about: msg`Trackers, advertising`, text: msg`None.` },
  { about: msg`Leaving`, text: msg`Export or delete everything yourself.` },
];

const SECTIONS: readonly LegalSection[] = [
  { id: "who", title: msg`Who is responsible`, content: () => <Operator /> },
  {
    id: "kept",
    title: msg`What Creel stores`,
    content: () => (
      <>
        <p>
          {t`What you enter and upload: your name, username, email address, time zone and units; your home water if you set one; your catches with their time, place, details and notes; and your photos. Your password is stored only as a hash (argon2id).`}
        </p>
        <p>
          {t`Also your trips, skunked ones included, with their times, what happened on them, and your track if water mode recorded one or an imported file has one; the waters and spots you named; your tackle box; your custom fields; the limits you wrote down, your fishing licenses with their photos, and your catch returns; what you chose to test, and what Creel predicted for a trip; your shared links, and how often each was opened. The rows of an import are stored for 30 days.`}
        </p>
        <p>
          {t`For each device you are signed in on: the type of browser, its IP address, and when it was last used. You can see these sign-ins and end them in your profile.`}
        </p>
        <p>
          {t`What admins do to your account: who did what, when and from which IP address, with the names, email address or role they changed. This record has no passwords, places or notes.`}
        </p>
        <p>
          {t`If you write to us: your message, with the name and email address you gave. Emails to you are stored until they are delivered; without a mail server, they become files for the people who run this site.`}
        </p>
      </>
    ),
  },
  {
    id: "spots",
    title: msg`Your spots and photos`,
    content: () => (
      <>
        <p>
          {t`You see the exact point. Other anglers see nothing, not even a rough area. A shared link shows a place only if you choose to: as a square on the map, or exactly. Admins see a fixed square on the map, 0.05 degrees wide (about five kilometers), and the day without the hour. They see no notes, no names of waters, and no weather looked up for the place. An admin who needs the exact point has to give a reason. They then see it for 15 minutes, and you are told who looked, at which catch and why. Anyone who can read the database itself can read everything. The server's request log never contains coordinates.`}
        </p>
        <p>
          {t`Photos are decoded and re-encoded when they arrive. The location, camera and time that a phone writes into a photo are removed. If the form offers you a photo's own time and place, your browser has read them; they are used only if you say so.`}
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
          {t`Weather comes from Open-Meteo, alerts from the country's weather service, tides and water temperatures of the US coasts from NOAA. Our server asks them about a square roughly five kilometers wide, and 22 for alerts. If you look for the gauge of a river, it asks the gauge services of that country about a square roughly 22 kilometers wide, and later about the gauge you chose. It never sends your name, and your device never asks them. All other tides are calculated without asking anyone. The people who run this site can turn this off.`}
        </p>
        <p>
          {t`The online map comes from the map service that this site is set to use. Your browser asks it for the part of the world you are looking at, so the service learns your IP address. The built-in map asks no one. Place names are looked up in the server's own list.`}
        </p>
        <p>
          {t`Notifications are off until you turn them on. On a phone, they come through the push service of the browser’s maker, which can’t read them. An ntfy server or a webhook that you add gets their words. None of them contains a position.`}
        </p>
        <p>
          {t`Email goes through the mail server chosen by the people who run this site. There is no advertising, there are no trackers and no third-party analytics, and nothing is sold.`}
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
          Your sign-in, your drafts, a copy of your latest catches and a few choices. No cookies:{" "}
          <Link to="/cookies">see the full list</Link>. "Remember me" keeps you signed in after you close the
          tab.
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
          {t`Until you delete it. A catch and its photos are deleted together, at once. Deleting your account deletes everything in it, and removes your name and what was changed from the record of what admins did to your account. If an admin deletes your account, that record keeps your name and the number of catches and photos deleted. A backup keeps your data until that backup is overwritten: ask the people who run this site how long that takes. Your messages to us stay until they remove them. The times of a deleted trip are kept for three days, so that nobody can make the trip again to fit the forecast.`}
        </p>
        <p>
          {t`You are signed out after 30 days without use, and after 90 days at the latest. Attempts to sign in, to sign up and to write to us are counted by IP address and by a hash of the email address, for an hour at most.`}
        </p>
        <p>
          {t`The server logs each request with its time, IP address and outcome, but never what you typed and never a place. The people who run this site decide how long that log is kept.`}
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: msg`Your rights`,
    content: () => (
      <p>
        <Trans>
          You can see, correct, download and delete all of it yourself, in your profile. For anything that
          this does not cover, <Link to="/contact">write to us</Link>. You can also complain to the data
          protection authority where you live.
        </Trans>
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <LegalPage
      title={t`Privacy`}
      description={t`What Creel stores about you, who can see it, for how long, and how to delete it. No trackers, no advertising, no cookies.`}
      changed="2026-11-29"
      inShort={IN_SHORT}
      sections={SECTIONS}
    />
  );
}
