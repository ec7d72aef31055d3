import { LOCALES } from "@creel/texts/addresses";
import { PSEUDO_LOCALE } from "@creel/texts/locales";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { storeUser } from "../../http/stored-session.ts";
import { locale } from "../../i18n/locale.ts";
import { updateMe } from "../../session/api.ts";
import { useUser } from "../../session/auth.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { nameOfLanguage } from "../language-links.tsx";

/** A choice applies at once, because the page loads again in it. */
export function LanguageChoice() {
  const { language } = useUser();
  const { mutate, variables, isPending } = useMutation({
    scope: { id: "language" },
    mutationFn: (chosen: string) => updateMe({ language: chosen }),
    onSuccess: storeUser,
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`Your language could not be saved. Please try again.`),
        isError: true,
      }),
  });
  const current = language ?? locale;
  const languages = LOCALES.filter((one) => one !== PSEUDO_LOCALE || one === current);
  return (
    <Select
      label={t`Language`}
      options={languages}
      nameOf={nameOfLanguage}
      value={isPending ? variables : current}
      onChange={(chosen) => chosen !== null && chosen !== current && mutate(chosen)}
      isRequired
    />
  );
}
