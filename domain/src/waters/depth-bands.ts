interface DepthBand {
  from: number;
  /** `null` for everything deeper than `from`. */
  to: number | null;
  fish: number;
}

/** The number of bands with an upper limit. Anything deeper is in one more band. */
const CLOSED_BANDS = 4;
const SHARE_IN_CLOSED_BANDS = 0.9;
const HEIGHTS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 50, 100, 250, 500, 1000];

/**
 * Returns bands of equal height, shallowest first, in the unit of the depths. The height is the smallest for which the
 * closed bands hold most fish.
 */
export function depthBands(depths: readonly { depth: number; fish: number }[]): DepthBand[] {
  const total = sumOf(depths);
  if (total === 0) return [];
  const height =
    HEIGHTS.find(
      (each) =>
        sumOf(depths.filter(({ depth }) => depth < each * CLOSED_BANDS)) >= total * SHARE_IN_CLOSED_BANDS,
    ) ?? Math.max(...HEIGHTS);
  const closed = Array.from({ length: CLOSED_BANDS }, (_, index) => {
    const [from, to] = [index * height, (index + 1) * height];
    return { from, to, fish: sumOf(depths.filter(({ depth }) => depth >= from && depth < to)) };
  });
  const from = CLOSED_BANDS * height;
  const deeper = sumOf(depths.filter(({ depth }) => depth >= from));
  return deeper === 0 ? closed : [...closed, { from, to: null, fish: deeper }];
}

function sumOf(depths: readonly { fish: number }[]): number {
  return depths.reduce((sum, { fish }) => sum + fish, 0);
}
