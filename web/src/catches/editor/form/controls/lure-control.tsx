import { type LureCategory, LURES } from "@creel/domain/lures/lures";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type Control, useWatch } from "react-hook-form";

import type { TiedLure } from "../../../../gear/data/own-lures.ts";
import { useOwnLures } from "../../../../gear/data/use-gear.ts";
import { ComboBox } from "../../../../ui/fields/combo-box.tsx";
import { detailLabel } from "../../../labels/detail-labels.ts";
import { lureName } from "../../../labels/lure-names.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import { useLureChoice } from "./use-lure-choice.ts";

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

/** The angler's own lures come before the types. */
export function LureControl({ control }: { control: Control<CatchValues> }) {
  const type = useWatch({ control, name: "lure_type" });
  const { tied, isTied, chooseOwn, chooseType } = useLureChoice(control);
  const own = useOwnLures();
  const types = LURES.map(({ name, category }) => ({
    id: name,
    name: lureName(name),
    note: i18n._(CATEGORIES[category]),
  }));
  const ownOptions = own.map((lure) => ({ id: idOf(lure), name: lure.name, note: t`Own` }));
  return (
    <ComboBox
      label={detailLabel("lure_type")}
      options={[...ownOptions, ...types]}
      placeholder={t`Jig, spoon`}
      value={tied && own.some(isTied) ? idOf(tied) : type}
      onChange={(id) => {
        const lure = own.find((each) => idOf(each) === id);
        if (lure) chooseOwn(lure);
        else chooseType(id);
      }}
    />
  );
}

function idOf({ lureId, variantId }: TiedLure): string {
  return `${lureId} ${variantId}`;
}
