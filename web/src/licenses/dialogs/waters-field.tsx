import { LICENSE_LIMITS } from "@creel/domain/licenses/new-license";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { useWaters } from "../../waters/data/use-waters.ts";

import * as styles from "./license-dialog.module.css";

interface WatersFieldProps {
  waterIds: readonly string[];
  onChange: (waterIds: readonly string[]) => void;
}

/** The waters that a license is for. Waters that are not on this device stay chosen, without a name. */
export function WatersField({ waterIds, onChange }: WatersFieldProps) {
  const { data } = useWaters();
  // The field is made anew after each choice, so that it is empty again.
  const [round, setRound] = useState(0);
  const waters = data?.waters ?? [];
  const chosen = waters.filter(({ id }) => waterIds.includes(id));
  const others = waters.filter(({ id }) => !waterIds.includes(id));
  if (waters.length === 0) return null;
  return (
    <div>
      {waterIds.length < LICENSE_LIMITS.waters && (
        <ComboBox
          key={round}
          label={t`Waters`}
          note={t`optional`}
          placeholder={t`Add a water`}
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
        <ul className={styles.waters} aria-label={t`Waters of the license`}>
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
