import { SPECIES_MAX_LENGTH } from "@creel/domain/details/details";
import { OTHER_SPECIES, SPECIES, canonicalSpecies } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";
import { ChevronDown, Fish, Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";

import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { MenuItem, OpenedMenu } from "../../ui/overlays/menu.tsx";
import { Opener } from "../../ui/overlays/opener.tsx";

interface SpeciesChoiceProps {
  species: string | null;
  /** Those of the log, the most frequent first. */
  known: readonly string[];
  onChoose: (species: string) => void;
}

/** Which fish it is: one of the log's, of the list, or as it is typed. */
export function SpeciesChoice({ species, known, onChoose }: SpeciesChoiceProps) {
  const [isTyping, setIsTyping] = useState(false);
  const names = new Set([...known, ...SPECIES.map(({ name }) => name)]);
  names.delete(OTHER_SPECIES.name);
  return (
    <>
      <Opener
        kind="menu"
        trigger={
          <Button>
            {species === null ? t`Species` : speciesName(species)}
            <Icon of={ChevronDown} isSmall />
          </Button>
        }
      >
        {(opened) => (
          <OpenedMenu label={t`Species`} opened={opened}>
            {[...names].map((name) => (
              <MenuItem key={name} icon={Fish} onAction={() => onChoose(name)}>
                {speciesName(name)}
              </MenuItem>
            ))}
            <MenuItem icon={Pencil} onAction={() => setIsTyping(true)}>{t`Another species`}</MenuItem>
          </OpenedMenu>
        )}
      </Opener>
      {isTyping && <TypedSpecies onChoose={onChoose} onClose={() => setIsTyping(false)} />}
    </>
  );
}

function TypedSpecies({ onChoose, onClose }: { onChoose: (species: string) => void; onClose: () => void }) {
  const [text, setText] = useState("");
  const name = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === "") return;
    onChoose(canonicalSpecies(name));
    onClose();
  };
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Another species`} onClose={onClose} />
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <TextField
            label={t`Species`}
            value={text}
            onChange={setText}
            maxLength={SPECIES_MAX_LENGTH}
            autoFocus
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="deep" isDisabled={name === ""}>{t`Use it`}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
