import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";

import { useTell } from "../ui/tell.tsx";
import { useAuth } from "./auth.tsx";
import { AFTER_SIGN_IN, signInPath } from "./safe-redirect.ts";

/** Sends who is not signed in to the sign-in page, which leads back. */
export function RequireSignIn() {
  const { user } = useAuth();
  const location = useLocation();
  return user ? <Outlet /> : <Navigate to={signInPath(location)} replace />;
}

/** Tells who is not an admin so, and takes them to their dashboard. Stands inside RequireSignIn. */
export function RequireAdmin() {
  const { user } = useAuth();
  const tell = useTell();
  const isAdmin = user?.role === "admin";
  useEffect(() => {
    if (!isAdmin) tell("Access denied. Admin privileges required.");
  }, [isAdmin, tell]);
  return isAdmin ? <Outlet /> : <Navigate to={AFTER_SIGN_IN} replace />;
}
