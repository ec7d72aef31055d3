import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { useAuth } from "../signed-in/auth.tsx";
import { safeRedirect } from "../signed-in/safe-redirect.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Mode = "sign-in" | "sign-up";

const TITLES: Record<Mode, string> = { "sign-in": "Back to the water", "sign-up": "Start your log" };

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
    <AuthFrame title={mode === "sign-up" ? "Sign Up" : "Sign In"}>
      <h1 className="login-title">{TITLES[mode]}</h1>
      <Tabs
        label="Sign in or sign up"
        selected={mode}
        onSelect={show}
        tabs={[
          {
            id: "sign-in",
            title: "Sign In",
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
            title: "Sign Up",
            content: (
              <SignUpForm email={typedEmail} onEmailChange={setTypedEmail} onRegistered={handleRegistered} />
            ),
          },
        ]}
      />
      <Others />
    </AuthFrame>
  );
}

const stateSchema = z.object({ notice: z.string() });

function useNotice(registeredEmail: string | null): string | null {
  const { state } = useLocation();
  if (registeredEmail !== null) return "Account created successfully! Please sign in.";
  return stateSchema.safeParse(state).data?.notice ?? null;
}

function Others() {
  const showMessage = useShowMessage();
  return (
    <div className="login-others">
      <span className="login-or">or</span>
      <Button isWide className="login-google" onPress={() => showMessage("Google sign-in coming soon!")}>
        <GoogleMark />
        Continue with Google
        <span className="login-soon">soon</span>
      </Button>
      <LinkButton look="quiet" to="/">
        <Icon of={ArrowLeft} isSmall />
        Back to Home
      </LinkButton>
    </div>
  );
}
