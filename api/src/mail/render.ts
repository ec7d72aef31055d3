import type { I18n } from "@lingui/core";

import { languageOf } from "../language/languages.ts";
import type { Mail, MailContent } from "./mail.ts";

/** Renders the mail as HTML and as plain text. */
export function render({ subject, content, language }: Pick<Mail, "subject" | "content" | "language">) {
  const i18n = languageOf(language ?? null);
  return { html: renderHtml(subject, content, i18n), text: renderText(content, i18n) };
}

function renderText({ paragraphs, action, closing }: MailContent, i18n: I18n): string {
  const parts = [...paragraphs];
  if (action) {
    const { label, url } = action;
    parts.push(`${i18n.t({ id: "mail.action", message: "{label}:", values: { label } })}\n${url}`);
  }
  if (closing !== undefined) parts.push(closing);
  return `${parts.join("\n\n")}\n\n-- \nCreel\n`;
}

/** The app's colors; the mail is readable without them. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; background: #fafcf9; color: #07252a;
  font: 17px/1.5 "Atkinson Hyperlegible Next", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { display: block; max-width: 560px; margin: 0 auto; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.name { font-weight: 700; color: #004d56; }
a { color: #004d56; }
.action a { display: inline-block; padding: 12px 24px; border-radius: 4px; background: #004d56; color: #ffffff;
  font-weight: 600; text-decoration: none; }
.small { font-size: 15px; color: #2c494e; }
.closing { border-top: 1px solid #d1dcdc; padding-top: 16px; }
@media (prefers-color-scheme: dark) {
  body { background: #061114; color: #e6f1ee; }
  .name, a { color: #8bd3d3; }
  .action a { background: #8bd3d3; color: #061114; }
  .small { color: #b4c7c6; }
  .closing { border-top-color: #243537; }
}
`;

function renderHtml(subject: string, { paragraphs, action, closing }: MailContent, i18n: I18n): string {
  const parts = ['<p class="name">Creel</p>', ...paragraphs.map((text) => `<p>${escape(text)}</p>`)];
  if (action) {
    const url = escape(action.url);
    parts.push(`<p class="action"><a href="${url}">${escape(action.label)}</a></p>`);
    const otherwise = i18n.t({
      id: "mail.button",
      message: "If the button doesn’t work, open this link:",
    });
    parts.push(`<p class="small">${escape(otherwise)}<br>${url}</p>`);
  }
  if (closing !== undefined) parts.push(`<p class="small closing">${escape(closing)}</p>`);
  return `<!doctype html>
<html lang="${i18n.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${parts.join("\n")}
</main>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\n": "<br>",
};

function escape(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? character);
}
