import type { Brief } from '@scenewright/core/brief';
import { seedOf } from '@scenewright/core/determinism';
import type { Planner } from '@scenewright/core/generation';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { indexBeforeClosing, newSceneId, type EditState, type Outcome } from '../edit-state.js';
import { asSpoken } from '../../planner/words/spoken-sentence.js';
import { destination } from '../parts/destination.js';
import { narrate } from '../texts/scene-text.js';

const adds = /^(?:add|insert|include|append|put in)\s+|^(?:create|write|make)\s+(?=an?\s|another\s|one more\s)/iu;
const place =
  /\s+(?:right |just |directly )*(?:(?:at|to|as|in) (?:the )?(?:very )?(?:end|last|beginning|start|front|first)\b.*|(?:before|after|between|following)\s+(?:(?:the\s+)?(?:scenes?|slides?|first|second|third|fourth|fifth|sixth|last|opening|closing|intro|outro|chart|graph|quote|map|timeline|list|table|title|call|end)\b).*|as (?:scene|slide|number) \d+)$/iu;

/** "add a scene about X after scene 3", "add a quote by X: …", "add an end card saying …". */
export const addScene = editRule({
  id: 'add-scene',
  score: scores.found,
  examples: [
    {
      instruction: 'add an end card saying "Thank you"',
      language: 'en',
      expects: {
        order: 's1 s2 s3 s4 s5 s6 s7 s8 s9',
        s9: {
          id: 's9',
          intent: 'call_to_action',
          narration: 'Thank you.',
          cues: [],
          subject: '',
          weight: 1,
          kind: 'end-card',
          content: { title: 'Thank you' },
        },
      },
    },
  ],
  video({ text, expand }, state) {
    if (!adds.test(text)) return null;
    const where = place.exec(text);
    const body = text.slice(0, where?.index ?? text.length).replace(adds, '');
    const asked =
      /^(?:an?|another|one more|the|one)?\s*(?:new |extra |final |short |closing |opening )*(scene|slide|section|chapter|title card|title|quote|end ?card|outro|closing card|call[- ]to[- ]action|cta|list|callout|definition|thank[- ]you(?: scene| slide)?)(?:\s+(?:scene|slide|card))?\s*(.*)$/iu.exec(
        body,
      );
    if (!asked) return null;
    const said = asked[2]!.replace(
      /^(?:about|on|saying|that says|which says|showing|that shows|with(?: the)? (?:title|text|words)|titled|called|explaining|covering|for|from|:|reading)\s*:?\s*/iu,
      '',
    );
    const at = position(where?.[0] ?? '', asked[1]!.toLowerCase(), state, expand);
    if ('problem' in at) return { refused: at.problem };
    const scene = sceneFor(asked[1]!.toLowerCase(), asked[2]!, said, state, expand);
    if ('refused' in scene) return scene;
    if ('words' in scene)
      return {
        done: `A scene was added ${at.said}`,
        plan: async (draft, planner) => put(await planned(scene.words, draft, planner), at, draft),
      };
    return put(scene, at, state);
  },
});

function put(scene: StoryboardScene, at: { index: number; said: string }, state: EditState): Outcome {
  const { scenes } = state.storyboard;
  state.storyboard.scenes = [...scenes.slice(0, at.index), scene, ...scenes.slice(at.index)];
  return { done: `A scene was added ${at.said}: ${titleOf(scene)}`, scenes: [scene.id] };
}

function position(
  where: string,
  kind: string,
  state: EditState,
  expand: Clause['expand'],
): { index: number; said: string } | { problem: string } {
  const { scenes } = state.storyboard;
  if (where !== '') {
    const found = destination(
      where.trim().replace(/^as (?:scene|slide|number) /iu, 'to place '),
      state,
      expand,
      scenes,
    );
    return found ?? { problem: `I do not know the place "${where.trim()}": say "after scene 3" or "at the end".` };
  }
  if (/^(?:end ?card|outro|closing card|thank|call|cta)/u.test(kind))
    return { index: scenes.length, said: 'at the end' };
  const index = indexBeforeClosing(state.storyboard);
  return { index, said: index === scenes.length ? 'at the end' : 'before the closing scene' };
}

/** A scene, why there is none, or words that a planner makes one of. */
type NewScene = StoryboardScene | Extract<Outcome, { refused: string }> | { words: string };

function sceneFor(kind: string, whole: string, said: string, state: EditState, expand: Clause['expand']): NewScene {
  const words = expand(said).trim();
  if (words === '' && !kind.startsWith('thank'))
    return { refused: 'Say what the new scene is about, for example "add a scene about our team after scene 3".' };
  const quoted = /^⟦\d+⟧$/u.test(said.trim());
  if (kind === 'quote') {
    const by = /^(?:by|from)\s+([^:⟦]+?)\s*:?\s*(⟦\d+⟧)$/iu.exec(whole) ?? null;
    const after = /^(?:saying\s+)?(⟦\d+⟧)\s+(?:by|from|—|-)\s+(.+)$/iu.exec(whole);
    const quote = expand(by?.[2] ?? after?.[1] ?? said).trim();
    const author = by?.[1] ?? after?.[2];
    return built(
      { kind: 'quote', content: { text: quote, ...(author && { author: expand(author).trim() }) } },
      quote,
      state,
    );
  }
  if (kind.startsWith('title')) return built({ kind: 'title', content: { title: words } }, words, state);
  if (/^(?:section|chapter)$/u.test(kind)) return built({ kind: 'section', content: { title: words } }, null, state);
  if (/^(?:end ?card|outro|closing card|thank)/u.test(kind))
    return built({ kind: 'end-card', content: { title: words || 'Thank you' } }, words || 'Thank you', state);
  if (/^(?:call|cta)/u.test(kind)) {
    const url = /(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?/u.exec(words)?.[0];
    const title =
      (url
        ? words
            .replace(url, '')
            .replace(/\s+(?:at|on)\s*$/iu, '')
            .trim()
        : words) || words;
    return built({ kind: 'call-to-action', content: { title, ...(url && { url }) } }, words, state);
  }
  if (quoted && !/^(?:about|on)\b/iu.test(whole))
    return built({ kind: 'callout', content: { text: words } }, words, state);
  return { words };
}

/** What the planner makes of the words alone; of several scenes the one with most to show. */
async function planned(words: string, state: EditState, planner: Planner): Promise<StoryboardScene> {
  const { storyboard, brief } = state;
  const text = /[.!?]$/u.test(words) ? words : `${words}.`;
  const alone: Brief = {
    ...brief,
    prompt: text,
    durationSeconds: 15,
    images: [],
    documents: [],
    audio: [],
    style: storyboard.style,
    narration: storyboard.narrated,
    narrationLanguage: storyboard.narrationLanguage === storyboard.language ? null : storyboard.narrationLanguage,
  };
  const { scenes } = await planner.plan(alone);
  const rank = (scene: StoryboardScene): number =>
    (['title', 'end-card', 'call-to-action', 'logo-sting', 'section'].includes(scene.kind) ? -10 : 0) +
    JSON.stringify(scene.content).length / 1000;
  const best = scenes.toSorted((a, b) => rank(b) - rank(a))[0]!;
  // One topic without facts is planned as an arc; here it is one scene with the topic in full.
  if (rank(best) < 0 || best.kind === 'backdrop' || best.kind === 'kinetic-words') {
    const title = capital(words.replace(/[.]$/u, ''));
    const motif = scenes.find((scene) => scene.kind === 'backdrop')?.content as { motif?: 'growth' } | undefined;
    return built(
      { kind: 'backdrop', content: { motif: motif?.motif ?? 'light', title: title.slice(0, 110) } },
      title,
      state,
    );
  }
  const content = { ...best.content } as Record<string, unknown>;
  delete content['kicker'];
  const id = newSceneId(state);
  return { ...best, content, id, intent: 'evidence', seed: seedOf([id, words]) } as StoryboardScene;
}

function built(
  body: Pick<StoryboardScene, 'kind' | 'content'>,
  spoken: string | null,
  state: EditState,
): StoryboardScene {
  const id = newSceneId(state);
  const { storyboard } = state;
  const closing = body.kind === 'call-to-action' || body.kind === 'end-card';
  const scene = {
    id,
    intent: closing ? 'call_to_action' : 'evidence',
    narration: null,
    cues: [],
    subject: '',
    weight: 1,
    seed: seedOf([id, body.content]),
    ...body,
  } as StoryboardScene;
  if (storyboard.narrated && spoken !== null) narrate(scene, asSpoken(spoken, storyboard.narrationLanguage) || null);
  return scene;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titleOf = ({ content, kind }: StoryboardScene): string => {
  const title = ['title', 'text', 'term', 'name']
    .map((key) => (content as Record<string, unknown>)[key])
    .find((value) => typeof value === 'string');
  return `"${(title as string | undefined) ?? kind}"`;
};
