import { addressIn, LOCALES } from "@creel/texts/addresses";
import { PSEUDO_LOCALE } from "@creel/texts/locales";
import { t } from "@lingui/core/macro";
import { useLocation } from "react-router";

import { LANGUAGE_KEY } from "../device/storage-keys.ts";
import { locale } from "../i18n/locale.ts";
import { classNames } from "../ui/styles/class-names.ts";

import * as styles from "./language-links.module.css";

const LANGUAGES = LOCALES.filter((one) => one !== PSEUDO_LOCALE);

/** Links to this page in each language. They load it anew, because a page has one language from its start. */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <nav className={classNames(styles.root, className)} aria-label={t`Language`}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(language, pathname) + search + hash}
          lang={language}
          hrefLang={language}
          aria-current={language === locale || undefined}
          onClick={() => localStorage.setItem(LANGUAGE_KEY, language)}
        >
          {nameOfLanguage(language)}
        </a>
      ))}
    </nav>
  );
}

/** Returns the language's own name for itself, such as "Deutsch". */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
