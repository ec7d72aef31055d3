import type { GaugeChoice, WaterConditions } from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { conditionsQuery } from "../data/api.ts";
import { chooseGauge } from "../data/water-calls.ts";

/** The choice that was made for a water; `null` if none was. */
function choiceOf({ gauge, isGaugeDeclined }: WaterConditions): GaugeChoice | null {
  if (gauge) return { service: gauge.service, station: gauge.station };
  return isGaugeDeclined ? { none: true } : null;
}

/** Chooses a gauge at once; a toast offers to undo it. */
export function useGaugeChoice(water: Water, before: WaterConditions, onDone: () => void) {
  const queryClient = useQueryClient();
  const failure = t`The gauge could not be saved. Please try again.`;
  const put = async (choice: GaugeChoice | null) => {
    const conditions = await chooseGauge(water.id, choice);
    queryClient.setQueryData(conditionsQuery(water.id).queryKey, conditions);
  };
  const undo = () => {
    put(choiceOf(before)).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ choice }: { choice: GaugeChoice; text: string }) => put(choice),
    onSuccess: (_nothing, { text }) => {
      onDone();
      showToast({ text, action: { label: t`Undo`, onPress: undo }, isOnlyChance: true });
    },
  });
  return { choose: mutate, isPending, problem: error && describeFailure(error, failure) };
}
