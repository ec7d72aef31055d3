import { type LureCategory, LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type Control, useController } from "react-hook-form";

import { ComboBox } from "../../../../ui/fields/combo-box.tsx";
import { detailLabel } from "../../../labels/detail-labels.ts";
import { lureName } from "../../../labels/lure-names.ts";
import type { CatchValues } from "../../values/catch-values.ts";

const CATEGORIES: Record<LureCategory, MessageDescriptor> = {
  Bottom: msg`Bottom`,
  Custom: msg`Custom`,
  Diving: msg`Diving`,
  Finesse: msg`Finesse`,
  Lipless: msg`Lipless`,
  Metal: msg`Metal`,
  Minnow: msg`Minnow`,
  Natural: msg`Natural`,
  Soft: msg`Soft`,
  Spinner: msg`Spinner`,
  Surface: msg`Surface`,
};

export function LureControl({ control }: { control: Control<CatchValues> }) {
  const { field } = useController({ control, name: "lure_type" });
  const custom = useController({ control, name: "customLureType" });
  const options = LURES.map(({ name, category }) => ({
    id: name,
    name: lureName(name),
    note: i18n._(CATEGORIES[category]),
  }));
  return (
    <ComboBox
      label={detailLabel("lure_type")}
      options={options}
      placeholder={t`Jig, spoon`}
      value={field.value}
      onChange={(lure) => {
        field.onChange(lure);
        if (lure !== OTHER_LURE.name) custom.field.onChange("");
      }}
    />
  );
}
