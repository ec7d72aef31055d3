import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";

import { useAuth } from "../../session/auth.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { OtherWays } from "./other-ways.tsx";
import { safeRedirect } from "./safe-redirect.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

import * as styles from "./login-page.module.css";

type Mode = "sign-in" | "sign-up";

export function LoginPage() {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const [typedEmail, setTypedEmail] = useState("");
  const notice = useNotice(registeredEmail);
  const mode: Mode = search.get("mode") === "register" ? "sign-up" : "sign-in";

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
      <h1 className={styles.title}>{mode === "sign-up" ? t`Start your log` : t`Back to the water`}</h1>
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
