import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useUnits } from "../../units/use-units.ts";
import { AutofilledNote } from "./autofilled-note.tsx";
import { noted, mainConditions, moreConditions } from "./conditions-of.ts";
import { Fact } from "./fact.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./catch-conditions.module.css";

interface CatchConditionsProps {
  caught: Catch;
  /** As in `AutofilledNote`. */
  onTakenOut: ((caught: Catch) => void) | null;
}

/** Weather, water and wind are always visible, the rest behind Show More. */
export function CatchConditions({ caught, onTakenOut }: CatchConditionsProps) {
  const units = useUnits();
  const [isOpen, setIsOpen] = useState(false);
  const first = noted(mainConditions(caught, units));
  const more = noted(moreConditions(caught, units));
  const shown = isOpen ? [...first, ...more] : first;

  return (
    <section>
      <h3>{t`Conditions`}</h3>
      <dl>
        {shown.map(({ icon, name, text }) => (
          <Fact key={name} icon={<Icon of={icon} isSmall />} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
      {first.length + more.length === 0 && <p className={utilities.hint}>{t`Nothing noted.`}</p>}
      {more.length > 0 && (
        <Button
          look="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Show Less` : t`Show More`}
          <Icon of={isOpen ? ChevronUp : ChevronDown} isSmall />
        </Button>
      )}
      <AutofilledNote caught={caught} onTakenOut={onTakenOut} />
    </section>
  );
}
