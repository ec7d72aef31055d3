import { useEffect } from "react";

import { useAuth } from "../../session/auth.tsx";

/** Loads the page anew in the language of the account, once it was read or changed: public/theme.js takes it then. */
export function useAccountLanguage(): void {
  const language = useAuth().user?.language;
  useEffect(() => {
    const { lang, dataset } = document.documentElement;
    const isBuilt = dataset["languages"]?.split(" ").some((one) => one.split(":")[0] === language);
    if (isBuilt && language !== lang) location.reload();
  }, [language]);
}
