import { t } from "@lingui/core/macro";
import { useController } from "react-hook-form";

import { CustomValueFields } from "../../../custom-fields/custom-value-fields.tsx";
import { CustomValuesFold } from "../../../custom-fields/custom-values-fold.tsx";
import { useCustomFields } from "../../../custom-fields/use-custom-fields.ts";
import type { CatchControl } from "./controls/form-controls.tsx";

import * as styles from "./catch-own-fields.module.css";

interface OwnFieldsProps {
  control: CatchControl;
}

/** Nothing where the angler has none. */
export function OwnFieldsGroup({ control }: OwnFieldsProps) {
  const { field } = useController({ control, name: "custom" });
  const fields = useCustomFields("catch");
  if (fields.length === 0) return null;
  return (
    <div role="group" aria-labelledby="own-fields" className={styles.group}>
      <h3 id="own-fields">{t`Custom fields`}</h3>
      <CustomValueFields subject="catch" values={field.value ?? {}} onChange={field.onChange} />
    </div>
  );
}

interface OwnFieldsFoldProps extends OwnFieldsProps {
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
}

/** Nothing where the angler has none. */
export function OwnFieldsFold({ control, ...fold }: OwnFieldsFoldProps) {
  const { field } = useController({ control, name: "custom" });
  return <CustomValuesFold subject="catch" values={field.value ?? {}} onChange={field.onChange} {...fold} />;
}
