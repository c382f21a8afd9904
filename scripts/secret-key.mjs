#!/usr/bin/env node
/** `npm run secret-key -- new|rotate|reset`: the key that stored secrets are encrypted with. See docs/operate.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const file = join(root, '.env');
if (existsSync(file)) loadEnvFile(file);
await ensureSetup();
const { secretKeyCommand } = await importBuilt('host-nest', 'src/secrets/secret-key-command.js');
try {
  process.stdout.write(await secretKeyCommand(process.argv[2], process.env));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
}
