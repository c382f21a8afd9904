/** Makes lessons in a thread of its own; see `train.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { lessonMaker, type MarkedTexts } from './lessons.js';

const make = lessonMaker(workerData as MarkedTexts);
parentPort?.on('message', (pass: number) => parentPort!.postMessage(make(pass)));
