import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { t } from "@lingui/core/macro";

import { Select } from "../../ui/fields/select.tsx";

interface LureTypeFieldProps {
  lureName: (lure: string) => string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** What a catch with the lure says of its type; its name where nothing is chosen. */
export function LureTypeField({ lureName, value, onChange }: LureTypeFieldProps) {
  const listed = LURES.filter((lure) => lure !== OTHER_LURE).map(({ name }) => name);
  const isListed = value === null || listed.some((name) => name === value);
  return (
    <Select
      label={t`Lure Type`}
      placeholder={t`As its name`}
      options={isListed ? listed : [value, ...listed]}
      nameOf={lureName}
      value={value}
      onChange={onChange}
    />
  );
}
