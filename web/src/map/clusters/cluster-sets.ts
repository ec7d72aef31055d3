import { Supercluster } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

import type { Tile } from "../areas/tiles-in.ts";
import { MOST_ZOOM } from "../view/map-types.ts";
import { CLUSTER_LAYER } from "./cluster-layer.ts";
import type { PackedPoints } from "./pack-points.ts";

/** Units along a side of a tile, which is 512 px of the screen at its own zoom. */
const EXTENT = 8192;
const TILE_PX = 512;

/** The result of opening a cluster. */
interface OpenedCluster {
  /** The zoom from which it splits. Above `MOST_ZOOM`, none separates its points. */
  zoom: number;
  /** The ids of its points, if no zoom separates them. */
  ids: string[];
}

/** `radius` is in px; points closer than this are merged. */
export type ClusterRequest =
  | { kind: "set"; set: string; points: PackedPoints; radius: number }
  | { kind: "drop"; set: string }
  | { kind: "tile"; set: string; tile: Tile }
  | { kind: "open"; set: string; cluster: number };

/** For an unknown set, the other fields are absent. */
export interface ClusterAnswer {
  isKnown: boolean;
  /** A vector tile; empty if it has no points. */
  tile?: Uint8Array<ArrayBuffer>;
  opened?: OpenedCluster;
}

const sets = new Map<string, Supercluster>();

export function answerClusterRequest(request: ClusterRequest): ClusterAnswer {
  if (request.kind === "set") {
    sets.set(request.set, cluster(request.points, request.radius));
    return { isKnown: true };
  }
  if (request.kind === "drop") return { isKnown: sets.delete(request.set) };
  const index = sets.get(request.set);
  if (!index) return { isKnown: false };
  if (request.kind === "tile") return { isKnown: true, tile: tileOf(index, request.tile) };
  return { isKnown: true, opened: open(index, request.cluster) };
}

function cluster({ coordinates, ids, marks, markOf }: PackedPoints, radius: number): Supercluster {
  const index = new Supercluster({
    radius: radius * (EXTENT / TILE_PX),
    extent: EXTENT,
    maxZoom: MOST_ZOOM,
  });
  const idOf = ids === "" ? [] : ids.split("\n");
  index.load(
    idOf.map((id, at) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [coordinates[2 * at] ?? 0, coordinates[2 * at + 1] ?? 0] },
      properties: { id, mark: marks[markOf[at] ?? 0] },
    })),
  );
  return index;
}

function tileOf(index: Supercluster, { zoom, x, y }: Tile): Uint8Array<ArrayBuffer> {
  const tile = index.getTile(zoom, x, y);
  if (!tile || tile.features.length === 0) return new Uint8Array();
  return new Uint8Array(fromGeojsonVt({ [CLUSTER_LAYER]: tile }, { version: 2, extent: EXTENT }));
}

function open(index: Supercluster, id: number): OpenedCluster {
  const zoom = index.getClusterExpansionZoom(id);
  const leaves = zoom > MOST_ZOOM ? index.getLeaves(id, Infinity) : [];
  return { zoom, ids: leaves.map(({ properties }) => String(properties?.["id"])) };
}
