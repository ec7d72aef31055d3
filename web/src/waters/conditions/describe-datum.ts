import type { TideStation } from "@creel/domain/weather/tide-station";
import { t } from "@lingui/core/macro";

const DATUMS: Record<string, () => string> = {
  MLLW: () => t`Heights above mean lower low water.`,
  LAT: () => t`Heights above lowest astronomical tide.`,
  MSL: () => t`Heights above mean sea level.`,
};

/** Says what heights of tides are above. */
export function describeDatum({ datum }: Pick<TideStation, "datum">): string {
  return DATUMS[datum]?.() ?? t`Heights above ${datum}.`;
}
