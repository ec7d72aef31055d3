import { t } from "@lingui/core/macro";
import { lazy } from "react";

import { storedSession } from "../../http/stored-session.ts";
import { useAuth } from "../../session/auth.tsx";
import { Frame } from "./frame.tsx";

const loadAnglersShell = async () => ({ default: (await import("./anglers-shell.tsx")).AnglersShell });
const AnglersShell = lazy(loadAnglersShell);

// Loads while the session is checked. A failure shows again where the module is needed.
if (storedSession()) void loadAnglersShell().catch(() => {});

export function Shell() {
  const { user } = useAuth();
  if (!user) return <Frame unreached={t`Some pages may not load.`} />;
  // Has no fallback, so that the previous content stays until this can be rendered.
  return <AnglersShell />;
}
