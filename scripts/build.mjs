#!/usr/bin/env node
import { ensureSetup } from './setup.mjs';

await ensureSetup();
