import { t } from "@lingui/core/macro";

import { useAuth } from "../session/auth.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { IllustratedPage } from "../ui/layout/illustrated-page.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

export function NotFoundPage() {
  const { user } = useAuth();
  return (
    <IllustratedPage drawing="course">
      <title>{t`Page not found · Creel`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t`Page not found`}</h1>
      <p className={utilities.muted}>
        {user
          ? t`It may have moved, or the link is missing a letter. Your log is where you left it.`
          : t`It may have moved, or the link is missing a letter.`}
      </p>
      {user ? (
        <LinkButton to="/dashboard" look="deep">
          {t`Go to the dashboard`}
        </LinkButton>
      ) : (
        <LinkButton to="/" look="deep">
          {t`Go to the home page`}
        </LinkButton>
      )}
    </IllustratedPage>
  );
}
