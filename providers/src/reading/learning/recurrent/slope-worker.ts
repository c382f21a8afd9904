/** Adds up the slopes of texts in a thread of its own; see `train.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { slopeAdder, type SlopeTask, type SlopeWork } from './slope-adder.js';

const add = slopeAdder(workerData as SlopeWork);
parentPort?.on('message', (task: SlopeTask) => parentPort!.postMessage(add(task)));
