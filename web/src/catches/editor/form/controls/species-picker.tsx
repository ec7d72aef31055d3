import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Check, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button, Radio, RadioGroup } from "react-aria-components";

import { SpeciesMark } from "../../../../species/species-mark.tsx";
import { speciesName } from "../../../../species/species-names.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { FieldParts } from "../../../../ui/fields/field.tsx";
import { classNames } from "../../../../ui/styles/class-names.ts";
import { NO_FILTERS } from "../../../filters/model/filters.ts";
import { speciesCountsQuery } from "../../../logbook/api.ts";
import { useChanges } from "../../../logbook/use-changes.ts";
import { orderSpecies } from "./species-order.ts";

import * as styles from "./species-picker.module.css";

/** The species shown at first; the sixth button opens all. */
const FIRST = 5;

interface SpeciesPickerProps {
  /** The angler's most frequent first. */
  names: readonly string[];
  value: string | null;
  onChange: (species: string) => void;
  error: string | undefined;
}

export function SpeciesPicker({ names, value, onChange, error }: SpeciesPickerProps) {
  const isAmongFirst = value === null || names.indexOf(value) < FIRST;
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened || !isAmongFirst;
  const count = names.length;
  const shown = isOpen ? names : names.slice(0, FIRST);

  return (
    <RadioGroup
      className={styles.root}
      value={value}
      onChange={onChange}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldParts label={t`Species`} note={t`required`} error={error}>
        <div className={styles.grid}>
          {shown.map((name) => (
            <Radio key={name} value={name} className={styles.choice}>
              {({ isSelected }) => (
                <>
                  <SpeciesMark species={name} />
                  <span>{speciesName(name)}</span>
                  {isSelected && <Icon of={Check} />}
                </>
              )}
            </Radio>
          ))}
          {!isOpen && (
            <Button className={classNames(styles.choice, styles.all)} onPress={() => setWasOpened(true)}>
              <span>{t`All ${count} species`}</span>
              <Icon of={ChevronRight} />
            </Button>
          )}
        </div>
      </FieldParts>
    </RadioGroup>
  );
}

/** The order stays while the form is open: no button may move under a thumb. */
export function useSpeciesByFrequency(): string[] {
  const queryClient = useQueryClient();
  const changes = useChanges();
  const [names] = useState(() => {
    const known = queryClient.getQueryData(speciesCountsQuery().queryKey) ?? { species: [] };
    const counts = (changes?.overlay.withPendingSpecies(known, changes.changesNow(), NO_FILTERS) ?? known)
      .species;
    return orderSpecies(counts.map(({ species }) => species));
  });
  return names;
}
