import { t } from "@lingui/core/macro";

import type { FishNames } from "../i18n/fish-names.ts";
import { locale } from "../i18n/locale.ts";
import { Autocomplete } from "../ui/fields/autocomplete.tsx";
import { speciesName } from "./species-names.ts";
import { useFishNames } from "./use-fish-names.ts";

interface Props {
  label: string;
  note?: string;
  error?: string | undefined;
  value: string;
  onChange: (name: string) => void;
  /** Called for a species of the list, which has a choice of its own. Defaults to writing its name. */
  onChooseListed?: (species: string) => void;
  autoFocus?: boolean;
  maxLength?: number;
}

/** The name of any fish. Suggests fish by their names in all languages; the name stays as it was typed. */
export function SpeciesNameField({ value, onChange, onChooseListed = onChange, ...field }: Props) {
  const names = useFishNames();
  return (
    <Autocomplete
      {...field}
      isFree
      hint={names ? describeName(value, names) : undefined}
      text={value}
      onTextChange={onChange}
      options={names ? optionsFor(value, names) : []}
      onChoose={({ name, listed }) => (listed === null ? onChange(name) : onChooseListed(listed))}
      isBehind={false}
      emptyText=""
    />
  );
}

function optionsFor(text: string, { suggestFish }: FishNames) {
  return suggestFish(text, locale).map(({ fish: { id, listed }, name, matched }) => {
    const shown = listed === null ? name : speciesName(listed);
    const note = matched === name || matched === shown ? scientificName(id) : matched;
    return { id, listed, name: shown, note };
  });
}

function scientificName(id: string): string {
  return id.replace(/ \[.*\]$/u, "");
}

/** Tells what a typed name is taken for; `undefined` for a name that no known fish has. */
function describeName(text: string, { possibleFish }: FishNames): string | undefined {
  const [fish, ...others] = possibleFish(text, locale);
  if (!fish) return undefined;
  if (others.length > 0) return t`Several fish have this name. Choose yours.`;
  if (fish.listed === null) return scientificName(fish.id);
  const name = speciesName(fish.listed);
  return t`Saved as ${name}.`;
}
