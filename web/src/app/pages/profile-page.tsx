import "./pages.css";
import "./profile-page.css";
import { fullName, initials, ROLE_LABELS } from "@creel/domain/users/user";
import { LogOut } from "lucide-react";

import { useUser } from "../../auth/auth.tsx";
import { ThemeChoice } from "../../profile/theme-choice.tsx";
import { UnitsChoice } from "../../profile/units-choice.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Badge } from "../../ui/states.tsx";
import { useSignOut } from "../use-sign-out.ts";

export function ProfilePage() {
  const user = useUser();
  const signOut = useSignOut();
  const since = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric" });
  return (
    <div className="page">
      <title>Profile · Creel</title>
      <div className="page-head">
        <h1>Profile</h1>
      </div>
      <section className="settings-row" aria-labelledby="you">
        <div>
          <h2 id="you">You</h2>
          <p>How you are known here.</p>
        </div>
        <div className="profile-who">
          <span className="initials" aria-hidden>
            {initials(user)}
          </span>
          <div className="profile-words">
            <b>{fullName(user)}</b>
            <p className="small muted">
              {user.username} · {user.email}
            </p>
            <p className="small muted">With Creel since {since.format(new Date(user.createdAt))}</p>
          </div>
          <Badge>{ROLE_LABELS[user.role]}</Badge>
        </div>
      </section>
      <section className="settings-row" aria-labelledby="units">
        <div>
          <h2 id="units">Units</h2>
          <p>These apply as soon as you choose. Stored catches do not change, only how they read.</p>
        </div>
        <UnitsChoice />
      </section>
      <section className="settings-row" aria-labelledby="theme">
        <div>
          <h2 id="theme">Theme</h2>
          <p>Day for bright sun, night for dark hours, or whatever your device has.</p>
        </div>
        <ThemeChoice />
      </section>
      <section className="settings-row" aria-labelledby="sign-out">
        <div>
          <h2 id="sign-out">Sign out</h2>
          <p>Takes your name and your catches off this device. They stay in your log.</p>
        </div>
        <div>
          <Button onPress={signOut}>
            <Icon of={LogOut} isSmall />
            Logout
          </Button>
        </div>
      </section>
    </div>
  );
}
