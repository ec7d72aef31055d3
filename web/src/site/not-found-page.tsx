import { useAuth } from "../accounts/signed-in/auth.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { IllustratedPage } from "../ui/layout/illustrated-page.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

export function NotFoundPage() {
  const { user } = useAuth();
  return (
    <IllustratedPage drawing="course">
      <title>No such page · Creel</title>
      <meta name="robots" content="noindex" />
      <h1>No such page</h1>
      <p className={utilities.muted}>
        It may have moved, or the link lost a letter.
        {user && " Your log is where you left it."}
      </p>
      {user ? (
        <LinkButton to="/dashboard" look="deep">
          Go to the dashboard
        </LinkButton>
      ) : (
        <LinkButton to="/" look="deep">
          Go to the home page
        </LinkButton>
      )}
    </IllustratedPage>
  );
}
