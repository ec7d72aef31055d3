const INITIAL_CAPACITY = 1024;

export class Keys {
  #hashes = new Float64Array(INITIAL_CAPACITY);
  #count = 0;

  add(key: string): void {
    if (this.#count === this.#hashes.length) {
      const larger = new Float64Array(this.#count * 2);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#count] = hashOf(key);
    this.#count += 1;
  }

  sort(): void {
    this.#hashes = this.#hashes.subarray(0, this.#count).toSorted();
  }

  has(key: string): boolean {
    const wanted = hashOf(key);
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#hashes[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.#hashes[low] === wanted;
  }
}

/** A hash of 53 bits: two of 32 bits like FNV-1a, with the primes of FNV and of MurmurHash 3. */
function hashOf(text: string): number {
  let [high, low] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01_00_01_93);
    low = Math.imul(low ^ code, 0x85_eb_ca_6b);
    low ^= low >>> 13;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
