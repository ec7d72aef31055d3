const FIXED = 20_261_128;

/** The seed of all random tests: the same in every `npm test`, another one each night. `SEED` repeats a night. */
export const SEED = Number(process.env["SEED"] ?? FIXED);
