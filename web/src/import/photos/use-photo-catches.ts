import {
  changeCatch,
  keepTogether,
  mergeCatches,
  movePhoto,
  type PhotoCatchChange,
  regroup,
  sameSpecies,
  takeApart,
  toPhotoCatches,
} from "@creel/domain/import/photo-catches";
import { startTransition, useMemo, useState } from "react";

import { clocks } from "../../places/clocks.ts";
import { type ReadPhotos, timePhotos } from "../read/read-photos.ts";

/** Changes to the catches. Each function keeps its identity. */
export interface PhotoCatchSteps {
  change: (id: string, change: PhotoCatchChange) => void;
  keepTogether: (id: string) => void;
  takeApart: (id: string) => void;
  /** `to` is the id of a catch; `null` makes a catch of the photo alone. */
  move: (photo: string, to: string | null) => void;
  merge: (id: string, into: string) => void;
  sameSpecies: (species: string, ids: readonly string[]) => void;
}

type Zones = Readonly<Record<string, string>>;

export function usePhotoCatches({ photos }: ReadPhotos) {
  const [zones, setZones] = useState<Zones>({});
  const timed = useMemo(() => timePhotos(photos, clocks, zones), [photos, zones]);
  const byId = useMemo(() => new Map(timed.map((photo) => [photo.id, photo])), [timed]);
  const [catches, setCatches] = useState(() => toPhotoCatches(timed));

  const steps = useMemo<PhotoCatchSteps>(
    () => ({
      change: (id, change) => setCatches((was) => changeCatch(was, id, change)),
      keepTogether: (id) => setCatches((was) => keepTogether(was, id)),
      takeApart: (id) => setCatches((was) => takeApart(was, id)),
      move: (photo, to) => setCatches((was) => movePhoto(was, { photo, to }, byId)),
      merge: (id, into) => setCatches((was) => mergeCatches(was, { id, into }, byId)),
      // A transition, because it renders all rows again.
      sameSpecies: (species, ids) =>
        startTransition(() => setCatches((was) => sameSpecies(was, species, ids))),
    }),
    [byId],
  );

  function setZone(camera: string, zone: string): void {
    const changed = { ...zones, [camera]: zone };
    setZones(changed);
    setCatches((was) => regroup(was, timePhotos(photos, clocks, changed)));
  }

  return { catches, byId, steps, zones, setZone };
}
