import { t } from "@lingui/core/macro";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { GetCreel } from "../../demo/get-creel.tsx";
import { useOpenDemo } from "../../demo/use-open-demo.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { AccountForm } from "../account-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { BackToHome } from "./back-to-home.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The hash with which the home page opens a demo in one tap. */
const AT_ONCE = "#demo";

/** The sign-in page of a demo. Only accounts that the operator made sign in. */
export function DemoDoor({ onSignIn }: { onSignIn: () => void }) {
  const { isPending, problem, open } = useOpenDemo();
  useAtOnce(open);
  return (
    <AuthFrame title={t`Open the demo`}>
      <AccountForm
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <h1>{t`Try Creel for an hour`}</h1>
        <p>{t`You get a log of your own with sample catches. After an hour it’s deleted, with all you put in.`}</p>
        <Problem text={problem} />
        <Button type="submit" look="signal" isLarge isWide isPending={isPending}>
          {isPending ? t`Opening the demo...` : t`Open the demo`}
        </Button>
        <GetCreel look="line" isWide />
        <Button look="quiet" onPress={onSignIn}>
          {t`Sign in with an account`}
        </Button>
      </AccountForm>
      <BackToHome />
    </AuthFrame>
  );
}

/** For accounts that the operator made. Nobody signs up in a demo. */
export function DemoSignIn(
  typed: Pick<ComponentProps<typeof SignInForm>, "email" | "onEmailChange" | "onSecondStep">,
) {
  const [isRemembered, setIsRemembered] = useState(true);
  return (
    <AuthFrame title={t`Sign In`}>
      <h1>{t`Welcome back`}</h1>
      <SignInForm
        notice={null}
        registeredEmail={null}
        {...typed}
        isRemembered={isRemembered}
        onRememberedChange={setIsRemembered}
      />
      <BackToHome />
    </AuthFrame>
  );
}

function useAtOnce(open: () => void): void {
  const isAsked = useLocation().hash === AT_ONCE;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAsked || hasBegun.current) return;
    hasBegun.current = true;
    open();
  }, [isAsked, open]);
}
