import { footageMembers } from '@scenewright/core/footage';
import type { Storyboard } from '@scenewright/core/storyboard';
import { escapePattern } from '../languages/escape-pattern.js';

const shotNoun = '(?:shots?|scenes?|frames?|pictures?|stills?|plans?|einstellung|szene|toma|escena|plano)';

/** Splits at full stops and semicolons, and at commas and "and" where a new target begins. */
export function clausesOf(changes: string, storyboard: Storyboard): string[] {
  const names = footageMembers(storyboard).flatMap(({ called, name }) => [...called, name.toLowerCase()]);
  const starts = [
    `(?:the\\s+)?${shotNoun}\\s*\\p{Nd}+`,
    `(?:in|make|remove|delete|drop|cut|swap)\\s+(?:the\\s+)?(?:\\p{L}+\\s+)?${shotNoun}`,
    `(?:the\\s+)?(?:first|second|third|fourth|fifth|last|next)\\s+${shotNoun}`,
    '(?:make|give|let|put|dress|change|turn|set|remove|add|move|swap)\\s',
    ...names.map((name) => `(?:the\\s+|make\\s+(?:the\\s+)?|give\\s+(?:the\\s+)?)?${escapePattern(name)}(?!\\p{L})`),
  ].join('|');
  return changes
    .split(
      new RegExp(
        `[.;!\\n]+|,\\s*(?:and\\s+|then\\s+)?(?=(?:${starts}))|\\s+(?:and|then|und|et|y)\\s+(?=(?:${starts}))`,
        'iu',
      ),
    )
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
}
