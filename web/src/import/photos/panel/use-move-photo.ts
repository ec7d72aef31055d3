import { t } from "@lingui/core/macro";
import { useCallback, useEffect, useState } from "react";

import { announce } from "../../../ui/announce/announce.ts";
import { buttonId } from "./photo-button.tsx";

/** Moves a photo, says so, and leaves the focus on it wherever it stands then. */
export function useMovePhoto(move: (photo: string, to: string | null) => void) {
  const [moved, setMoved] = useState<{ photo: string } | null>(null);
  useEffect(() => {
    if (!moved) return undefined;
    // The menu that is closing gives the focus to where it was.
    const timer = setTimeout(() => document.getElementById(buttonId(moved.photo))?.focus(), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return useCallback(
    (photo: string, to: string | null) => {
      move(photo, to);
      setMoved({ photo });
      announce(to === null ? t`The photo is a catch of its own.` : t`The photo is in the other catch.`);
    },
    [move],
  );
}

const FOCUS_MS = 50;
