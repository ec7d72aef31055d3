import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";

import { endingOfSession } from "../../http/stored-session.ts";
import { useAuth } from "../../session/auth.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { AFTER_SIGN_IN, signInPath } from "./safe-redirect.ts";

export function RequireSignIn() {
  const { user } = useAuth();
  const location = useLocation();
  if (user) return <Outlet />;
  return <Navigate to={signInPath(location)} state={{ ending: endingOfSession() }} replace />;
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
