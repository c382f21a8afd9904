#!/usr/bin/env node
/** `npm run studio`: Remotion Studio on the scene kinds and samples. */
import { join } from 'node:path';
import { ensureSetup, root, run } from './setup.mjs';

await ensureSetup();
await run(
  process.execPath,
  [
    join(root, 'node_modules', '@remotion', 'cli', 'remotion-cli.js'),
    'studio',
    'src/studio.tsx',
    ...process.argv.slice(2),
  ],
  { cwd: join(root, 'compositions'), stdio: 'inherit' },
);
