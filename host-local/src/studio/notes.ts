import type { Warning } from '@scenewright/core/errors';
import type { CreateRequest } from '@scenewright/core/requests';
import type { Storyboard } from '@scenewright/core/storyboard';
import { withUsage, type EnhancedPrompt } from '@scenewright/providers';

/** What was asked for and is not done in-process. */
export function notesOn({ webhookUrl }: CreateRequest): Warning[] {
  if (webhookUrl === null) return [];
  return [{ code: 'no_webhook', message: 'Webhooks are sent by the service alone: none is sent from here.' }];
}

/** What was planned, with what was told of it before, and with what the enhancement of its prompt cost. */
export function withNotes<Made extends { warnings: Warning[]; storyboard: Storyboard; enhancedPrompt?: string }>(
  made: Made,
  notes: readonly Warning[],
  enhanced?: EnhancedPrompt,
): Made {
  return {
    ...made,
    storyboard: withUsage(made.storyboard, enhanced?.usage),
    warnings: [...made.warnings, ...notes],
    ...(enhanced && { enhancedPrompt: enhanced.prompt }),
  };
}
