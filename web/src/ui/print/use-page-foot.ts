import { t } from "@lingui/core/macro";
import { useEffect } from "react";

/** Whether the browser can write texts into the margins of a page. Others print the foot once, below the sheet. */
export const HAS_PAGE_FOOT = "CSSMarginRule" in globalThis;

/** Stands for the number of the page, and of all pages, in a translated text. */
const PAGE = "{page}";
const PAGES = "{pages}";

interface PageFoot {
  /** Says what the sheet is, and what it leaves out. */
  about: string;
  /** The day of printing. */
  printed: string;
}

/**
 * Sets the texts that print.module.css writes below each page: on the left what the sheet is, on the right such as
 * "Printed Nov 21, 2026 · page 1 of 2".
 */
export function usePageFoot({ about, printed }: PageFoot): void {
  useEffect(() => {
    const texts = new Map([["--page-foot", quoteCss(about)], ...pageTexts(printed)]);
    const { style } = document.documentElement;
    for (const [name, text] of texts) style.setProperty(name, text);
    return () => {
      for (const name of texts.keys()) style.removeProperty(name);
    };
  }, [about, printed]);
}

/** The texts before, between and after the two numbers, which only the style sheet knows. */
function pageTexts(printed: string): [name: string, text: string][] {
  const pages = t`page ${PAGE} of ${PAGES}`;
  const whole = `${printed} · ${pages}`;
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
