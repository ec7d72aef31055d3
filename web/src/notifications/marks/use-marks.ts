import type { MarkOfWater, RiverMark } from "@creel/domain/waters/river-mark";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { marksQuery } from "../../waters/data/api.ts";
import { writeMarks } from "../../waters/data/water-calls.ts";
import { slotOf, withoutWater } from "./describe-mark.ts";

interface MarkChange {
  waterId: string;
  /** The slot that the new mark takes, or that is emptied. */
  slot: Pick<RiverMark, "quantity" | "direction">;
  /** `null` to remove the mark. */
  mark: RiverMark | null;
}

/** Changes one mark of a water and keeps its others, as the server has them now. */
export function useMarkChange(onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ waterId, slot, mark }: MarkChange) => {
      const marks = await queryClient.fetchQuery({ ...marksQuery, staleTime: 0 });
      const others = othersOf(marks, waterId, slot);
      return writeMarks(waterId, mark ? [...others, mark] : others);
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries(marksQuery),
  });
  const problem = error ? describeFailure(error, t`The mark could not be saved. Please try again.`) : null;
  return { change: mutate, isPending, problem };
}

function othersOf(marks: readonly MarkOfWater[], waterId: string, slot: MarkChange["slot"]): RiverMark[] {
  return marks
    .filter(({ water, ...mark }) => water.id === waterId && slotOf(mark) !== slotOf(slot))
    .map(withoutWater);
}
