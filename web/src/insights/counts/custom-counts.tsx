import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { plural, t } from "@lingui/core/macro";

import { useCustomFields } from "../../custom-fields/data/use-custom-fields.ts";
import { formatCustomValue } from "../../custom-fields/values/format-custom-value.ts";
import { Section } from "../../waters/parts/section.tsx";
import { CountBars } from "./count-bars.tsx";
import type { CustomCount, NumberRange } from "./count-custom.ts";

import * as styles from "./counts.module.css";

/** What is noted in own fields of catches: how often each choice, and between which numbers. Texts are not counted. */
export function CustomCounts({ counts }: { counts: readonly CustomCount[] }) {
  const fields = useCustomFields("catch");
  const shown = fields.flatMap((field) => {
    const count = counts.find(({ id }) => id === field.id);
    return count ? [{ field, count }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.two}>
      {shown.map(({ field, count: { range, values } }) =>
        range ? (
          <Numbers key={field.id} field={field} range={range} />
        ) : (
          <CountBars
            key={field.id}
            title={field.name}
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
  const catches = t`${plural(range.catches, { one: "# catch", other: "# catches" })}`;
  return (
    <Section level={3} title={field.name} note={catches}>
      <p>{t`${least} to ${greatest}, ${mean} on average`}</p>
    </Section>
  );
}

const MEAN_DIGITS = 4;

/** "Yes" and "No" of what is one of these. */
export function nameOfValue(field: CustomField, value: string): string {
  return field.kind === "yes_no" ? formatCustomValue(value === "true", field) : value;
}
