#!/usr/bin/env node
import { runCommand } from '../bundle/load.mjs';
import { defaultCacheRoot } from '../dist/src/studio/cache-root.js';

process.exitCode = await runCommand(process.argv.slice(2), defaultCacheRoot());
