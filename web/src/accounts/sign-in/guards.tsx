import { t } from "@lingui/core/macro";
import { Suspense, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";

import { secondStepStore } from "../../http/second-step.ts";
import { endingOfSession } from "../../http/stored-session.ts";
import { useAuth } from "../../session/auth.tsx";
import { useStore } from "../../store/use-store.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { AFTER_SIGN_IN, signInPath } from "./safe-redirect.ts";

/** Loaded lazily, because only some admins see it, once. */
const SecondStepWanted = lazyPart(
  async () => (await import("../access/second-step-wanted.tsx")).SecondStepWanted,
);

/** Loaded lazily, because only a demo has it. */
const DemoOver = lazyPart(async () => (await import("../../demo/demo-parts.ts")).DemoOver);

export function RequireSignIn() {
  const { user } = useAuth();
  const location = useLocation();
  const isSecondStepMissing = useStore(secondStepStore, () => false);
  if (user?.role === "admin" && isSecondStepMissing) {
    return (
      <Suspense>
        <SecondStepWanted />
      </Suspense>
    );
  }
  if (user) return <Outlet />;
  const ending = endingOfSession();
  if (ending === "demo over") {
    return (
      <Suspense>
        <DemoOver />
      </Suspense>
    );
  }
  return <Navigate to={signInPath(location)} state={{ ending }} replace />;
}

/** Stands inside RequireSignIn. Shows a message to who is not an admin and goes to the dashboard. */
export function RequireAdmin() {
  const { user } = useAuth();
  const showMessage = useShowMessage();
  const isAdmin = user?.role === "admin";
  useEffect(() => {
    if (!isAdmin) showMessage(t`Access denied. Admin privileges required.`);
  }, [isAdmin, showMessage]);
  return isAdmin ? <Outlet /> : <Navigate to={AFTER_SIGN_IN} replace />;
}
