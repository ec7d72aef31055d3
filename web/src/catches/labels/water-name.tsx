import type { Catch } from "@creel/domain/catches/catch";

import { joinList } from "../../i18n/join-list.ts";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface WaterNameProps {
  caught: Pick<Catch, "water" | "spot">;
  className?: string | undefined;
}

/** As in "Lake Vermilion, East reef"; nothing where it is on no water. */
export function WaterName({ caught: { water, spot }, className }: WaterNameProps) {
  const names = joinList([water?.name, spot?.name]);
  return names === "" ? null : <p className={classNames(utilities.place, className)}>{names}</p>;
}
