#!/usr/bin/env node
/** `npm run video -- "<prompt>" …`: makes the clone ready, then hands over to the command. */
import { ensureSetup, importBuilt } from './setup.mjs';

try {
  await ensureSetup({ only: 'studio' });
} catch (error) {
  process.stderr.write(`setup failed: ${error.message}\n`);
  process.exit(1);
}
const { main } = await importBuilt('host-local', 'src/command/main.js');
process.exitCode = await main(process.argv.slice(2));
