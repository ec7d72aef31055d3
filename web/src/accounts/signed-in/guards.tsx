import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";

import { endingOfSession } from "../../session/stored-session.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { useAuth } from "./auth.tsx";
import { AFTER_SIGN_IN, signInPath } from "./safe-redirect.ts";

/** Sends who is not signed in to the sign-in page, which leads back and says why, where there is a reason. */
export function RequireSignIn() {
  const { user } = useAuth();
  const location = useLocation();
  if (user) return <Outlet />;
  return <Navigate to={signInPath(location)} state={{ ending: endingOfSession() }} replace />;
}

/** Tells who is not an admin so, and takes them to their dashboard. Stands inside RequireSignIn. */
export function RequireAdmin() {
  const { user } = useAuth();
  const showMessage = useShowMessage();
  const isAdmin = user?.role === "admin";
  useEffect(() => {
    if (!isAdmin) showMessage("Access denied. Admin privileges required.");
  }, [isAdmin, showMessage]);
  return isAdmin ? <Outlet /> : <Navigate to={AFTER_SIGN_IN} replace />;
}
