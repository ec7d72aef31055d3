import { t } from "@lingui/core/macro";
import { Suspense } from "react";
import { useController } from "react-hook-form";

import { CustomValuesFold } from "../../../custom-fields/custom-values-fold.tsx";
import { useCustomFields } from "../../../custom-fields/use-custom-fields.ts";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import type { CatchControl } from "./controls/form-controls.tsx";
import { DetailsSkeleton } from "./controls/form-skeletons.tsx";

import * as styles from "./catch-own-fields.module.css";

const CustomValueFields = lazyPart(
  async () => (await import("../../../custom-fields/custom-value-fields.tsx")).CustomValueFields,
);

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
      <Suspense fallback={<DetailsSkeleton />}>
        <CustomValueFields subject="catch" values={field.value ?? {}} onChange={field.onChange} />
      </Suspense>
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
  return (
    <CustomValuesFold
      subject="catch"
      values={field.value ?? {}}
      onChange={field.onChange}
      fallback={<DetailsSkeleton />}
      {...fold}
    />
  );
}
