import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";

import { KNOWN_DEVICE_KEY } from "../../device/storage-keys.ts";
import { useOperator } from "../../operator/operator.ts";
import { useAuth } from "../../session/auth.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { providersQuery } from "../access/providers-api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { DemoDoor, DemoSignIn } from "./demo-door.tsx";
import { OtherWays } from "./other-ways.tsx";
import { safeRedirect } from "./safe-redirect.ts";
import { SecondStep } from "./second-step.tsx";
import { SignInForm, type SecondStepWanted } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { WithoutPassword } from "./without-password.tsx";

import * as styles from "./login-page.module.css";

type Mode = "sign-in" | "sign-up";

/** The hash that Get Started adds to the address. It opens the sign-up on a device where nobody has signed in. */
const START = "#start";

export function LoginPage() {
  const { user } = useAuth();
  const [search] = useSearchParams();
  const { data: ways } = useQuery(providersQuery);
  const [step, setStep] = useState<SecondStepWanted | null>(null);
  const [typedEmail, setTypedEmail] = useState("");
  const { isDemo } = useOperator();
  const [hasAccount, setHasAccount] = useState(false);

  if (user) return <Navigate to={safeRedirect(search.get("redirect"))} replace />;
  if (step) {
    return <SecondStep {...step} onBack={() => setStep(null)} />;
  }
  if (isDemo && !hasAccount) return <DemoDoor onSignIn={() => setHasAccount(true)} />;
  if (ways?.passwords === false) {
    return <WithoutPassword ways={ways} />;
  }
  const typed = { email: typedEmail, onEmailChange: setTypedEmail, onSecondStep: setStep };
  return isDemo ? <DemoSignIn {...typed} /> : <WithPassword {...typed} />;
}

interface WithPasswordProps {
  /** Stays while the page of the second step takes its place. */
  email: string;
  onEmailChange: (email: string) => void;
  onSecondStep: (wanted: SecondStepWanted) => void;
}

function WithPassword({ onSecondStep, ...typed }: WithPasswordProps) {
  const [search, setSearch] = useSearchParams();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const [isRemembered, setIsRemembered] = useState(true);
  const notice = useNotice(registeredEmail);
  const isNew = useLocation().hash === START && localStorage.getItem(KNOWN_DEVICE_KEY) === null;
  const mode: Mode = search.get("mode") === "register" || isNew ? "sign-up" : "sign-in";

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
                {...typed}
                isRemembered={isRemembered}
                onRememberedChange={setIsRemembered}
                onSecondStep={onSecondStep}
              />
            ),
          },
          {
            id: "sign-up",
            title: t`Sign Up`,
            content: <SignUpForm {...typed} onRegistered={handleRegistered} />,
          },
        ]}
      />
      <OtherWays isRemembered={isRemembered} />
    </AuthFrame>
  );
}

const stateSchema = z.object({ notice: z.string() });

function useNotice(registeredEmail: string | null): string | null {
  const { state } = useLocation();
  if (registeredEmail !== null) return t`Account created successfully! Please sign in.`;
  return stateSchema.safeParse(state).data?.notice ?? null;
}
