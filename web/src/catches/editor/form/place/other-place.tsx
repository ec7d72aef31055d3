import { Crosshair, LocateFixed } from "lucide-react";

import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";

export const SOURCE_WORDS = { device: "Your location", middle: "Middle of the map" } as const;

interface OtherPlaceProps {
  source: "device" | "middle";
  isLocating: boolean;
  onLocate: () => void;
  onMiddle: () => void;
}

/** On a map there are two places to begin with: which of them it is, and the other. */
export function OtherPlace({ source, isLocating, onLocate, onMiddle }: OtherPlaceProps) {
  return (
    <div className="other-place">
      <p>{SOURCE_WORDS[source]}</p>
      {source === "device" ? (
        <Button look="quiet" onPress={onMiddle}>
          <Icon of={Crosshair} isSmall />
          Use the middle of the map
        </Button>
      ) : (
        <Button look="quiet" onPress={onLocate} isPending={isLocating}>
          <Icon of={LocateFixed} isSmall />
          {isLocating ? "Looking..." : "Use my location"}
        </Button>
      )}
    </div>
  );
}
