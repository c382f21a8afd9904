import type { Warning } from '@scenewright/core';
import type { Draft } from '../scenes/option.js';

export function retell(drafts: Draft[], _from: string, _to: string): { drafts: Draft[]; warnings: Warning[] } {
  return { drafts, warnings: [] };
}
