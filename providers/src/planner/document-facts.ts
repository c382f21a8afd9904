import type { BriefDocument, Warning } from '@scenewright/core';
import type { Fact } from './facts/fact.js';
import type { Phrases } from './words/phrases.js';

export function documentFacts(
  _documents: BriefDocument[],
  _language: string,
  _phrases: Phrases,
  _seconds: number,
): { facts: Fact[]; title: string; warnings: Warning[] } {
  return { facts: [], title: '', warnings: [] };
}
