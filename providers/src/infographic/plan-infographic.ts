import {
  brandedStyle,
  InfographicSchema,
  panelLimit,
  StageFailure,
  stylePack,
  stylePacks,
  type Brief,
  type Infographic,
  type InfographicBrief,
  type InfographicContent,
  type Warning,
} from '@scenewright/core';
import { documentFacts } from '../planner/documents/document-facts.js';
import { readFacts } from '../planner/facts/read-facts.js';
import { statementsOf } from '../planner/facts/statements.js';
import { directionOf } from '../reading/language.js';
import { readPrompt } from '../planner/reading/read-prompt.js';
import { draftsOf } from '../planner/scenes/drafts.js';
import { motifOf } from '../planner/scenes/motif.js';
import type { Reading } from '../planner/scenes/option.js';
import { chooseStyle } from '../planner/style-choice.js';
import { findTopic } from '../planner/topic.js';
import { cutAtWord, headline, tidy } from '../planner/words/headline.js';
import { phrasesOf } from '../planner/words/phrases.js';
import { joinedTimelines, named, ranked, withIcons, withoutEcho, type WeighedPanel } from './dress-panels.js';
import { asVideoRequest, withoutSource } from './infographic-prompt.js';
import { panelsOfScene } from './panel-of-scene.js';
import { heroOf, singleFigure, type FigureItem } from './single-figures.js';
import { iconFor } from './topic-icons.js';

/** A canvas takes no more than this and stays legible; the rest is named in a warning. */
const comfortable = 7;
/** Documents are read as far as a minute of video would show them. */
const documentSeconds = 60;

/** The planner that needs no model: facts of the prompt and its documents become panels. It states nothing that they do not. */
export function planInfographic(brief: InfographicBrief): Infographic {
  const { prompt, source } = withoutSource(brief.prompt);
  const read = readPrompt(asVideoRequest(prompt));
  const { language } = read;
  const phrases = phrasesOf(language);
  const warnings: Warning[] = [];
  const { facts: ownFacts, title } = readFacts(statementsOf(read.blocks, language), language);
  const documents = documentFacts([...read.tables, ...brief.documents], language, phrases, documentSeconds);
  warnings.push(...documents.warnings, ...(brief.notes ?? []));
  const found = findTopic({
    wish: read.topic,
    title,
    facts: ownFacts,
    brief: brief as unknown as Brief,
    documentTitle: documents.title,
    language,
  });
  const facts = [...ownFacts.filter((fact) => fact !== found.consumed), ...documents.facts];
  const topic = tidy(found.topic || brief.brand?.name || '');
  const reading: Reading = { language, phrases, topic: topic.length <= 40 ? topic : '' };

  const singles: FigureItem[] = [];
  const panels: WeighedPanel[] = [];
  const claims: { text: string; importance: number }[] = [];
  for (const fact of facts) {
    const single = singleFigure(fact, reading);
    if (single) {
      singles.push(single);
      continue;
    }
    for (const draft of draftsOf(fact, reading)) {
      const scene = draft.options[0]?.scene;
      if (!scene) continue;
      if (scene.kind === 'callout') claims.push({ text: scene.content.text, importance: fact.importance });
      // Figures of different measures stand together with the single ones.
      else if (scene.kind === 'kpi-tiles' && !scene.content.title) singles.push(...scene.content.tiles);
      else for (const panel of panelsOfScene(scene, language)) panels.push({ panel, importance: draft.importance });
    }
  }

  const chosen = chooseStyle(`${read.text} ${topic}`, read.wishes.look, stylePacks);
  const pack = stylePack(brief.style ?? chosen.style) ?? stylePack('taste-default')!;
  const branded = brandedStyle(pack, brief);
  warnings.push(...branded.notes);
  const heading = headline(topic || facts[0]?.text || brief.prompt, language, 70) || brief.prompt.slice(0, 70);
  const headings = new Set(panels.map(({ panel }) => bare(panel.title ?? '')));
  const spoken = claims.filter(({ text }) => !headings.has(bare(text)));
  const shown = singles.filter((item) => !heading.includes(item.figure.display));
  const subtitle = found.subtitle || subtitleOf(spoken);
  const hero = shown.shift();
  const figures: WeighedPanel[] = parts(shown, 6).map((items) => ({
    panel: { kind: 'figures', items },
    importance: 0.95,
  }));
  const all = joinedTimelines([
    ...figures,
    ...panels.map((each) => ({ ...each, panel: ranked(each.panel, read.text) })),
    ...said(spoken),
    ...pictures(brief),
  ]);
  const limit = Math.min(comfortable, panelLimit);
  if (all.length > limit) {
    const dropped = [...all].sort((a, b) => a.importance - b.importance).slice(0, all.length - limit);
    for (const each of dropped) all.splice(all.indexOf(each), 1);
    warnings.push({
      code: 'condensed',
      message: `One graphic holds ${limit} panels: ${dropped.length} of less weight were left out. A shorter prompt or a second graphic shows them.`,
    });
  }
  if (all.length === 0)
    warnings.push({
      code: 'no_facts',
      message:
        'The prompt names a topic but no facts, figures or points about it, and the offline planner invents none. Add sentences, figures, a list or a document for a fuller graphic.',
    });
  else if (all.length === 1)
    warnings.push({
      code: 'few_facts',
      message: 'The prompt holds content for one panel, which is shown large. More facts give a richer graphic.',
    });

  const sources = [
    ...new Set([source, ...facts.map((fact) => fact.source)].filter((each) => each !== undefined && each !== '')),
  ];
  const kicker = brief.brand?.name?.trim();
  const content: InfographicContent = {
    title: heading.slice(0, 110),
    ...(kicker && kicker.toLowerCase() !== heading.toLowerCase() ? { kicker: kicker.slice(0, 48) } : {}),
    ...(subtitle ? { subtitle: cutAtWord(tidy(subtitle), language, 156) } : {}),
    ...(sources.length > 0 ? { source: sources.join(' · ').slice(0, 140) } : {}),
    ...(hero ? { hero: heroOf(hero) } : {}),
    ...(brief.brand?.logo ? { logo: brief.brand.logo } : {}),
    visualStyle: brief.visualStyle ?? '2d',
    ...(hero ? {} : { emblem: iconFor(heading) ?? iconFor(brief.prompt) }),
    ...(all.length === 0 ? { motif: motifOf(`${topic} ${brief.prompt}`) } : {}),
    panels: named(all.map(({ panel }) => withIcons(withoutEcho(panel, heading), iconFor(heading) ?? iconFor(prompt)))),
  };
  const graphic = InfographicSchema.safeParse({
    version: 1,
    language,
    direction: directionOf(language),
    style: branded.style,
    ...(branded.asked.length > 0 ? { asked: branded.asked } : {}),
    content,
    seed: brief.seed,
    assets: brief.assets ?? {},
    warnings,
  });
  if (graphic.success) return graphic.data;
  const [issue] = graphic.error.issues;
  throw new StageFailure(
    'plan',
    'invalid_infographic',
    `The planner made a graphic that breaks its own rules: ${issue?.path.join('.')}: ${issue?.message}`,
    {
      retryable: false,
      remedy: 'Please report the prompt; simpler wording may help meanwhile.',
    },
  );
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The first short sentence without a figure says what the graphic is about; it is taken out of the claims. */
function subtitleOf(claims: { text: string }[]): string {
  const index = claims.findIndex(({ text }) => text.length <= 150);
  return index < 0 ? '' : claims.splice(index, 1)[0]!.text;
}

/** One sentence stands for itself, more become a list. */
function said(claims: readonly { text: string; importance: number }[]): WeighedPanel[] {
  const importance = Math.max(0, ...claims.map((claim) => claim.importance)) * 0.7;
  if (claims.length === 0) return [];
  if (claims.length === 1)
    return [{ panel: { kind: 'statement', text: claims[0]!.text.slice(0, 240), quoted: false }, importance }];
  return [
    {
      panel: {
        kind: 'list',
        mark: 'plain',
        items: claims.slice(0, 6).map(({ text }) => ({ text: text.slice(0, 110) })),
      },
      importance,
    },
  ];
}

const pictures = (brief: InfographicBrief): WeighedPanel[] =>
  brief.images
    .filter((image) => image.asset !== brief.brand?.logo)
    .slice(0, 3)
    .map((image) => ({
      panel: { kind: 'image', image: image.asset, ...(image.context ? { caption: image.context.slice(0, 138) } : {}) },
      importance: 0.6,
    }));

function parts<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
