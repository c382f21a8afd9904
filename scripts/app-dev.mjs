#!/usr/bin/env node
/** `npm run app:dev`: the web app from its sources, on top of a service that `npm start` runs (SERVICE_URL, else port 3000). */
import { join } from 'node:path';
import { ensureSetup, root, run } from './setup.mjs';

await ensureSetup();
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
await run(process.execPath, [vite, ...process.argv.slice(2)], { cwd: join(root, 'web-app') });
