import type { Brief } from '@scenewright/core';
import { readPrompt, type Reading } from './read.js';
import { speaksOfVideo } from './roles/cues.js';
import { wishesOf } from './wishes.js';

/**
 * Reads a prompt beside its documents. A prompt that is nothing but a request ("Summarize this report in a 30 second
 * video") lends its words to the topic where there is nothing else to tell; documents and tables are something else.
 */
export function readBrief({ prompt, documents }: Pick<Brief, 'prompt' | 'documents'>): Reading {
  const reading = readPrompt(prompt);
  const { points, directions, exclusions, tables } = reading;
  const asked = points[0]?.sentence ?? '';
  const isRequest = points.length === 1 && directions.length === 0 && speaksOfVideo(asked);
  const forbids = exclusions.terms.length + exclusions.topics.length > 0;
  if (!isRequest || forbids || documents.length + tables.length === 0) return reading;
  return { ...reading, points: [], text: '', directions: [asked], wishes: wishesOf([asked]) };
}
