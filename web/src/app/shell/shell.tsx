import { lazy } from "react";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { storedSession } from "../../session/stored-session.ts";
import { Frame } from "./frame.tsx";

const loadAnglersShell = async () => ({ default: (await import("./anglers-shell.tsx")).AnglersShell });
const AnglersShell = lazy(loadAnglersShell);

// It comes while the server is asked whether the session holds. What fails here fails again where it is needed.
if (storedSession()) void loadAnglersShell().catch(() => {});

/** Header, page, footer, and what else is there for who is signed in. */
export function Shell() {
  const { user } = useAuth();
  if (!user) return <Frame unreached="Some pages may not load." />;
  // Nothing to stand for it until it is loaded: what was up before stays, and goes as soon as this can be drawn.
  return <AnglersShell />;
}
