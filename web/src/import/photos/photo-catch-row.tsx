import type { PhotosById } from "@creel/domain/import/photos/photo-catches";
import { plural, t } from "@lingui/core/macro";
import { Check, CircleAlert } from "lucide-react";
import { memo } from "react";

import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import type { ChosenPhoto } from "../read/read-photos.ts";
import { CatchMenu } from "./catch-menu.tsx";
import { describeLine, describeTitle, formatPhotoClock } from "./describe-photo-catch.ts";
import { PhotoButton } from "./photo-button.tsx";
import { SpeciesChoice } from "./species-choice.tsx";
import type { PhotoCatchSteps } from "./use-photo-catches.ts";
import { usePhotoDrop } from "./use-photo-drag.ts";
import type { ShownCatch } from "./use-shown-catches.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./photo-catch-row.module.css";

interface PhotoCatchRowProps {
  shown: ShownCatch;
  /** From 1. */
  number: number;
  above: string | null;
  below: string | null;
  photos: ReadonlyMap<string, ChosenPhoto>;
  byId: PhotosById;
  known: readonly string[];
  /** How many others can be named as this one; 0 where it was not the last that was named. */
  others: number;
  steps: PhotoCatchSteps;
  onMove: (photo: string, to: string | null) => void;
  onName: (id: string, species: string) => void;
  /** `null` where it was not the last that was named. */
  onSame: ((species: string) => void) | null;
  onPlace: (id: string) => void;
}

/** One catch: its photos, what is known of it, and what is asked. */
export const PhotoCatchRow = memo(function PhotoCatchRow(props: PhotoCatchRowProps) {
  const { shown, number, above, below, photos, byId, onMove } = props;
  const { caught, loggedAt } = shown;
  const drop = usePhotoDrop((photo) => onMove(photo, caught.id));
  const { words, water } = describeLine(shown, byId);
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
          {words}
          {water !== null && (
            <>
              {words !== "" && ", "}
              <i className={utilities.place}>{water}</i>
            </>
          )}
        </p>
        {loggedAt !== null && !caught.isLeftOut && <InLog at={loggedAt} />}
      </div>
      <div className={styles.actions}>
        {caught.isLeftOut ? <BringIn {...props} /> : <Answers {...props} />}
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

function BringIn({ shown: { caught }, steps }: PhotoCatchRowProps) {
  return <Button onPress={() => steps.change(caught.id, { isLeftOut: false })}>{t`Bring it in`}</Button>;
}

function Answers(props: PhotoCatchRowProps) {
  const { shown, known, others, steps, onName, onSame, onPlace, above, below } = props;
  const { caught, facts } = shown;
  if (facts.need === "parts") return <Parts {...props} />;
  const { species } = caught;
  return (
    <>
      {facts.need === "time_and_place" && <Button onPress={() => onPlace(caught.id)}>{t`Set both`}</Button>}
      {facts.need === "time" && <Button onPress={() => onPlace(caught.id)}>{t`Set time`}</Button>}
      {facts.need === "place" && <Button onPress={() => onPlace(caught.id)}>{t`Set place`}</Button>}
      {species !== null && others > 0 && (
        <Button look="quiet" onPress={() => onSame?.(species)}>
          {t`${plural(others, { one: "Same for # other", other: "Same for # others" })}`}
        </Button>
      )}
      {!NO_SPECIES_YET.has(facts.need ?? "") && (
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

/** First it has to be known when and where it was. */
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
