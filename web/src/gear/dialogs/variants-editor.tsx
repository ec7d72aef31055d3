import { GEAR_LIMITS } from "@creel/domain/gear/new-gear";
import { t } from "@lingui/core/macro";
import { Plus, X } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { type DraftVariant, newVariant } from "./gear-draft.ts";

import * as styles from "./gear-dialog.module.css";

interface VariantsEditorProps {
  variants: readonly DraftVariant[];
  onChange: (variants: readonly DraftVariant[]) => void;
}

export function VariantsEditor({ variants, onChange }: VariantsEditorProps) {
  return (
    <div className={styles.list}>
      <h3>{t`Colors and sizes`}</h3>
      {variants.map((variant, index) => (
        <VariantEditor
          key={variant.id}
          variant={variant}
          number={index + 1}
          onChange={(changed) => onChange(variants.map((each) => (each === variant ? changed : each)))}
          onRemove={() => onChange(variants.filter((each) => each !== variant))}
        />
      ))}
      {variants.length < GEAR_LIMITS.variants && (
        <Button className={styles.add} onPress={() => onChange([...variants, newVariant()])}>
          <Icon of={Plus} isSmall />
          {t`Add a color or size`}
        </Button>
      )}
    </div>
  );
}

interface VariantEditorProps {
  variant: DraftVariant;
  number: number;
  onChange: (variant: DraftVariant) => void;
  onRemove: () => void;
}

function VariantEditor({ variant, number, onChange, onRemove }: VariantEditorProps) {
  const field = (name: "color" | "size" | "weight" | "diveDepth") => ({
    maxLength: GEAR_LIMITS.variantText,
    value: variant[name],
    onChange: (text: string) => onChange({ ...variant, [name]: text }),
  });
  const called = variant.color.trim() || String(number);
  return (
    <div className={styles.variant} role="group" aria-label={t`Color ${number}`}>
      <TextField label={t`Color`} placeholder={t`firetiger`} {...field("color")} />
      <TextField label={t`Weight`} {...field("weight")} />
      <TextField label={t`Size`} {...field("size")} />
      <TextField label={t`Dive depth`} {...field("diveDepth")} />
      <Button look="quiet" className={styles.take} aria-label={t`Remove color ${called}`} onPress={onRemove}>
        <Icon of={X} isSmall />
        {t`Remove`}
      </Button>
    </div>
  );
}
