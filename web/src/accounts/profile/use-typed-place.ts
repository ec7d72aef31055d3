import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { describeUnreadable } from "../../places/coordinates-unreadable.ts";
import { useAnnouncedProblem } from "../../ui/announce/use-announced-error.ts";

/** What is typed moves the map, what is moved writes the text: the text is what is saved. */
export function useTypedPlace(home: Coordinates | null) {
  const [text, setText] = useState(home ? formatCoordinates(home) : "");
  const { problem, setProblem, fail } = useAnnouncedProblem();

  function show(place: Coordinates): void {
    setText(formatCoordinates(place));
    setProblem(undefined);
  }

  function read(act: (place: Coordinates) => void): void {
    const place = parseCoordinates(text);
    if (place) act(place);
    else fail(text.trim() === "" ? t`Move the map, or type the coordinates` : describeUnreadable());
  }

  return { text, setText, problem, fail, show, read };
}
