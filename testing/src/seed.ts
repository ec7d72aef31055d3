const FIXED = 20_261_128;

/** The seed of all random tries: the same in every `npm test`, another one each night, which `SEED` repeats. */
export const SEED = Number(process.env["SEED"] ?? FIXED);
