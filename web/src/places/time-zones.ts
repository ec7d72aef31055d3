import { t } from "@lingui/core/macro";

/** How a zone is read: "America/New York". */
export function zoneLabel(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}

interface ZoneChoice {
  timeZone: string;
  name: string;
  note?: string;
}

/** Every zone there is to choose, the device's own first, then the present one, then by name. */
export function zoneChoices(device: string, present: string): ZoneChoice[] {
  // Browsers leave UTC out, and each knows some zones by another of their names.
  const all = new Set([device, present, ...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return [...all].map((timeZone) => {
    const choice = { timeZone, name: zoneLabel(timeZone) };
    return timeZone === device ? Object.assign(choice, { note: t`this device` }) : choice;
  });
}
