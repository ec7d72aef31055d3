import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";

/** The query parameter that opens the form at the present position. public/manifest.webmanifest names it. */
const NAME = "log";

/** For the shortcut of the installed app. */
export function LogShortcut() {
  const [search, setSearch] = useSearchParams();
  const { onLog } = useCatchDialogs();
  const isAsked = search.get(NAME) === "here";

  const open = useEffectEvent(() => {
    // Going back and a reload do not open it again.
    const rest = new URLSearchParams(search);
    rest.delete(NAME);
    setSearch(rest, { replace: true });
    onLog("here");
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  return null;
}
