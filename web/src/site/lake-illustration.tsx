import "./lake-illustration.css";
import type { ReactNode } from "react";

import { SpeciesPin } from "../species/species-pin.tsx";
import { Isobaths } from "../ui/art/isobaths.tsx";

const PINNED = ["Walleye", "Musky", "Perch", "Pike", "Bass (Smallmouth)"];

/** A lake that does not exist, with catches that were not made: an ornament. */
export function LakeIllustration({ children }: { children?: ReactNode }) {
  return (
    <div className="lake-chart" aria-hidden>
      <div className="lake-chart-lake">
        <Isobaths drawing="lake-water" />
        <Isobaths drawing="lake-depths" />
        <Isobaths drawing="lake" />
        {PINNED.map((species) => (
          <span key={species} className="lake-chart-pin">
            <SpeciesPin species={species} />
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
