import { t } from "@lingui/core/macro";
import { useEffect } from "react";

/**
 * Whether the browser can write texts into the margins of a page. Others print a foot of their own, with the page and
 * the day.
 */
export const HAS_PAGE_FOOT = "CSSMarginRule" in globalThis;

/** Stands for the number of the page, and of all pages, in a translated text. */
const PAGE = "{page}";
const PAGES = "{pages}";

/**
 * Sets the texts that print.module.css writes below each page, such as "Lake Vermilion · Printed Nov 21, 2026" and
 * "page 1 of 2".
 */
export function usePageFoot(foot: string): void {
  useEffect(() => {
    const texts = new Map([["--page-foot", quoteCss(foot)], ...pageTexts()]);
    const { style } = document.documentElement;
    for (const [name, text] of texts) style.setProperty(name, text);
    return () => {
      for (const name of texts.keys()) style.removeProperty(name);
    };
  }, [foot]);
}

/** The texts before, between and after the two numbers, which only the style sheet knows. */
function pageTexts(): [name: string, text: string][] {
  const whole = t`page ${PAGE} of ${PAGES}`;
  const [before = "", rest = ""] = whole.split(PAGE);
  const [between = "", after = ""] = rest.split(PAGES);
  return [
    ["--before-page", quoteCss(before)],
    ["--between-pages", quoteCss(between)],
    ["--after-pages", quoteCss(after)],
  ];
}

/** Returns a string of CSS. Line breaks would end it (CSS Syntax, section 4.3.5). */
export function quoteCss(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/[\n\r\f]/g, " ")}"`;
}
