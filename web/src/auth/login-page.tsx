import "./login.css";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";

import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Isobaths } from "../ui/isobaths.tsx";
import { Logo } from "../ui/logo.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useTell } from "../ui/tell.tsx";
import { useAuth } from "./auth.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { safeRedirect } from "./safe-redirect.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Mode = "sign-in" | "sign-up";

const TITLES: Record<Mode, string> = { "sign-in": "Back to the water", "sign-up": "Start your log" };

export function LoginPage() {
  const { user } = useAuth();
  const [search, setSearch] = useSearchParams();
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
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
    <div className="login">
      <title>{mode === "sign-up" ? "Sign Up · Creel" : "Sign In · Creel"}</title>
      <header className="login-side">
        <Isobaths drawing="lake" />
        <Link to="/" className="brand">
          <Logo isOnDeep />
          Creel
        </Link>
        <p>Every catch, on the map, for good.</p>
      </header>
      <main className="login-main">
        <div className="login-box">
          <h1>{TITLES[mode]}</h1>
          <Tabs
            label="Sign in or sign up"
            selected={mode}
            onSelect={show}
            tabs={[
              {
                id: "sign-in",
                title: "Sign In",
                content: <SignInForm key={registeredEmail} registeredEmail={registeredEmail} />,
              },
              {
                id: "sign-up",
                title: "Sign Up",
                content: <SignUpForm onRegistered={handleRegistered} />,
              },
            ]}
          />
          <Others />
        </div>
      </main>
    </div>
  );
}

function Others() {
  const tell = useTell();
  return (
    <div className="login-others">
      <span className="login-or">or</span>
      <Button isWide onPress={() => tell("Google sign-in coming soon!")}>
        <GoogleMark />
        Continue with Google
      </Button>
      <LinkButton look="quiet" to="/">
        <Icon of={ArrowLeft} isSmall />
        Back to Home
      </LinkButton>
    </div>
  );
}
