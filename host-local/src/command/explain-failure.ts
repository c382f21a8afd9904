import { StageFailure } from '@scenewright/core/errors';
import type { FieldError } from '@scenewright/core/requests';
import { commandOptions } from './option-table.js';

/** The failure in a sentence, and what to do about it. */
export function explainFailure(error: unknown): string {
  if (error instanceof StageFailure) {
    const remedy = error.remedy ? `\n${error.remedy}` : '';
    return `${error.stage}: ${error.message}${remedy}`;
  }
  return error instanceof Error ? error.message || error.name : String(error);
}

/** A refused field in the words of the command line: `duration` is `--duration`, `images[0].url` is `--image`. */
export function explainField({ field, message }: FieldError): string {
  const root = field.replace(/[.[].*$/, '');
  const leaf = field.split('.').at(-1)!;
  const option = commandOptions.find(({ name, to }) => {
    const known = name.replaceAll('-', '_');
    return to === 'brand'
      ? field === `brand_settings.${known}`
      : known === root || (to === 'request' && `${known}s` === root);
  });
  if (!option) return message;
  const plain = message.startsWith(field) ? message.slice(field.length).trimStart() : message;
  const where = /\[(\d+)\]/.exec(field)?.[1];
  const side = root === 'dimensions' && leaf !== root ? ` ${leaf}` : '';
  return `--${option.name}${where === undefined ? '' : ` ${Number(where) + 1}`}${side}: ${plain}`;
}
