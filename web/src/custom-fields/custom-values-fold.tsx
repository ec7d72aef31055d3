import type { CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";
import { t } from "@lingui/core/macro";
import { ListPlus } from "lucide-react";

import { joinList } from "../i18n/join-list.ts";
import { Fold } from "../ui/layout/fold.tsx";
import { CustomValueFields } from "./custom-value-fields.tsx";
import { useCustomFields, useNotedValues } from "./use-custom-fields.ts";

interface ValuesFoldProps {
  subject: CustomFieldSubject;
  values: CustomValues;
  onChange: (values: CustomValues) => void;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
}

/** A form's folded part with one's own fields; nothing where the angler has none. */
export function CustomValuesFold({ subject, values, onChange, ...fold }: ValuesFoldProps) {
  const fields = useCustomFields(subject);
  const noted = useNotedValues(subject, values);
  if (fields.length === 0) return null;
  const preview = joinList(noted.length > 0 ? noted.map(({ text }) => text) : fields.map(({ name }) => name));
  return (
    <Fold icon={ListPlus} title={t`Custom fields`} preview={preview} {...fold}>
      <CustomValueFields subject={subject} values={values} onChange={onChange} />
    </Fold>
  );
}
