import {
  type Operator,
  operatorSchema,
  STANDARD_HOURS,
  UNNAMED_OPERATOR,
} from "@creel/domain/contact/operator";

import { escapeMarkup } from "../base/escape-markup.ts";

/** Where the app reads the same, so that it takes the page over as it was sent (web/src/operator). */
const ID = "operator";
/** A link of the operator's in a drawn page, by its placeholders; it stands there for all of them. */
const LINK = /<a [^>]*"\{\{linkUrl\}\}"[^>]*>\{\{linkName\}\}<\/a>/g;

/** With the standard in the language of the page, as markup, where there is one. */
const PLACEHOLDER = /\{\{(\w+)(?:\|([^}]*))?\}\}/g;
const STANDARDS = new Map<string, unknown>(Object.entries(UNNAMED_OPERATOR));

/** What a page may be drawn with and without: scripts/build/prerender.mjs draws each it speaks of both ways. */
export function knownFields(operator: Operator): Set<string> {
  const { name, location, supportEmail, links, hours } = operator;
  const facts = {
    name: name !== null,
    location: location !== null,
    supportEmail: supportEmail !== null,
    links: links.length > 0,
    hours: hours !== STANDARD_HOURS,
  };
  return new Set(Object.entries(facts).flatMap(([fact, isKnown]) => (isKnown ? [fact] : [])));
}

export function withOperator(page: string, operator: Operator): string {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(operator)) {
    if (typeof value === "string") values.set(name, value);
  }
  for (const [index, { name, url }] of operator.links.entries()) {
    values.set(`linkName${index}`, name).set(`linkUrl${index}`, url);
  }
  return page
    .replaceAll(LINK, (link) =>
      operator.links
        .map((_, index) => link.replaceAll(/\{\{(linkName|linkUrl)\}\}/g, `{{$1${index}}}`))
        .join(""),
    )
    .replaceAll(PLACEHOLDER, (_, name, standard) =>
      standard !== undefined && values.get(name) === STANDARDS.get(name)
        ? standard
        : escapeMarkup(values.get(name) ?? ""),
    )
    .replace("</head>", () => `${dataOf(operator)}\n</head>`);
}

/** No program, so the content security policy lets it stand there. */
function dataOf(operator: Operator): string {
  const text = JSON.stringify(operatorSchema.parse(operator)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${ID}">${text}</script>`;
}
