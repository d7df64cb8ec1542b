/** How often randomised tests run: a few times with a fixed seed in `npm test`, more and with others in `npm run fuzz`. */
const { FUZZ_SEED, FUZZ_RUNS } = process.env;

export const randomSeed = Number(FUZZ_SEED ?? 1);

/** @param here how often in `npm test` */
export const runs = (here: number): number => Number(FUZZ_RUNS ?? here);
