#!/usr/bin/env node
/** `npm run video -- "<prompt>" …`: makes the clone ready, then hands over to the command. */
import { ensureSetup, importBuilt } from './setup.mjs';

const args = process.argv.slice(2);
const end = args.indexOf('--');
const isDryRun = args.slice(0, end < 0 ? undefined : end).includes('--dry-run');
try {
  await ensureSetup({ only: isDryRun ? 'plan' : 'studio' });
} catch (error) {
  process.stderr.write(`setup failed: ${error.message}\n`);
  process.exit(1);
}
const { main } = await importBuilt('host-local', 'src/command/main.js');
process.exitCode = await main(args);
