import { WATER_KINDS, type WaterKind } from "@creel/domain/waters/new-water";
import { t } from "@lingui/core/macro";

import { Select } from "../../ui/fields/select.tsx";
import { kindName } from "../data/kind-names.ts";

interface KindSelectProps {
  kind: WaterKind;
  onChange: (kind: WaterKind) => void;
}

export function KindSelect({ kind, onChange }: KindSelectProps) {
  return (
    <Select
      label={t`Kind`}
      isRequired
      options={WATER_KINDS}
      nameOf={(name) => kindName(WATER_KINDS.find((each) => each === name) ?? kind)}
      value={kind}
      onChange={(chosen) => onChange(WATER_KINDS.find((each) => each === chosen) ?? kind)}
    />
  );
}
