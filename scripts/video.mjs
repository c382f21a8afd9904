#!/usr/bin/env node
/** `npm run video -- "<prompt>" …`: makes the clone ready, then hands over to the command. */
import { ensureSetup } from './setup.mjs';

const args = process.argv.slice(2);
const end = args.indexOf('--');
const isDryRun = args.slice(0, end < 0 ? undefined : end).includes('--dry-run');
try {
  await ensureSetup({ only: isDryRun ? 'plan' : 'studio' });
} catch (error) {
  process.stderr.write(`setup failed: ${error.message}\n`);
  process.exit(1);
}
const { runCommand } = await import('../host-local/bundle/load.mjs');
process.exitCode = await runCommand(args, process.env.SCENEWRIGHT_CACHE);
