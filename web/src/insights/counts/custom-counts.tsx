import type { CustomField, CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../custom-fields/format-custom-value.ts";
import { useCustomFields } from "../../custom-fields/use-custom-fields.ts";
import { Section } from "../../ui/layout/section.tsx";
import { CountBars, countedText } from "./count-bars.tsx";
import type { CustomCount, NumberRange } from "./count-custom.ts";

import * as styles from "./counts.module.css";

interface CustomCountsProps {
  subject: CustomFieldSubject;
  counts: readonly CustomCount[];
}

/**
 * Shows the values of custom fields of catches or trips: how often each choice occurs, the range of the numbers, and
 * texts that occur more than once.
 */
export function CustomCounts({ subject, counts }: CustomCountsProps) {
  const fields = useCustomFields(subject);
  const shown = fields.flatMap((field) => {
    const count = counts.find(({ id }) => id === field.id);
    const values = count?.values.filter(({ catches }) => field.kind !== "text" || catches > 1) ?? [];
    return count && (count.range || values.length > 0) ? [{ field, range: count.range, values }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.two}>
      {shown.map(({ field, range, values }) =>
        range ? (
          <Numbers key={field.id} field={field} range={range} />
        ) : (
          <CountBars
            key={field.id}
            title={field.name}
            subject={subject}
            counts={values}
            nameOf={(value) => nameOfValue(field, value)}
          />
        ),
      )}
    </div>
  );
}

function Numbers({ field, range }: { field: CustomField; range: NumberRange }) {
  const least = formatCustomValue(range.least, field);
  const greatest = formatCustomValue(range.greatest, field);
  const mean = formatCustomValue(Number(range.mean.toPrecision(MEAN_DIGITS)), field);
  return (
    <Section level={3} title={field.name} note={countedText(field.subject, range.noted)}>
      <p>{t`${least} to ${greatest}, ${mean} on average`}</p>
    </Section>
  );
}

const MEAN_DIGITS = 4;

/** Returns "Yes" or "No" for a yes-or-no field, or else the value. */
export function nameOfValue(field: CustomField, value: string): string {
  return field.kind === "yes_no" ? formatCustomValue(value === "true", field) : value;
}
