import { writeBundle, type WriteBundleOptions } from './write-bundle.js';

/** The process that bundles: told what by its argument, it answers with null or what went wrong. */
const options = JSON.parse(process.argv[2] ?? '{}') as WriteBundleOptions;
process.once('disconnect', () => process.exit(1));
writeBundle(options).then(
  () => process.send?.(null, undefined, undefined, () => process.exit(0)),
  (error: unknown) =>
    process.send?.(String((error as Error).message ?? error), undefined, undefined, () => process.exit(1)),
);
