import "../ui/prose.css";
import type { ReactNode } from "react";

interface LegalProps {
  title: string;
  children: ReactNode;
}

function Legal({ title, children }: LegalProps) {
  return (
    <div className="page prose">
      <title>{`${title} · Creel`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export function PrivacyPage() {
  return (
    <Legal title="Privacy">
      <p>What this software keeps about you, who can see it, and how it goes away again.</p>
      <h2>What is kept</h2>
      <ul>
        <li>Your name, your email address, a hash of your password, and the time zone of your browser.</li>
        <li>The catches you log, with the place, the time and everything else you write about them.</li>
        <li>Your sign-ins: when, from which address and with which browser.</li>
        <li>A counter of failed sign-ins, under a hash of the email address, for 15 minutes.</li>
      </ul>
      <h2>Who can see it</h2>
      <p>
        You, and the people who run this Creel. No other angler sees your catches or where they were made.
        Nothing is sold, and there are no trackers, no advertisements and no statistics by others.
      </p>
      <h2>Others that are asked</h2>
      <p>
        The online map comes from the map service this Creel is set to use. Your browser asks it for the part
        of the world you look at, and it learns your internet address by that. The built-in map asks nobody.
      </p>
      <h2>The server's own notes</h2>
      <p>
        The server writes down each request with its time, its address and its outcome, never with what you
        typed and never with a place. How long that is kept is up to the people who run this Creel.
      </p>
    </Legal>
  );
}

export function TermsPage() {
  return (
    <Legal title="Terms">
      <p>Short, because there is little to agree on.</p>
      <h2>Yours</h2>
      <p>What you log stays yours. You may use this Creel for free.</p>
      <h2>Fair use</h2>
      <p>
        Log your own catches. Do not try to get into other people's accounts, and do not burden the service so
        that others cannot use it. An account that does can be suspended.
      </p>
      <h2>No promises</h2>
      <p>
        Creel is given as it is, under the MIT licence. Coordinates, maps and conditions can be wrong: never
        navigate or judge your safety on the water by them. Keep to the fishing rules of where you are.
      </p>
    </Legal>
  );
}

export function CookiesPage() {
  return (
    <Legal title="Cookies">
      <p>Creel sets no cookies. It keeps two things in your browser's own storage:</p>
      <ul>
        <li>
          Your sign-in: two tokens and your name, so that you need not sign in at every visit. With "Remember
          me" until you sign out, otherwise until you close the tab.
        </li>
        <li>The theme you chose, if you chose one.</li>
      </ul>
      <p>Signing out takes your sign-in off this device.</p>
    </Legal>
  );
}
