import fc from 'fast-check';

/**
 * Property tests draw the same inputs in every run, so that a change is judged by what it changes. `FUZZ_SEED=random`
 * draws new ones, `FUZZ_SEED=N` those of seed N; `FUZZ_RUNS=N` sets how many.
 */
const { FUZZ_SEED: wanted = '20261123', FUZZ_RUNS: runs } = process.env;
fc.configureGlobal({
  ...(wanted === 'random' ? {} : { seed: Number(wanted) }),
  ...(runs ? { numRuns: Number(runs) } : {}),
});
