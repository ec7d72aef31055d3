import type { Coordinates } from "@creel/domain/places/coordinates";
import { waterAt } from "@creel/domain/waters/water-at";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Check, Waves } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useWaters } from "../data/use-waters.ts";
import { alone, proposedName, unnamedAt } from "./propose.ts";
import { waterOnDeviceQuery } from "./shapes-query.ts";
import { useConfirmName } from "./use-confirm-name.ts";
import { useUnnamed } from "./use-unnamed.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./name-question.module.css";

interface NameQuestionProps {
  place: Coordinates;
  /** The class of the name, once there is one. */
  className?: string | undefined;
  /** Shown if the map has no name. */
  otherwise?: ReactNode;
}

/**
 * Asks whether a place is on the water that the map has there. One tap files it, and the question disappears
 * everywhere.
 */
export function NameQuestion({ place, className, otherwise = null }: NameQuestionProps) {
  const { data } = useWaters();
  const unnamed = unnamedAt(place, useUnnamed(data));
  if (!data) return otherwise;
  const named = waterAt(place, data.waters.flatMap(toShape));
  // The water was just named, and the answer that says so is loading or waits for a network.
  if (named) {
    return (
      <p className={classNames(utilities.place, className)} title={named.name}>
        {named.name}
      </p>
    );
  }
  if (unnamed) return questionAbout(unnamed) ?? otherwise;
  return <QuestionOnDevice place={place} otherwise={otherwise} />;
}

/** Asks about a place that the list does not have, such as that of a catch pending on this device. */
function QuestionOnDevice({ place, otherwise }: { place: Coordinates; otherwise: ReactNode }) {
  const { data } = useQuery(waterOnDeviceQuery(place));
  return (data?.outline && questionAbout(alone(place, data))) ?? otherwise;
}

/** Returns `null` if the map has no name. */
function questionAbout(place: UnnamedPlace): ReactNode {
  const name = proposedName(place);
  return name === null ? null : <Question place={place} name={name} />;
}

function Question({ place, name }: { place: UnnamedPlace; name: string }) {
  const { confirm, isPending } = useConfirmName();
  const question = t`${name}?`;
  return (
    <Button className={styles.question} isDisabled={isPending} onPress={() => void confirm({ place, name })}>
      <Icon of={Waves} isSmall />
      <span className={classNames(styles.name, utilities.place)} title={question}>
        {question}
      </span>
      <Icon of={Check} isSmall />
      <span className={utilities.visuallyHidden}> {t`Yes, file it there`}</span>
    </Button>
  );
}

type Waters = NonNullable<ReturnType<typeof useWaters>["data"]>["waters"];

function toShape(water: Waters[number]) {
  return water.is_sample ? [] : [{ ...water, outline: water.small_outline }];
}
