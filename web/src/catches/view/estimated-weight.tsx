import { standardWeight } from "@creel/domain/species/standard-weights";
import { t } from "@lingui/core/macro";

import { useUnits } from "../../units/use-units.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface EstimatedWeightProps {
  species: string;
  /** In inches. */
  length: number;
}

/** What a fish of this length usually weighs; nothing for a species without an equation. It is stored nowhere. */
export function EstimatedWeight({ species, length }: EstimatedWeightProps) {
  const units = useUnits();
  const weight = standardWeight(species, length);
  if (weight === null) return null;
  const about = units.formatTotalWeight(Number(weight.toPrecision(2)));
  return <p className={utilities.hint}>{t`≈ ${about}, by its length`}</p>;
}
