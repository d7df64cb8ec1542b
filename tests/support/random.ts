/** How far tests go that try things at random: a few and always the same here, more of others by `npm run fuzz`. */
const { FUZZ_SEED, FUZZ_RUNS } = process.env;

export const randomSeed = Number(FUZZ_SEED ?? 1);

/** @param here how often it is tried in `npm test` */
export const runs = (here: number): number => Number(FUZZ_RUNS ?? here);
