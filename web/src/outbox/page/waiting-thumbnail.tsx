import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { SpeciesThumbnail } from "../../species/species-mark.tsx";
import type { WaitingCatch } from "../waiting/waiting-catches.ts";
import { useCaught } from "./use-caught.ts";

/** With its cover, which may be on this device alone. */
export function WaitingThumbnail({ waiting }: { waiting: WaitingCatch }) {
  const caught = useCaught(waiting);
  return caught ? (
    <CatchThumbnail caught={caught} />
  ) : (
    <SpeciesThumbnail species={waiting.noted.species ?? ""} />
  );
}
