import { isDetailName, type DetailName } from "@creel/domain/details/details";
import {
  type ColumnTarget,
  type FixedTarget,
  IMPORT_FIELDS,
  ownFieldIn,
  ownFieldTarget,
} from "@creel/domain/import/columns/column-targets";
import { isOffered, type OwnField } from "@creel/domain/import/custom-fields/own-field";
import { type MessageDescriptor, i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

const NAMES: Record<Exclude<FixedTarget, DetailName>, MessageDescriptor> = {
  species: msg`Species`,
  date: msg`Date`,
  time: msg`Time`,
  time_zone: msg`Time zone`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  position: msg`Latitude and longitude`,
  water: msg`Water`,
  spot: msg`Spot`,
  photos: msg`Photo names`,
  id: msg`ID in another Creel`,
  noted: msg`Add to notes`,
  left_out: msg`Left out`,
  new_field: msg`New custom field`,
};

export interface TargetNames {
  detailName: (name: DetailName) => string;
  /** The angler's custom fields. */
  fields: readonly OwnField[];
}

export function describeTarget(target: ColumnTarget, { detailName, fields }: TargetNames): string {
  if (!isFixed(target)) {
    const name = fields.find(({ id }) => id === ownFieldIn(target))?.name ?? "";
    return t`Custom field: ${name}`;
  }
  return isDetailName(target) ? detailName(target) : i18n._(NAMES[target]);
}

function isFixed(target: ColumnTarget): target is FixedTarget {
  return ownFieldIn(target) === null;
}

interface Offered {
  fields: readonly OwnField[];
  /** True if the log has room for another custom field. */
  hasRoom: boolean;
}

/** Returns the possible meanings of a column. Meanings outside `IMPORT_FIELDS` come first. */
export function targetsFor({ fields, hasRoom }: Offered): ColumnTarget[] {
  const own = fields.filter(isOffered).map(({ id }) => ownFieldTarget(id));
  return ["noted", "left_out", ...own, ...(hasRoom ? (["new_field"] as const) : []), ...IMPORT_FIELDS];
}
