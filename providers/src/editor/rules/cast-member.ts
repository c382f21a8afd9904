import { footageMembers, withMember } from '@scenewright/core/footage';
import type { CastMember } from '@scenewright/core/shots';
import { withWords } from '../../footage/change-look.js';
import { memberIn } from '../../footage/member-in.js';
import { editRule, scores } from '../edit-rule.js';
import type { EditState } from '../edit-state.js';
import { scenesIn } from '../parts/targets.js';
import { escapePattern } from '../../languages/escape-pattern.js';

/** How a figure of the cast looks, wherever it acts: "make the fox red", "Mara wears a green coat". */
export const castMember = editRule({
  id: 'cast-member',
  score: scores.named,
  examples: [
    {
      instruction: 'Mara wears a green coat',
      language: 'en',
      on: 'board',
      expects: { 's2.content.cast.0.member.look.top.color': '#4c9a58' },
    },
  ],
  board({ text, expand }, draft) {
    if (scenesIn(text, draft, expand)) return null;
    const said = expand(text);
    const member = memberIn(said, draft.storyboard) ?? memberNamed(draft);
    if (!member) return null;
    const name = renamedIn(said);
    const { look, changed } = withWords(member.look, withoutNames(said, member));
    if (name === undefined && !changed) return null;
    const called = name === undefined ? {} : { name, called: [...new Set([name.toLowerCase(), ...member.called])] };
    draft.storyboard = withMember(draft.storyboard, {
      ...member,
      look: name === undefined ? look : member.look,
      ...called,
    });
    return { done: `${member.name} looks different`, scenes: [member.id] };
  },
});

/** What names nobody goes on about the figure before. */
const memberNamed = ({ named, storyboard }: EditState): CastMember | undefined =>
  footageMembers(storyboard).find(({ id }) => named.includes(id));

const renamedIn = (said: string): string | undefined =>
  /(?<!\p{L})(?:rename|call)/iu.test(said)
    ? /(?:rename|call|name)\s.*?(?:to|as|it|her|him)?\s+["“]?(\p{Lu}[\p{L} ]{1,30}?)["”]?$/u.exec(said)?.[1]?.trim()
    : undefined;

const withoutNames = (said: string, { name, called }: CastMember): string =>
  [name, ...called].reduce(
    (text, word) => text.replace(new RegExp(`(?<!\\p{L})${escapePattern(word)}(?:['’]s)?(?!\\p{L})`, 'giu'), ' '),
    said,
  );
