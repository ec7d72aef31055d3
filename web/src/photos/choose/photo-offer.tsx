import { t } from "@lingui/core/macro";
import { MapPinned } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";

import * as styles from "./photo-offer.module.css";

interface OfferAnswer {
  usesWhen: boolean;
  usesPlace: boolean;
}

interface PhotoOfferProps {
  /** In words; `null` for what there is nothing to offer of. */
  when: string | null;
  place: string | null;
  onAnswer: (answer: OfferAnswer) => void;
}

/** Asks whether the form may take over when and where the photo was taken. */
export function PhotoOfferNotice({ when, place, onAnswer }: PhotoOfferProps) {
  const hasBoth = when !== null && place !== null;
  return (
    <section className={styles.root} aria-label={t`The photo's time and place`}>
      <Icon of={MapPinned} />
      <div className={styles.words} role="status">
        <b>{describeQuestion(when, place)}</b>
        {when !== null && <p>{when}</p>}
        {place !== null && <p>{place}</p>}
      </div>
      <div className={styles.actions}>
        {hasBoth && (
          <Button look="quiet" onPress={() => onAnswer({ usesWhen: true, usesPlace: true })}>
            {t`Use both`}
          </Button>
        )}
        {when !== null && (
          <Button look="quiet" onPress={() => onAnswer({ usesWhen: true, usesPlace: false })}>
            {t`Use time`}
          </Button>
        )}
        {place !== null && (
          <Button look="quiet" onPress={() => onAnswer({ usesWhen: false, usesPlace: true })}>
            {t`Use place`}
          </Button>
        )}
        <Button look="quiet" onPress={() => onAnswer({ usesWhen: false, usesPlace: false })}>
          {t`No`}
        </Button>
      </div>
    </section>
  );
}

function describeQuestion(when: string | null, place: string | null): string {
  if (place === null) return t`Use the photo's time?`;
  return when === null ? t`Use the photo's place?` : t`Use the photo's time and place?`;
}
