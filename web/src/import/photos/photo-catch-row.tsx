import { SPECIES_MAX_LENGTH } from "@creel/domain/details/details";
import type { PhotosById, PhotoCatch } from "@creel/domain/import/photo-catches";
import { OTHER_SPECIES, SPECIES, canonicalSpecies } from "@creel/domain/species/species";
import { plural, t } from "@lingui/core/macro";
import {
  Check,
  CircleAlert,
  ArrowDown,
  ArrowUp,
  MapPin,
  MoreVertical,
  ChevronDown,
  Fish,
  Pencil,
} from "lucide-react";
import { memo, type FormEvent, useState } from "react";

import { dateLocale } from "../../i18n/locale.ts";
import { SpeciesNameField } from "../../species/species-name-field.tsx";
import { speciesName } from "../../species/species-names.ts";
import { announce } from "../../ui/announce.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { MenuItem, OpenedMenu } from "../../ui/overlays/menu.tsx";
import { Opener } from "../../ui/overlays/opener.tsx";
import type { ChosenPhoto } from "../read/read-photos.ts";
import { describeLine, describeTitle, formatPhotoClock } from "./describe-photo-catch.ts";
import { PhotoButton } from "./photo-button.tsx";
import type { PhotoCatchSteps } from "./use-photo-catches.ts";
import { usePhotoDrop } from "./use-photo-drag.ts";
import type { ShownCatch } from "./use-shown-catches.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./photo-catch-row.module.css";

interface PhotoCatchRowProps {
  shown: ShownCatch;
  /** The position in the list, from 1. */
  number: number;
  above: string | null;
  below: string | null;
  photos: ReadonlyMap<string, ChosenPhoto>;
  byId: PhotosById;
  known: readonly string[];
  /** How many others can get the same species; 0 unless this catch was named last. */
  others: number;
  steps: PhotoCatchSteps;
  onMove: (photo: string, to: string | null) => void;
  onName: (id: string, species: string) => void;
  /** `null` unless this catch was named last. */
  onSame: ((species: string) => void) | null;
  onPlace: (id: string) => void;
}

/** One catch: its photos, its known details, and its open question. */
export const PhotoCatchRow = memo(function PhotoCatchRow(props: PhotoCatchRowProps) {
  const { shown, number, above, below, photos, byId, onMove } = props;
  const { caught, loggedAt } = shown;
  const drop = usePhotoDrop((photo) => onMove(photo, caught.id));
  const { text, water } = describeLine(shown, byId);
  const ways = { above, below, isAlone: caught.photos.length === 1 };
  return (
    <li
      className={styles.root}
      data-out={caught.isLeftOut || undefined}
      data-over={drop.isOver || undefined}
      aria-label={t`Catch ${number}`}
      {...drop.handlers}
    >
      <div className={styles.photos}>
        {caught.photos.map((id, index) => {
          const photo = photos.get(id);
          const timed = byId.get(id);
          const clock = formatPhotoClock(timed?.time.instant ?? timed?.clock ?? "");
          return (
            photo && (
              <PhotoButton key={id} {...{ id, clock, ways, onMove }} file={photo.file} number={index + 1} />
            )
          );
        })}
      </div>
      <div className={styles.words}>
        <b>{describeTitle(shown, byId)}</b>
        <p>
          {text}
          {water !== null && (
            <>
              {text !== "" && ", "}
              <i className={utilities.place}>{water}</i>
            </>
          )}
        </p>
        {loggedAt !== null && !caught.isLeftOut && <InLog at={loggedAt} />}
      </div>
      <div className={styles.actions}>
        {caught.isLeftOut ? <IncludeButton {...props} /> : <Answers {...props} />}
      </div>
    </li>
  );
});

function InLog({ at }: { at: number }) {
  const clock = new Intl.DateTimeFormat(dateLocale, { hour: "numeric", minute: "2-digit" }).format(at);
  return (
    <Badge tone="fair" icon={CircleAlert} className={styles.badge}>
      {t`Already in your log at ${clock}`}
    </Badge>
  );
}

function IncludeButton({ shown: { caught }, steps }: PhotoCatchRowProps) {
  return <Button onPress={() => steps.change(caught.id, { isLeftOut: false })}>{t`Import it`}</Button>;
}

function Answers(props: PhotoCatchRowProps) {
  const { shown, known, others, steps, onName, onSame, onPlace, above, below } = props;
  const { caught, details } = shown;
  if (details.need === "parts") return <Parts {...props} />;
  const { species } = caught;
  return (
    <>
      {details.need === "time_and_place" && <Button onPress={() => onPlace(caught.id)}>{t`Set both`}</Button>}
      {details.need === "time" && <Button onPress={() => onPlace(caught.id)}>{t`Set time`}</Button>}
      {details.need === "place" && <Button onPress={() => onPlace(caught.id)}>{t`Set place`}</Button>}
      {species !== null && others > 0 && (
        <Button look="quiet" onPress={() => onSame?.(species)}>
          {t`${plural(others, { one: "Same for # other", other: "Same for # others" })}`}
        </Button>
      )}
      {!NO_SPECIES_YET.has(details.need ?? "") && (
        <SpeciesChoice species={species} known={known} onChoose={(name) => onName(caught.id, name)} />
      )}
      <Button
        look="quiet"
        onPress={() => steps.change(caught.id, { isLeftOut: true })}
      >{t`Leave out`}</Button>
      <CatchMenu {...{ caught, above, below, steps, onPlace }} />
    </>
  );
}

/** Needs that come before the species: time and place must be known first. */
const NO_SPECIES_YET = new Set(["time_and_place", "time", "place"]);

function Parts({ shown: { caught }, steps }: PhotoCatchRowProps) {
  return (
    <>
      <Button look="deep" onPress={() => steps.keepTogether(caught.id)}>
        <Icon of={Check} />
        {t`One catch`}
      </Button>
      <Button onPress={() => steps.takeApart(caught.id)}>
        {t`${plural(caught.parts.length, { one: "# catch", other: "# catches" })}`}
      </Button>
    </>
  );
}

interface CatchMenuProps {
  caught: PhotoCatch;
  above: string | null;
  below: string | null;
  steps: PhotoCatchSteps;
  onPlace: (id: string) => void;
}

/** The other actions for a catch of photos. */
function CatchMenu({ caught: { id }, above, below, steps, onPlace }: CatchMenuProps) {
  const merge = (into: string) => {
    steps.merge(id, into);
    announce(t`Merged into one catch.`);
  };
  return (
    <Opener
      kind="menu"
      trigger={
        <IconButton label={t`More`}>
          <Icon of={MoreVertical} />
        </IconButton>
      }
    >
      {(opened) => (
        <OpenedMenu label={t`More`} opened={opened}>
          <MenuItem icon={MapPin} onAction={() => onPlace(id)}>{t`Time and place`}</MenuItem>
          {above !== null && (
            <MenuItem icon={ArrowUp} onAction={() => merge(above)}>{t`Merge with catch above`}</MenuItem>
          )}
          {below !== null && (
            <MenuItem icon={ArrowDown} onAction={() => merge(below)}>{t`Merge with catch below`}</MenuItem>
          )}
        </OpenedMenu>
      )}
    </Opener>
  );
}

interface SpeciesChoiceProps {
  species: string | null;
  /** The species of the log, the most frequent first. */
  known: readonly string[];
  onChoose: (species: string) => void;
}

/** A menu of species: the log's, the common ones, or a typed name. */
function SpeciesChoice({ species, known, onChoose }: SpeciesChoiceProps) {
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
          <SpeciesNameField
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
