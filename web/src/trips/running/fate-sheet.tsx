import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { BagLine } from "../../catch-limits/bag/bag-line.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { useCover } from "../../ui/overlays/cover.ts";
import type { JustCounted } from "../data/trip-sheets.ts";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { occasionOfTrip } from "./bag-of-trip.ts";
import { FateButtons } from "./fate-buttons.tsx";
import { useCounting } from "./use-counting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./fate-sheet.module.css";

interface FateSheetProps {
  trip: Trip;
  /** It is in the log already, so that closing the sheet loses nothing. */
  fish: JustCounted;
}

/** Asks at the bottom of the page what became of the fish that was just counted. One tap answers and closes it. */
export function FateSheet({ trip, fish }: FateSheetProps) {
  useCover();
  const { noteFate } = useCounting(trip);
  const name = speciesName(fish.species);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={closeTripSheet}
      className={styles.scrim}
      data-slot="scrim"
    >
      <Modal className={styles.frame}>
        <Dialog className={styles.root}>
          <div className={styles.head}>
            <SpeciesMark species={fish.species} />
            <div>
              <Heading slot="title">{t`${name}, one more`}</Heading>
              <p className={utilities.hint} role="status">
                {fish.text}
              </p>
            </div>
            <IconButton label={t`Close`} onPress={closeTripSheet}>
              <Icon of={X} />
            </IconButton>
          </div>
          <p className={styles.question} aria-hidden>{t`Kept or released?`}</p>
          <FateButtons
            onAnswer={(fate) => {
              closeTripSheet();
              if (fate) noteFate(fish, fate);
            }}
          />
          <BagLine occasion={occasionOfTrip(trip, fish.species)} className={styles.bag} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
