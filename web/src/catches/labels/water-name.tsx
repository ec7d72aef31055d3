import type { Catch } from "@creel/domain/catches/catch";
import { type ReactNode, Suspense } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const NameQuestion = lazyPart(
  async () => (await import("../../waters/proposals/name-question.tsx")).NameQuestion,
);

interface CatchWaterProps {
  /** `user` is set for another angler's catch, which gets no question. */
  caught: Catch & { user?: object | undefined };
  className?: string | undefined;
  /** Shown if there is neither a name nor a question. */
  otherwise?: ReactNode;
}

/** The name of the catch's water. Without one, the name on the map, as a question. */
export function CatchWater({ caught, className, otherwise = null }: CatchWaterProps) {
  const { water, latitude, longitude, chosen, is_sample: isSample, user } = caught;
  if (water) return <WaterName caught={caught} className={className} />;
  const isAsked = !user && !isSample && !chosen?.includes("water");
  if (!isAsked || latitude === null || longitude === null) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <NameQuestion place={{ latitude, longitude }} className={className} otherwise={otherwise} />
    </Suspense>
  );
}

interface WaterNameProps {
  caught: Pick<Catch, "water" | "spot">;
  className?: string | undefined;
}

/** As in "Lake Vermilion, East reef". Renders nothing if the catch is on no water. */
export function WaterName({ caught: { water, spot }, className }: WaterNameProps) {
  const names = joinList([water?.name, spot?.name]);
  return names === "" ? null : (
    <p className={classNames(utilities.place, className)} title={names}>
      {names}
    </p>
  );
}
