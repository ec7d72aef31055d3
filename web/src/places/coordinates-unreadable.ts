import { t } from "@lingui/core/macro";

export function describeUnreadable(): string {
  return t`Type latitude and longitude, like 47.831174, -92.264829`;
}
