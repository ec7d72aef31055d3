import type { Catch } from "@creel/domain/catches/catch";
import { isFate } from "@creel/domain/catches/fate";
import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { standardWeight } from "@creel/domain/species/standard-weights";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import {
  CopyPlus,
  Map,
  Pencil,
  Ruler,
  Share2,
  Trash2,
  FishingRod,
  ListPlus,
  Waves as WavesDrawing,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { Heading } from "react-aria-components";

import { useLimitThen } from "../../catch-limits/bag/use-limit-then.ts";
import { useNotedValues } from "../../custom-fields/use-custom-fields.ts";
import { formatLong, markSample } from "../../dates/format-catch-time.ts";
import { useGear } from "../../gear/data/use-gear.ts";
import { PlaceMap } from "../../map/place/place-map.tsx";
import { Lightbox } from "../../photos/lightbox.tsx";
import { PhotoStrip } from "../../photos/photo-strip.tsx";
import { useWorking } from "../../photos/use-working.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Hook as HookDrawing } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { choiceName } from "../labels/choice-names.ts";
import { countedName } from "../labels/counted-name.ts";
import { describeLure } from "../labels/describe-lure.ts";
import { detailTitle } from "../labels/detail-labels.ts";
import { FATE_ICONS } from "../labels/fate-mark.tsx";
import { CatchWater } from "../labels/water-name.tsx";
import { describeOwner, type ShownCatch } from "../logbook/logged-by.ts";
import { OnThisPhone } from "../outbox/pending-context.tsx";
import { CatchConditions } from "./catch-conditions.tsx";
import { CatchHero } from "./catch-hero.tsx";
import { Fact } from "./fact.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./catch-view.module.css";

interface CatchViewProps {
  caught: ShownCatch;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** `null` for another angler's catch. */
  onShare: (() => void) | null;
  /** `null` for another angler's catch. */
  onRepeat: (() => void) | null;
  /** `null` for a catch that is not on the map. */
  onMap: (() => void) | null;
  /** Gets the catch as it is stored now; `null` if only the form may change it. */
  onChanged: ((caught: Catch) => void) | null;
  /** Shown instead of the place. */
  hidden: ReactNode;
}

export function CatchView({ caught, onMap, onChanged, hidden, ...actions }: CatchViewProps) {
  const { photos, hide } = useWorking(caught.photos);
  const [shownPhoto, setShownPhoto] = useState<number | null>(null);
  const species = speciesName(caught.species);
  return (
    <>
      <div className={styles.root}>
        <CatchHero
          caught={caught}
          cover={photos[0]}
          onFail={hide}
          onShow={() => setShownPhoto(0)}
          onClose={actions.onClose}
        />
        <div className={styles.body}>
          <div>
            <Heading slot="title" className={styles.title}>
              {photos.length > 0 && <SpeciesMark species={caught.species} />}
              <Title fish={countedName(caught)} />
            </Heading>
            <p className={utilities.muted}>{markSample(formatLong(caught), caught)}</p>
            {caught.user && <p>{describeOwner(caught)}</p>}
            <OnThisPhone catchId={caught.id} className={styles.badge} />
          </div>
          <Figures caught={caught} />
          <div className={styles.panels}>
            <CatchConditions caught={caught} onTakenOut={onChanged} />
            <Details caught={caught} />
          </div>
          {photos.length > 0 && <PhotoStrip photos={photos} onFail={hide} onShow={setShownPhoto} />}
          {hidden}
          <Place caught={caught} onMap={onMap} />
        </div>
      </div>
      {shownPhoto !== null && photos.length > 0 && (
        <Lightbox
          photos={photos}
          subject={species}
          start={shownPhoto}
          onFail={hide}
          onClose={() => setShownPhoto(null)}
        />
      )}
      <Foot {...actions} />
    </>
  );
}

function Figures({ caught: { species, weight, length, quantity } }: { caught: Catch }) {
  const isOfSeveral = quantity > 1;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{isOfSeveral ? t`Weight of one` : t`Weight`}</dt>
        <dd>
          <MeasureFigure measure="weight" value={weight} size="huge" isExact isNamed />
          {weight === null && length !== null && <EstimatedWeight species={species} length={length} />}
        </dd>
      </div>
      <div>
        <dt>{isOfSeveral ? t`Length of one` : t`Length`}</dt>
        <dd>
          <MeasureFigure measure="length" value={length} size="huge" isExact isNamed />
        </dd>
      </div>
    </dl>
  );
}

function Title({ fish }: { fish: string }) {
  return (
    <Trans>
      {fish}
      <span className={utilities.visuallyHidden}> Details</span>
    </Trans>
  );
}

type FootProps = Pick<CatchViewProps, "onClose" | "onEdit" | "onDelete" | "onShare" | "onRepeat">;

function Foot({ onClose, onEdit, onDelete, onShare, onRepeat }: FootProps) {
  return (
    <DialogFoot>
      <Button look="danger" data-start aria-label={t`Delete Catch`} onPress={onDelete}>
        <Icon of={Trash2} isSmall />
        <span className={utilities.onlyDesk}>{t`Delete Catch`}</span>
      </Button>
      {onRepeat && (
        <Button aria-label={t`Repeat this catch`} onPress={onRepeat}>
          <Icon of={CopyPlus} isSmall />
          <span className={utilities.onlyDesk}>{t`Repeat`}</span>
        </Button>
      )}
      {onShare && (
        <Button aria-label={t`Share`} onPress={onShare}>
          <Icon of={Share2} isSmall />
          <span className={utilities.onlyDesk}>{t`Share`}</span>
        </Button>
      )}
      <Button className={utilities.onlyDesk} onPress={onClose}>
        {t`Close`}
      </Button>
      <Button look="deep" className={styles.edit} onPress={onEdit}>
        <Icon of={Pencil} isSmall />
        {t`Edit Catch`}
      </Button>
    </DialogFoot>
  );
}

function Details({ caught }: { caught: ShownCatch }) {
  const units = useUnits();
  const { custom = {} } = caught;
  const hasCustom = Object.keys(custom).length > 0;
  const { fate, lure_type: lure, depth, notes } = caught;
  const isEmpty = [fate, lure, depth, notes].every((value) => value === null) && !hasCustom;
  return (
    <section>
      <h3>{t`Details`}</h3>
      <dl>
        <FateDetails caught={caught} />
        <LimitDetails caught={caught} />
        <TackleDetails caught={caught} />
        {depth !== null && (
          <Fact icon={<Waves />} name={t`Depth`}>
            {units.format("depth", depth)}
          </Fact>
        )}
        {hasCustom && <CustomDetails values={custom} />}
      </dl>
      {notes && <p className={styles.notes}>{notes}</p>}
      {isEmpty && <p className={utilities.hint}>{t`Nothing noted.`}</p>}
    </section>
  );
}

const VIEW_DECIMALS = 4;

function Place({ caught, onMap }: Pick<CatchViewProps, "caught" | "onMap">) {
  const { id, latitude, longitude } = caught;
  const hasPlace = latitude !== null && longitude !== null;
  return (
    <>
      {hasPlace && <PlaceMap place={{ latitude, longitude }} />}
      <div className={styles.place}>
        <div>
          <CatchWater caught={caught} />
          {hasPlace && (
            <p className={utilities.small}>
              <b>
                <bdi>{formatCoordinates({ latitude, longitude }, VIEW_DECIMALS)}</bdi>
              </b>
            </p>
          )}
          <p className={styles.id}>{t`Catch ${id}`}</p>
        </div>
        {hasPlace && onMap && (
          <Button onPress={onMap}>
            <Icon of={Map} isSmall />
            {t`Show on map`}
          </Button>
        )}
      </div>
    </>
  );
}

interface EstimatedWeightProps {
  species: string;
  /** In inches. */
  length: number;
}

/**
 * Shows the usual weight of a fish of this length; nothing for a species without an equation. The weight is never
 * stored.
 */
function EstimatedWeight({ species, length }: EstimatedWeightProps) {
  const units = useUnits();
  const weight = standardWeight(species, length);
  if (weight === null) return null;
  const about = units.formatTotalWeight(Number(weight.toPrecision(2)));
  return <p className={utilities.hint}>{t`≈ ${about}, based on length`}</p>;
}

/** Shows what became of the fish, if the angler noted it. */
function FateDetails({ caught: { fate, quantity } }: { caught: Catch }) {
  if (fate === null) return null;
  return (
    <Fact icon={isFate(fate) && <Icon of={FATE_ICONS[fate]} isSmall />} name={detailTitle("fate")}>
      {ofAll(choiceName("fate", fate), quantity)}
    </Fact>
  );
}

/** As in "Kept", "Kept, both", "Kept, all 3". */
function ofAll(fate: string, quantity: number): string {
  if (quantity === 1) return fate;
  return quantity === 2 ? t`${fate}, both` : t`${fate}, all ${quantity}`;
}

/** The angler's own limits, as far as they had been read on that day. */
function LimitDetails({ caught }: { caught: ShownCatch }) {
  const then = useLimitThen(caught);
  if (then === null || caught.user) return null;
  return (
    <Fact icon={<Icon of={Ruler} isSmall />} name={t`Your limit then`}>
      {then}
    </Fact>
  );
}

/** Shows the lure by its name in the tackle box, else by its type, and the rod. */
function TackleDetails({ caught }: { caught: Catch }) {
  const gear = useGear();
  const rod = gear.find(({ id }) => id === caught.rod_id);
  const lure = describeLure(gear, caught);
  return (
    <>
      {lure && (
        <Fact icon={<Hook />} name={t`Lure`}>
          {lure}
        </Fact>
      )}
      {rod && (
        <Fact icon={<Icon of={FishingRod} isSmall />} name={t`Rod`}>
          {rod.name}
        </Fact>
      )}
    </>
  );
}

/** Shows the values of custom fields that are still offered. */
function CustomDetails({ values }: { values: CustomValues }) {
  return useNotedValues("catch", values).map(({ field, text }) => (
    <Fact key={field.id} icon={<Icon of={ListPlus} isSmall />} name={field.name}>
      {text}
    </Fact>
  ));
}

function Hook() {
  return <Icon of={HookDrawing} isSmall />;
}

function Waves() {
  return <Icon of={WavesDrawing} isSmall />;
}
