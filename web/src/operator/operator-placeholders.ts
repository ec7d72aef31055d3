import { type Operator, UNNAMED_OPERATOR } from "@creel/domain/contact/operator";
import { describeAnglers, describeResponse } from "@creel/texts/contact/operator-phrases";
import { i18n } from "@lingui/core";

/** The settings of an operator. The build does not know them. */
const SETTINGS = ["name", "location", "supportEmail", "links", "hours", "isDemo"];

/** The server replaces them (api/src/http/render-operator.ts). */
const PLACEHOLDERS = {
  name: "{{name}}",
  location: "{{location}}",
  supportEmail: "{{supportEmail}}",
  links: [{ name: "{{linkName}}", url: "{{linkUrl}}" }],
  hours: "{{hours}}",
  isDemo: true,
};

/** The server replaces them, too, unless the operator has left the standard, which is in the language of the page. */
function standardPlaceholders() {
  const response = describeResponse(UNNAMED_OPERATOR, i18n);
  const anglers = describeAnglers(UNNAMED_OPERATOR, i18n);
  return { response: `{{response|${response}}}`, anglers: `{{anglers|${anglers}}}` };
}

/** An operator that has set these settings, for a page that is drawn at the build. */
export function operatorPlaceholders(configured: readonly string[]): Operator {
  const unconfigured = Object.entries(UNNAMED_OPERATOR).filter(
    ([setting]) => SETTINGS.includes(setting) && !configured.includes(setting),
  );
  return { ...PLACEHOLDERS, ...standardPlaceholders(), ...Object.fromEntries(unconfigured) };
}

/** Each choice of the settings that a page shows: the page is drawn for every operator there can be. */
export async function operatorVariants(draw: (configured: readonly string[]) => Promise<string>) {
  const full = await draw(SETTINGS);
  const shown: string[] = [];
  for (const setting of SETTINGS) {
    if ((await draw(SETTINGS.filter((one) => one !== setting))) !== full) shown.push(setting);
  }
  const none: string[][] = [[]];
  const choices = shown.reduce(
    (all, setting) => all.flatMap((choice) => [choice, [...choice, setting]]),
    none,
  );
  return { shown, choices };
}
