import { isDetailName } from "@creel/domain/catches/details";
import type { DetailName } from "@creel/domain/catches/details";
import { type ColumnTarget, IMPORT_FIELDS } from "@creel/domain/import/columns/column-targets";
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<Exclude<ColumnTarget, DetailName>, MessageDescriptor> = {
  species: msg`Species`,
  date: msg`Date`,
  time: msg`Time`,
  time_zone: msg`Time zone`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  position: msg`Latitude and longitude`,
  water: msg`Water`,
  spot: msg`Spot`,
  quantity: msg`How many`,
  photos: msg`Names of photos`,
  id: msg`Number in another Creel`,
  noted: msg`Into the notes`,
  left_out: msg`Left out`,
};

export const TARGETS: readonly ColumnTarget[] = ["noted", "left_out", ...IMPORT_FIELDS];

export function describeTarget(target: ColumnTarget, detailName: (name: DetailName) => string): string {
  return isDetailName(target) ? detailName(target) : i18n._(NAMES[target]);
}
