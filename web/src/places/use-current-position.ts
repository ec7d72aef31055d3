import type { Coordinates } from "@creel/domain/places/coordinates";
import { useMutation } from "@tanstack/react-query";

import { currentPosition, PositionError } from "./current-position.ts";

/** `mutate` asks the device; the error is a sentence. */
export function useCurrentPosition(
  onPosition: (position: Coordinates) => void,
  onProblem: (sentence: string) => void,
) {
  return useMutation({
    mutationFn: currentPosition,
    onSuccess: onPosition,
    onError: (error) => onProblem(error instanceof PositionError ? error.message : String(error)),
  });
}
