import { DETAILS } from "@creel/domain/catches/details";
import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { t } from "@lingui/core/macro";
import { type Control, useController } from "react-hook-form";

import { ComboBox } from "../../../../ui/fields/combo-box.tsx";
import type { CatchValues } from "../../values/catch-values.ts";

const LURE_OPTIONS = LURES.map(({ name, category }) => ({ name, note: category }));

export function LureControl({ control }: { control: Control<CatchValues> }) {
  const { field } = useController({ control, name: "lure_type" });
  const custom = useController({ control, name: "customLureType" });
  return (
    <ComboBox
      label={DETAILS.lure_type.label}
      options={LURE_OPTIONS}
      placeholder={t`Jig, spoon`}
      value={field.value}
      onChange={(name) => {
        field.onChange(name);
        if (name !== OTHER_LURE.name) custom.field.onChange("");
      }}
    />
  );
}
