import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";

import { KNOWN_DEVICE_KEY } from "../../device/storage-keys.ts";
import { useAuth } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { safeRedirect } from "./safe-redirect.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

import * as styles from "./login-page.module.css";

type Mode = "sign-in" | "sign-up";

/** The hash that Get Started adds to the address. It opens the sign-up on a device where nobody has signed in. */
const START = "#start";

export function LoginPage() {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const [typedEmail, setTypedEmail] = useState("");
  const notice = useNotice(registeredEmail);
  const isNew = useLocation().hash === START && localStorage.getItem(KNOWN_DEVICE_KEY) === null;
  const mode: Mode = search.get("mode") === "register" || isNew ? "sign-up" : "sign-in";

  if (user) return <Navigate to={safeRedirect(search.get("redirect"))} replace />;

  function show(next: Mode): void {
    setRegisteredEmail(null);
    setSearch(
      (params) => {
        if (next === "sign-up") params.set("mode", "register");
        else params.delete("mode");
        return params;
      },
      { replace: true, flushSync: true },
    );
  }

  function handleRegistered(email: string): void {
    show("sign-in");
    setRegisteredEmail(email);
  }

  return (
    <AuthFrame title={mode === "sign-up" ? t`Sign Up` : t`Sign In`}>
      <h1 className={styles.title}>{mode === "sign-up" ? t`Start your log` : t`Welcome back`}</h1>
      <Tabs
        label={t`Sign in or sign up`}
        selected={mode}
        onSelect={show}
        tabs={[
          {
            id: "sign-in",
            title: t`Sign In`,
            content: (
              <SignInForm
                key={registeredEmail}
                notice={notice}
                registeredEmail={registeredEmail}
                email={typedEmail}
                onEmailChange={setTypedEmail}
              />
            ),
          },
          {
            id: "sign-up",
            title: t`Sign Up`,
            content: (
              <SignUpForm email={typedEmail} onEmailChange={setTypedEmail} onRegistered={handleRegistered} />
            ),
          },
        ]}
      />
      <OtherWays />
    </AuthFrame>
  );
}

const stateSchema = z.object({ notice: z.string() });

function useNotice(registeredEmail: string | null): string | null {
  const { state } = useLocation();
  if (registeredEmail !== null) return t`Account created successfully! Please sign in.`;
  return stateSchema.safeParse(state).data?.notice ?? null;
}

function OtherWays() {
  const showMessage = useShowMessage();
  return (
    <div className={styles.root}>
      <span className={styles.or}>{t`or`}</span>
      <Button isWide className={styles.google} onPress={() => showMessage(t`Google sign-in coming soon!`)}>
        <GoogleMark />
        <Trans>
          Continue with Google
          <span className={styles.soon}>soon</span>
        </Trans>
      </Button>
      <LinkButton look="quiet" to="/" className={styles.home}>
        <Icon of={ArrowLeft} isSmall />
        {t`Back to Home`}
      </LinkButton>
    </div>
  );
}

/** Google's own mark in its own colors, as its rules for sign-in buttons ask. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6 0-1.2-.2-1.7H9v3.4h4.8a4 4 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z"
      />
      <path fill="#34A853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18Z" />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8Z" />
      <path fill="#EA4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7Z" />
    </svg>
  );
}
