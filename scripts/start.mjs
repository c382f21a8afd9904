#!/usr/bin/env node
/** `npm start`: serves everything on PORT. Reads `.env` of the clone when there is one; the environment wins over it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const file = join(root, '.env');
if (existsSync(file)) loadEnvFile(file);
await ensureSetup();
const { main } = await importBuilt('host-nest');
await main(process.env);
