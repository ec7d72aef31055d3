import { t } from "@lingui/core/macro";
import { ListPlus } from "lucide-react";
import { Suspense } from "react";
import { useController, useWatch } from "react-hook-form";

import { useCustomFields } from "../../../../custom-fields/data/use-custom-fields.ts";
import { formatCustomValue } from "../../../../custom-fields/values/format-custom-value.ts";
import { joinList } from "../../../../i18n/join-list.ts";
import { lazyPart } from "../../../../ui/hooks/lazy-part.ts";
import { Fold } from "../../../../ui/layout/fold.tsx";
import type { CatchControl } from "../controls/form-controls.tsx";
import { DetailsSkeleton } from "../controls/form-skeletons.tsx";

import * as styles from "./own-fields.module.css";

const CustomValueFields = lazyPart(
  async () => (await import("../../../../custom-fields/values/custom-value-fields.tsx")).CustomValueFields,
);

interface OwnFieldsProps {
  control: CatchControl;
}

/** Nothing where the angler has none. */
export function OwnFieldsGroup({ control }: OwnFieldsProps) {
  const fields = useCustomFields();
  if (fields.length === 0) return null;
  return (
    <div role="group" aria-labelledby="own-fields" className={styles.group}>
      <h3 id="own-fields">{t`Your own fields`}</h3>
      <Values control={control} />
    </div>
  );
}

interface OwnFieldsFoldProps extends OwnFieldsProps {
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
}

/** Nothing where the angler has none. */
export function OwnFieldsFold({ control, ...fold }: OwnFieldsFoldProps) {
  const fields = useCustomFields();
  const values = useWatch({ control, name: "custom" }) ?? {};
  if (fields.length === 0) return null;
  const noted = fields.flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : [formatCustomValue(value, field)];
  });
  const preview = joinList(noted.length > 0 ? noted : fields.map(({ name }) => name));
  return (
    <Fold icon={ListPlus} title={t`Your own fields`} preview={preview} {...fold}>
      <Values control={control} />
    </Fold>
  );
}

function Values({ control }: OwnFieldsProps) {
  const { field } = useController({ control, name: "custom" });
  return (
    <Suspense fallback={<DetailsSkeleton />}>
      <CustomValueFields values={field.value ?? {}} onChange={field.onChange} />
    </Suspense>
  );
}
