import type { CreateRequest, Warning } from '@scenewright/core';

/** What was asked for and is not done in-process. */
export function notesOn({ webhookUrl }: CreateRequest): Warning[] {
  if (webhookUrl === null) return [];
  return [{ code: 'no_webhook', message: 'Webhooks are sent by the service alone: none is sent from here.' }];
}

export function withNotes<Made extends { warnings: Warning[]; enhancedPrompt?: string }>(
  made: Made,
  notes: readonly Warning[],
  enhancedPrompt?: string,
): Made {
  return { ...made, warnings: [...made.warnings, ...notes], ...(enhancedPrompt && { enhancedPrompt }) };
}
