import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Check, Waves } from "lucide-react";
import { useId, useState } from "react";

import { placeNameQuery } from "../../places/api.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { ListedOutline } from "../listed-outline.tsx";
import { dotsOf, proposedName } from "./propose.ts";
import { describeCounts, useConfirmName } from "./use-confirm-name.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./proposals.module.css";

interface ProposalsProps {
  /** The places for which the map has a name. */
  places: readonly UnnamedPlace[];
  onOtherName: (place: UnnamedPlace) => void;
}

/** More would fill a phone before the angler's own waters begin. */
const FIRST = 4;

/** Asks whether unnamed waters have the name on the map. One tap names a water and files what is there. */
export function Proposals({ places, onOtherName }: ProposalsProps) {
  const title = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, FIRST);
  const left = places.length - shown.length;
  return (
    <section className={styles.root} aria-labelledby={title}>
      <div className={styles.head}>
        <Icon of={Waves} />
        <div>
          <h2 id={title}>
            {t`${plural(places.length, { one: "Is this your water?", other: "Are these your waters?" })}`}
          </h2>
          <p>{describeAll(places)}</p>
        </div>
      </div>
      <ul>
        {shown.map((place) => (
          <Proposal key={`${place.latitude},${place.longitude}`} place={place} onOtherName={onOtherName} />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button look="quiet" onPress={() => setIsWhole(true)}>
            {t`${plural(left, { one: "Show # more", other: "Show # more" })}`}
          </Button>
        </div>
      )}
    </section>
  );
}

function describeAll(places: readonly UnnamedPlace[]): string {
  const sum = (of: (place: UnnamedPlace) => number) => places.reduce((total, place) => total + of(place), 0);
  const [catches, trips] = [sum(({ fish }) => fish), sum((place) => place.trips)];
  const filed = describeCounts(catches, trips);
  return t`${plural(places.length, { one: `The map has its shore. Tap Yes to file ${filed}.`, other: `The map has their shores. Tap Yes to file ${filed}.` })}`;
}

function Proposal({ place, onOtherName }: { place: UnnamedPlace } & Pick<ProposalsProps, "onOtherName">) {
  const { confirm, isPending } = useConfirmName();
  const name = proposedName(place) ?? "";
  return (
    <li className={styles.row}>
      <ListedOutline water={place} dots={dotsOf(place)} className={styles.outline} />
      <div className={styles.words}>
        <b className={classNames(styles.name, utilities.place)}>{t`${name}?`}</b>
        <UnnamedSummary place={place} />
      </div>
      <div className={styles.answers}>
        <Button
          aria-label={t`Other name for ${name}`}
          onPress={() => onOtherName(place)}
        >{t`Other name`}</Button>
        <Button
          look="deep"
          aria-label={t`Yes, ${name}`}
          isPending={isPending}
          onPress={() => void confirm({ place, name })}
        >
          <Icon of={Check} isSmall />
          {t`Yes`}
        </Button>
      </div>
    </li>
  );
}

/** As in "12 catches, 6 trips inside one shore. Near Vineland, Minnesota." */
export function UnnamedSummary({ place }: { place: UnnamedPlace }) {
  const { data: where } = useQuery(placeNameQuery(place));
  const there = describeReach(place);
  return <p className={styles.what}>{where === undefined ? there : t`${there} ${where}.`}</p>;
}

function describeReach({ fish, trips, outline, places }: UnnamedPlace): string {
  const counts = describeCounts(fish, trips);
  if (!outline || places.length < 2) return t`${counts}.`;
  const isRiver = outline.type === "LineString" || outline.type === "MultiLineString";
  return isRiver ? t`${counts} along this water.` : t`${counts} inside one shore.`;
}
