import type { CreateRequest, Warning } from '@scenewright/core';

/** What was asked for and is not done in-process. */
export function notesOn({ enhancePrompt, webhookUrl }: CreateRequest): Warning[] {
  const notes: Warning[] = [];
  if (enhancePrompt)
    notes.push({
      code: 'prompt_not_enhanced',
      message: 'No model is set up that improves prompts: yours is used as it is.',
    });
  if (webhookUrl !== null)
    notes.push({ code: 'no_webhook', message: 'Webhooks are sent by the service alone: none is sent from here.' });
  return notes;
}

export function withNotes<Made extends { warnings: Warning[] }>(made: Made, notes: readonly Warning[]): Made {
  return { ...made, warnings: [...made.warnings, ...notes] };
}
