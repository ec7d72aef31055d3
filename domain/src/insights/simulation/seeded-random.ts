export interface Random {
  /** In [0, 1). */
  uniform: () => number;
  /** The mean of the distribution is `shape`. */
  gamma: (shape: number) => number;
  poisson: (mean: number) => number;
}

/** Above this mean, a Poisson number is drawn as the sum of two. */
const LARGEST_MEAN = 30;
const TWO_TO_32 = 4_294_967_296;

/** Returns the same numbers for the same seed on every device. */
export function seededRandom(seed: string): Random {
  const uniform = xoshiro128(seed);
  return { uniform, gamma: (shape) => gamma(shape, uniform), poisson: (mean) => poisson(mean, uniform) };
}

/** xoshiro128** by D. Blackman and S. Vigna, https://prng.di.unimi.it (public domain). */
function xoshiro128(seed: string): () => number {
  let [a, b, c, d] = stateOf(seed);
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return (result >>> 0) / TWO_TO_32;
  };
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

/** Computes the FNV-1a hash. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash;
}

/** Spreads the hash of the seed with the finalizer of MurmurHash3. */
function stateOf(seed: string): [number, number, number, number] {
  let hash = hashOf(seed);
  const next = () => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [next(), next(), next(), next()];
}

/** G. Marsaglia and W. W. Tsang, A simple method for generating gamma variables, ACM TOMS 26 (2000). */
function gamma(shape: number, uniform: () => number): number {
  if (shape < 1) return gamma(shape + 1, uniform) * (1 - uniform()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(uniform);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - uniform()) < x ** 2 / 2 + d * (1 - v + Math.log(v))) return d * v;
  }
}

/** Box–Muller transform. */
function normal(uniform: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Draws by inversion. */
function poisson(mean: number, uniform: () => number): number {
  if (mean > LARGEST_MEAN) return poisson(mean / 2, uniform) + poisson(mean / 2, uniform);
  let rest = uniform();
  let probability = Math.exp(-mean);
  let count = 0;
  while (rest >= probability && probability > 0) {
    rest -= probability;
    count += 1;
    probability *= mean / count;
  }
  return count;
}
