import { i18n, type MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";

/** MapLibre's own words; `title` is what the map is and which keys it takes. */
export function mapLabels(title: MessageDescriptor): Record<string, string> {
  return { "Map.Title": i18n._(title), "AttributionControl.ToggleAttribution": t`Toggle attribution` };
}
