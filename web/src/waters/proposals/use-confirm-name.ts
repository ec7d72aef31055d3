import type { Water } from "@creel/domain/waters/water";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { plural, t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { joinList } from "../../i18n/join-list.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { findWaterIn } from "../data/api.ts";
import { changeWater, createWater, removeWater, type SavedWater } from "../data/save-water.ts";
import { refreshWaters, useWaterChange } from "../data/use-water-change.ts";
import { useWaters } from "../data/use-waters.ts";
import { asNewWater, sameWithoutShape } from "./propose.ts";

interface Naming {
  place: UnnamedPlace;
  name: string;
}

interface Named extends Naming {
  saved: SavedWater;
  /** As it was without the shape; `null` for a new one. */
  before: Water | null;
}

/** Names a place and files its catches and trips there, with one tap and an undo. */
export function useConfirmName(onSaved?: (water: Water) => void) {
  const queryClient = useQueryClient();
  const { data } = useWaters();
  const failure = t`The name could not be saved. Please try again.`;
  const { mutateAsync, isPending, problem } = useWaterChange({
    send: async (naming: Naming): Promise<Named> => {
      const same = sameWithoutShape(naming.place, naming.name, data?.waters ?? []);
      const before = (same && findWaterIn(queryClient, same.id)) ?? null;
      return { ...naming, before, saved: await fileUnder(naming, before) };
    },
    onDone: (named) => {
      announce(named, () => undo(queryClient, named));
      onSaved?.(named.saved.water);
    },
    failure,
  });
  /** Says why it failed where nothing else does. */
  const confirm = (naming: Naming) =>
    mutateAsync(naming).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  return { confirm, save: mutateAsync, isPending, problem };
}

function fileUnder({ place, name }: Naming, before: Water | null): Promise<SavedWater> {
  return before ? changeWater(before, { outline: place.outline }) : createWater(asNewWater(place, name));
}

function announce({ place, saved: { isSent, found, water } }: Named, onUndo: () => void): void {
  const { name } = water;
  // Until the server has looked, the place knows how many they were.
  const { catches, trips } = isSent ? found : { catches: place.fish, trips: place.trips };
  const detail = describeCounts(catches, trips);
  showToast({
    text: isSent ? t`Filed under ${name}` : t`Saved on this phone: ${name}`,
    ...(detail !== "" && { detail }),
    action: { label: t`Undo`, onPress: onUndo },
  });
}

/** As in "12 catches, 6 trips". */
export function describeCounts(catches: number, trips: number): string {
  return joinList([
    catches > 0 && t`${plural(catches, { one: "# catch", other: "# catches" })}`,
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
  ]);
}

function undo(queryClient: QueryClient, { before, saved: { water } }: Named): void {
  const change = before ? changeWater(water, { outline: before.outline }) : removeWater(water);
  change
    .catch((error: unknown) =>
      showToast({
        text: describeFailure(error, t`The name could not be removed. Please try again.`),
        isError: true,
      }),
    )
    .finally(() => refreshWaters(queryClient));
}
