import { nameBorders } from "@creel/domain/places/borders";
import { cellOf } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { NewShareFields } from "@creel/domain/shares/share";
import { shareCellSize } from "@creel/domain/shares/shown-place";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient, useQuery } from "@tanstack/react-query";
import { Link2, EyeOff } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../http/describe-failure.ts";
import { locale } from "../i18n/locale.ts";
import { PlaceMap, SquareMap } from "../map/place/place-map.tsx";
import { useUser } from "../session/auth.tsx";
import { SpeciesThumbnail } from "../species/species-mark.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { Notice } from "../ui/feedback/states.tsx";
import { RadioList } from "../ui/fields/radio-list.tsx";
import { Select } from "../ui/fields/select.tsx";
import { DialogBody, DialogFoot } from "../ui/overlays/dialog-parts.tsx";
import { useUnits } from "../units/use-units.ts";
import { makeShare, type MadeShare, sharesQuery, squarePlaceQuery } from "./api.ts";
import { type LevelChoice, levelChoices, type ShareLevel } from "./describe-share.ts";
import { SavePicture } from "./save-picture.tsx";
import type { ShareTarget } from "./share-target.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./share.module.css";

const DAYS = ["1", "7", "30", "365", "never"] as const;
const NOBODY = "nobody";
const ME = "me";

interface Props {
  target: ShareTarget;
  onMade: (made: MadeShare) => void;
  onClose: () => void;
}

export function ShareForm({ target, onMade, onClose }: Props) {
  const [choices, setChoices] = useState<Choices>(NOTHING_SHOWN);
  const change = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed });
  const making = useMaking(onMade);
  const units = useUnits();
  return (
    <>
      <DialogBody className={styles.form}>
        <Subject target={target} />
        {target.subject === "year" ? (
          <p>{t`Anyone with the link can see your counts of fish, species, days and trips, and your best fish. No place, water or photo.`}</p>
        ) : (
          <div className={styles.levels}>
            <RadioList
              label={
                target.subject === "catch"
                  ? t`Anyone with the link can see the fish, its photos and:`
                  : t`Anyone with the link can see the hours, the fish, their photos and:`
              }
              choices={levelChoices(target, units).map(withItalics)}
              value={choices.level}
              onChange={(level) => change({ level })}
            />
            <LevelPreview target={target} level={choices.level} />
          </div>
        )}
        <Ending choices={choices} onChange={change} />
        <Extras target={target} choices={choices} onChange={change} />
        {target.hasPhotos && (
          <p className={utilities.hint}>
            {t`Photos don’t contain the place: Creel removed it when you added them. A skyline or dock in the background can still give it away.`}
          </p>
        )}
        {making.error && (
          <Notice tone="bad">
            {describeFailure(making.error, t`The link could not be created. Please try again.`)}
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <SavePicture target={target} />
        <Button className={utilities.onlyDesk} onPress={onClose}>{t`Cancel`}</Button>
        <Button
          look="signal"
          isPending={making.isPending}
          onPress={() => making.mutate(wantedOf(target, choices))}
        >
          <Icon of={Link2} isSmall />
          {t`Create link`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Sets the name of a water in italics, as on a chart. */
function withItalics({ id, label, hint }: LevelChoice) {
  return { id, label, hint: id === "water" ? <span className={utilities.place}>{hint}</span> : hint };
}

interface Choices {
  level: ShareLevel;
  days: (typeof DAYS)[number];
  hasName: boolean;
  hasTime: boolean;
  hasNotes: boolean;
}

const NOTHING_SHOWN: Choices = { level: "none", days: "30", hasName: false, hasTime: false, hasNotes: false };

function wantedOf({ subject, id }: ShareTarget, choices: Choices): NewShareFields {
  const { level, days } = choices;
  return {
    subject,
    ...(subject === "year" ? { year: id } : { subject_id: id }),
    precision: level === "water" ? "none" : level,
    show_water: level === "water",
    show_name: choices.hasName,
    show_time: choices.hasTime,
    show_notes: choices.hasNotes,
    days: days === "never" ? null : Number(days),
  };
}

function useMaking(onMade: Props["onMade"]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: makeShare,
    onSuccess: onMade,
    onSettled: () => queryClient.invalidateQueries(sharesQuery),
  });
}

function Subject({ target }: { target: ShareTarget }) {
  const units = useUnits();
  const { species, title, day, weight, photo, water } = target;
  const heading = weight === null ? title : `${title}, ${units.format("weight", weight)}`;
  return (
    <div className={styles.subject}>
      {species !== null && (
        <SpeciesThumbnail
          species={species}
          photo={photo === null ? undefined : <img src={photo} alt="" />}
          className={styles.thumbnail}
        />
      )}
      <p>
        <b className={title === water ? utilities.place : undefined}>{heading}</b>
        <br />
        <span className={utilities.muted}>{day}</span>
      </p>
    </div>
  );
}

interface PartProps {
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}

function Ending({ choices, onChange }: PartProps) {
  const { firstName, lastName } = useUser();
  const [initial] = lastName;
  const name = initial ? `${firstName} ${initial}.` : firstName;
  return (
    <div className={styles.pair}>
      <Select
        label={t`Link ends`}
        isRequired
        options={DAYS}
        nameOf={nameOfDays}
        value={choices.days}
        onChange={(chosen) => onChange({ days: DAYS.find((days) => days === chosen) ?? "30" })}
      />
      <Select
        label={t`Show my name`}
        isRequired
        options={[NOBODY, ME]}
        nameOf={(whom) => (whom === ME ? name : t`No`)}
        value={choices.hasName ? ME : NOBODY}
        onChange={(chosen) => onChange({ hasName: chosen === ME })}
      />
    </div>
  );
}

function nameOfDays(days: string): string {
  const names: Record<string, string> = {
    1: t`In a day`,
    7: t`In 7 days`,
    30: t`In 30 days`,
    365: t`In a year`,
    never: t`Never`,
  };
  return names[days] ?? days;
}

function Extras({ target, choices, onChange }: PartProps & { target: ShareTarget }) {
  const { notes, hasTime } = target;
  return (
    <div>
      {hasTime && (
        <Checkbox isSelected={choices.hasTime} onChange={(shown) => onChange({ hasTime: shown })}>
          {t`Show time of day`}
        </Checkbox>
      )}
      {notes !== null && (
        <Checkbox isSelected={choices.hasNotes} onChange={(shown) => onChange({ hasNotes: shown })}>
          {t`Show notes`}
          <span className={styles.quote}>{t`“${notes}”`}</span>
        </Checkbox>
      )}
    </div>
  );
}

interface LevelPreviewProps {
  target: ShareTarget;
  level: ShareLevel;
}

/** Shows the place as anyone with the link sees it at the chosen level. */
function LevelPreview({ target, level }: LevelPreviewProps) {
  return (
    <figure className={styles.levelPreview}>
      <Picture target={target} level={level} />
      <figcaption className={utilities.hint}>{captionOf(level)}</figcaption>
    </figure>
  );
}

function Picture({ target, level }: LevelPreviewProps) {
  const { id, species, place, water } = target;
  if (level === "water") return <p className={styles.blank}>{water}</p>;
  if (level === "none" || !place) {
    return (
      <p className={styles.blank}>
        <Icon of={EyeOff} />
      </p>
    );
  }
  if (level === "exact") {
    const fish = species === null ? [] : [{ id, species, place }];
    return (
      <PlaceMap place={place} mark={species === null ? "pin" : "none"} fish={fish} className={styles.map} />
    );
  }
  return <Square target={{ ...target, place }} level={level} />;
}

interface SquareProps {
  target: ShareTarget & { place: Coordinates };
  level: Parameters<typeof shareCellSize>[0];
}

/** Shows the square of the spot. If that is unknown, as without a network, shows the square of the catch itself. */
function Square({ target, level }: SquareProps) {
  const { data, isPending } = useQuery(squarePlaceQuery(target.id));
  if (isPending) return <p className={styles.blank} />;
  const square = cellOf(data ?? target.place, shareCellSize(level));
  const { south, north, west, east } = nameBorders(square, locale);
  return (
    <>
      <SquareMap square={square} />
      <p className={utilities.visuallyHidden}>{t`From ${south} to ${north} and ${west} to ${east}`}</p>
    </>
  );
}

function captionOf(level: ShareLevel): string {
  if (level === "none") return t`No map, no place name`;
  if (level === "water") return t`The name you gave the water, no map`;
  if (level === "exact") return t`The spot as you see it`;
  return t`The same square for every catch at this spot`;
}
