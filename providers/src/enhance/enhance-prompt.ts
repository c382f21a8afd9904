import type { Brief } from '@scenewright/core/brief';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { stylePacks } from '@scenewright/core/style';
import { planStory } from '../storyboard/plan-story.js';
import { cleanText } from '../reading/clean-text.js';
import { splitSentences } from '../reading/sentences.js';
import { directionLabels, directionSign, withoutDirection } from '../reading/visual-direction.js';
import type { StyleHint } from '../planner/style-choice.js';
import { directionWords, type DirectionWords } from './direction-words.js';

/** Interface 4.2: nothing longer helps a planner. */
const mostScenes = 12;
const longestQuote = 90;

/**
 * Interface 4.2, `enhance_prompt`, without a model: the facts of the prompt, one sentence a line and in its own
 * words, and under them how each is best shown, in the prompt's language. No figure and no fact is added: every
 * number stands in the original.
 */
export function enhancePrompt(brief: Brief, packs: readonly StyleHint[] = stylePacks): string {
  const facts = withoutDirection(cleanText(brief.prompt) || brief.prompt);
  const storyboard = planStory({ ...brief, prompt: facts }, packs);
  const { language } = storyboard;
  const split = facts
    .split('\n')
    .flatMap((line) => (isProse(line) ? splitSentences(line, language).map((one) => asLine(one)) : [line.trimEnd()]))
    .join('\n');
  // Where lines are read otherwise than sentences, the prompt keeps its own.
  const kindsOf = ({ scenes }: { scenes: readonly StoryboardScene[] }): string => scenes.map(({ kind }) => kind).join();
  const parted = planStory({ ...brief, prompt: split }, packs);
  const isSame = parted.title === storyboard.title && kindsOf(parted) === kindsOf(storyboard);
  const lines = isSame ? split : facts;
  const given = numbersIn(facts);
  const said = (sentence: string): boolean => [...numbersIn(sentence)].every((number) => given.has(number));
  const words = directionWords[language];
  const scenes = storyboard.scenes.slice(0, mostScenes);
  if (!words) {
    const titles = [...new Set(scenes.map((scene) => textOf(scene)).filter((text) => text !== '' && said(text)))];
    return [lines, ...titles.map((title) => `${directionSign} ${title}`)].join('\n');
  }
  const sentences = scenes
    .map((scene, index) => directionOf(scene, index === 0, words))
    .concat(words.tone(storyboard.mood))
    .filter((sentence) => sentence !== '' && said(sentence));
  return `${lines}\n\n${directionLabels[language]} ${[...new Set(sentences)].join('. ')}.`;
}

/** Lists, tables and code stay as they are laid out. */
const isProse = (line: string): boolean => !/^\s*(?:[-*•|>#`{}[\]]|\p{Nd}{1,2}[.)]\s|$)/u.test(line);

const asLine = (sentence: string): string => {
  const text = sentence.trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
};

const numbersIn = (text: string): Set<string> => new Set(text.match(/\p{Nd}+/gu) ?? []);

/** How one scene is to be seen. */
function directionOf(scene: StoryboardScene, isFirst: boolean, words: DirectionWords): string {
  const content = scene.content as Record<string, unknown>;
  const title = textOf(scene);
  const quoted = title === '' ? '' : words.quote(title);
  const statement = (text: string): string => (text === '' ? '' : words.statement(text));
  /** The names of the first list that the scene shows. */
  const firstNames = (most: number): string => {
    const list = (Object.values(content).find(Array.isArray) ?? []).slice(0, most).map(nameOf);
    const quotedNames = list.filter((name) => name !== '').map((name) => words.quote(name));
    return quotedNames.length > 1
      ? `${quotedNames.slice(0, -1).join(', ')} ${words.and} ${quotedNames.at(-1)!}`
      : (quotedNames[0] ?? quoted);
  };
  switch (sceneKindOf(scene.kind).inWords) {
    case 'opening':
      return isFirst ? words.opening(quoted || firstNames(5)) : statement(quoted || firstNames(5));
    case 'figure':
      return words.figure(display(content['figure']), quoted);
    case 'change':
      return words.change(display(content['before']), display(content['after']));
    case 'shares':
      return words.shares(firstNames(5));
    case 'recap':
      return words.recap;
    case 'points':
      return words.points(firstNames(5));
    case 'stages':
      return words.stages(firstNames(5));
    case 'sides': {
      const sides = [content['left'] ?? content['prosLabel'], content['right'] ?? content['consLabel']].map(nameOf);
      return sides.every((side) => side !== '') ? words.sides(words.quote(sides[0]!), words.quote(sides[1]!)) : '';
    }
    case 'place':
      return words.place(firstNames(3));
    case 'quotation':
      return words.quotation(typeof content['author'] === 'string' ? content['author'] : '');
    case 'picture':
      return isFirst ? words.openingPicture(quoted) : words.picture(quoted);
    case 'closing':
      return words.closing(quoted);
    case 'chart':
      return words.chart(quoted);
    case 'statement':
      return isFirst ? words.opening(quoted) : statement(quoted);
  }
}

/** What a scene says in the main, as it is written there. */
function textOf({ content }: StoryboardScene): string {
  const fields = content as Record<string, unknown>;
  const text = [fields['title'], fields['text'], fields['term'], fields['quote']].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  return cut(text ?? '');
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return cut(value);
  if (value === null || typeof value !== 'object') return '';
  const item = value as Record<string, unknown>;
  const name = [item['label'], item['text'], item['title'], item['name'], item['date']].find(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  return cut(name ?? '');
}

const display = (figure: unknown): string =>
  figure !== null && typeof figure === 'object' && 'display' in figure ? String(figure.display) : '';

function cut(text: string): string {
  const tidy = text.replace(/\s+/gu, ' ').trim();
  if (tidy.length <= longestQuote) return tidy;
  const at = tidy.lastIndexOf(' ', longestQuote);
  return `${tidy.slice(0, at > 20 ? at : longestQuote)}…`;
}
