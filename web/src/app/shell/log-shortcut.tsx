import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";

/** In an address: the form is to be opened, at the present position. Named in public/manifest.webmanifest. */
const NAME = "log";

/** Opens the form where the address asks for it: the shortcut of the installed app is one press away from it. */
export function LogShortcut() {
  const [search, setSearch] = useSearchParams();
  const { onLog } = useCatchDialogs();
  const isAsked = search.get(NAME) === "here";

  const open = useEffectEvent(() => {
    // Going back and a reload do not open it once more.
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
