import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { useWaters } from "../../waters/data/use-waters.ts";

import * as styles from "./return-dialog.module.css";

interface ReturnWatersProps {
  waterIds: readonly string[];
  onChange: (waterIds: readonly string[]) => void;
}

/** The waters that count; none chosen is all of them. */
export function ReturnWaters({ waterIds, onChange }: ReturnWatersProps) {
  const { data } = useWaters();
  // The field is made anew after each choice, so that it is empty again.
  const [round, setRound] = useState(0);
  const waters = data?.waters ?? [];
  const chosen = waters.filter(({ id }) => waterIds.includes(id));
  const others = waters.filter(({ id }) => !waterIds.includes(id));
  if (waters.length === 0) return null;
  return (
    <div>
      {waterIds.length < RETURN_LIMITS.waters && (
        <ComboBox
          key={round}
          label={t`Lakes and rivers`}
          placeholder={waterIds.length === 0 ? t`All of them` : t`Add another`}
          options={others.map(({ id, name }) => ({ id, name }))}
          value={null}
          onChange={(id) => {
            if (id === null) return;
            onChange([...waterIds, id]);
            setRound(round + 1);
          }}
        />
      )}
      {chosen.length > 0 && (
        <ul className={styles.waters} aria-label={t`Lakes and rivers of the return`}>
          {chosen.map(({ id, name }) => (
            <li key={id} className={styles.water}>
              {name}
              <IconButton
                label={t`Remove ${name}`}
                onPress={() => onChange(waterIds.filter((each) => each !== id))}
              >
                <Icon of={X} isSmall />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
