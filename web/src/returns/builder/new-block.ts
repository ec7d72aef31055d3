import type { UnitSystem } from "@creel/domain/accounts/user";
import type { Block, BlockKind } from "@creel/domain/returns/block";
import { v7 as uuidv7 } from "uuid";

/** A block in the editor, with a key that stays when it is moved. */
export interface EditedBlock {
  key: string;
  block: Block;
}

export function edited(block: Block): EditedBlock {
  return { key: uuidv7(), block };
}

/** In inches or centimeters, where size classes of most lake fish begin. */
const BOUNDS = { imperial: [10, 15], metric: [25, 40] };

/** A new template counts what most clubs ask for. */
export function firstBlocks(): Block[] {
  return [
    { kind: "rows", by: "day" },
    { kind: "hours" },
    { kind: "blank" },
    { kind: "fish", fate: "kept", species: [] },
    { kind: "fish", fate: "released", species: [] },
  ];
}

/** The kinds that may occur several times. */
const REPEATED: ReadonlySet<BlockKind> = new Set(["rod_days", "fish", "sizes", "weight", "line"]);

/** Returns the blocks that can still be added, as they are when they are new. */
export function addableBlocks(blocks: readonly Block[], units: UnitSystem): Block[] {
  const isThere = (kind: BlockKind) => blocks.some((block) => block.kind === kind);
  return allBlocks(units).filter(({ kind }) => REPEATED.has(kind) || !isThere(kind));
}

function allBlocks(units: UnitSystem): Block[] {
  const all = { fate: "any" as const, species: [] };
  return [
    { kind: "hours" },
    { kind: "blank" },
    { kind: "rod_days" },
    { kind: "fish", fate: "kept", species: [] },
    { kind: "fish", fate: "released", species: [] },
    { kind: "sizes", ...all, unit: units === "metric" ? "cm" : "in", bounds: BOUNDS[units] },
    { kind: "weight", fate: "kept", species: [] },
    { kind: "list", fate: "kept", species: [] },
    { kind: "lure" },
    { kind: "method" },
    { kind: "area" },
    { kind: "anglers" },
    { kind: "line", id: lineId(), label: "" },
    { kind: "signature" },
    { kind: "deadline", days: 14 },
  ];
}

function lineId(): string {
  return `line-${uuidv7().slice(-12)}`;
}

/** Moves a block up (-1) or down (1). */
export function moved(blocks: readonly EditedBlock[], key: string, by: -1 | 1): EditedBlock[] {
  const index = blocks.findIndex((each) => each.key === key);
  const block = blocks[index];
  if (!block || !blocks[index + by]) return [...blocks];
  return blocks.toSpliced(index, 1).toSpliced(index + by, 0, block);
}
