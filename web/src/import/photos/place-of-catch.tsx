import { type SetTimeAndPlace, TimeAndPlace } from "./time-and-place.tsx";
import type { PhotoCatchSteps } from "./use-photo-catches.ts";
import type { ShownCatch } from "./use-shown-catches.ts";

interface PlaceOfCatchProps {
  all: readonly ShownCatch[];
  /** The id of a catch. */
  placed: string;
  steps: PhotoCatchSteps;
  timeZone: string;
  onClose: () => void;
}

/** Asks when and where one of the catches was. */
export function PlaceOfCatch({ all, placed, steps, timeZone, onClose }: PlaceOfCatchProps) {
  const index = all.findIndex(({ caught }) => caught.id === placed);
  const shown = all[index];
  if (!shown) return null;
  const { facts } = shown;
  const placeless = all.filter(
    (each) => each !== shown && each.facts.place === null && !each.caught.isLeftOut,
  );
  const near = [...all.slice(0, index).toReversed(), ...all.slice(index)].find((each) => each.facts.place);

  function set({ date, place, isForAll }: SetTimeAndPlace): void {
    const { caught } = all[index] ?? {};
    steps.change(placed, {
      date: date === facts.date ? (caught?.date ?? null) : date,
      place: place === facts.place ? (caught?.place ?? null) : place,
    });
    if (isForAll) for (const each of placeless) steps.change(each.caught.id, { place });
  }

  return (
    <TimeAndPlace
      {...facts}
      near={near?.facts.place ?? null}
      others={placeless.length}
      timeZone={timeZone}
      onSet={set}
      onClose={onClose}
    />
  );
}
