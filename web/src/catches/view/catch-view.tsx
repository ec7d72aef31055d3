import type { Catch } from "@creel/domain/catches/catch";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { CopyPlus, Map, Pencil, Share2, Trash2 } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Heading } from "react-aria-components";

import { PlaceMap } from "../../map/place/place-map.tsx";
import { OnThisPhone } from "../../outbox/overlay/on-this-phone.tsx";
import { Lightbox } from "../../photos/show/lightbox.tsx";
import { PhotoStrip } from "../../photos/show/photo-strip.tsx";
import { useWorking } from "../../photos/show/use-working.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { WaterName } from "../labels/water-name.tsx";
import { formatLong, markSample } from "../logbook/format.ts";
import { describeOwner, type ShownCatch } from "../logbook/logged-by.ts";
import { CatchConditions } from "./catch-conditions.tsx";
import { CatchHero } from "./catch-hero.tsx";
import { EstimatedWeight } from "./estimated-weight.tsx";
import { Fact } from "./fact.tsx";
import { Waves } from "./icons.tsx";
import { TackleFacts } from "./tackle-facts.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./catch-view.module.css";

const CustomFacts = lazyPart(async () => (await import("./custom-facts.tsx")).CustomFacts);

interface CatchViewProps {
  caught: ShownCatch;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** `null` for a catch of somebody else. */
  onShare: (() => void) | null;
  /** `null` for a catch of somebody else. */
  onRepeat: (() => void) | null;
  /** `null` for a catch that is not on the map. */
  onMap: (() => void) | null;
  /** Gets the catch as it is stored now; `null` where only the form may change it. */
  onChanged: ((caught: Catch) => void) | null;
  /** Stands where the place would. */
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
              <Title species={species} />
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

function Figures({ caught: { species, weight, length } }: { caught: Catch }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t`Weight`}</dt>
        <dd>
          <MeasureFigure measure="weight" value={weight} size="huge" isExact isNamed />
          {weight === null && length !== null && <EstimatedWeight species={species} length={length} />}
        </dd>
      </div>
      <div>
        <dt>{t`Length`}</dt>
        <dd>
          <MeasureFigure measure="length" value={length} size="huge" isExact isNamed />
        </dd>
      </div>
    </dl>
  );
}

function Title({ species }: { species: string }) {
  return (
    <Trans>
      {species}
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

function Details({ caught }: { caught: Catch }) {
  const units = useUnits();
  const { custom = {} } = caught;
  const hasCustom = Object.keys(custom).length > 0;
  const isEmpty = caught.lure_type === null && caught.depth === null && caught.notes === null && !hasCustom;
  return (
    <section>
      <h3>{t`Details`}</h3>
      <dl>
        <TackleFacts caught={caught} />
        {caught.depth !== null && (
          <Fact icon={<Waves />} name={t`Depth`}>
            {units.format("depth", caught.depth)}
          </Fact>
        )}
        {hasCustom && (
          <Suspense>
            <CustomFacts values={custom} />
          </Suspense>
        )}
      </dl>
      {caught.notes && <p className={styles.notes}>{caught.notes}</p>}
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
          <WaterName caught={caught} />
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
