import {
  InfographicSchema,
  panelLimit,
  resolveStyle,
  StageFailure,
  stylePack,
  stylePacks,
  type Brief,
  type Figure,
  type Infographic,
  type InfographicBrief,
  type InfographicContent,
  type Panel,
  type Warning,
} from '@scenewright/core';
import { documentFacts } from '../planner/documents/document-facts.js';
import type { Fact } from '../planner/facts/fact.js';
import { asLabel } from '../planner/facts/labels.js';
import { readFacts } from '../planner/facts/read-facts.js';
import { statementsOf } from '../planner/facts/statements.js';
import { directionOf } from '../planner/reading/language.js';
import { readPrompt } from '../planner/reading/read-prompt.js';
import { draftsOf } from '../planner/scenes/drafts.js';
import { motifOf } from '../planner/scenes/motif.js';
import type { Reading } from '../planner/scenes/option.js';
import { chooseStyle } from '../planner/style-choice.js';
import { findTopic } from '../planner/topic.js';
import { cutAtWord, headline, tidy } from '../planner/words/headline.js';
import { phrasesOf } from '../planner/words/phrases.js';
import { panelsOfScene, type PanelDraft } from './panel-of-scene.js';
import { iconFor } from './topic-icons.js';

/** A canvas takes no more than this and stays legible; the rest is named in a warning. */
const comfortable = 7;
/** Documents are read as far as a minute of video would show them. */
const documentSeconds = 60;

type FigureItem = Panel<'figures'>['items'][number];
interface Found {
  panel: PanelDraft;
  importance: number;
}

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
  const panels: Found[] = [];
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
  const heading = headline(topic || facts[0]?.text || brief.prompt, language, 70) || brief.prompt.slice(0, 70);
  const headings = new Set(panels.map(({ panel }) => bare(panel.title ?? '')));
  const spoken = claims.filter(({ text }) => !headings.has(bare(text)));
  const shown = singles.filter((item) => !heading.includes(item.figure.display));
  const subtitle = found.subtitle || subtitleOf(spoken);
  const hero = shown.shift();
  const figures: Found[] = parts(shown, 6).map((items) => ({ panel: { kind: 'figures', items }, importance: 0.95 }));
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
    style: resolveStyle(pack, { brand: brief.brand, backgroundColor: brief.backgroundColor }),
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

/** "Make an infographic about …" is read as the same wish for a video, whose words the planner knows. */
function asVideoRequest(prompt: string): string {
  const words: [RegExp, string][] = [
    [/\binfographics?\b(?=.{0,12}\b(?:about|on|of|for|showing|that|which|comparing|explaining)\b)/iu, 'video'],
    [/\binfographie\b(?=.{0,8}\b(?:sur|de|du|pour|qui)\b)/iu, 'vidéo'],
    [/\binfografik\b(?=.{0,8}\b(?:über|zu|zum|zur|für)\b)/iu, 'Video'],
    [/\binfograf[ií]a\b(?=.{0,8}\b(?:sobre|de|del|para)\b)/iu, 'video'],
    [/インフォグラフィックス?/u, '動画'],
    [/[إا]نفوجرافيك(?=\s+(?:عن|حول))/u, 'فيديو'],
  ];
  // "About X" counts at the beginning alone: later it is content.
  const [pattern, video] = words.find(([each]) => each.test(prompt.slice(0, 90))) ?? [];
  return pattern ? prompt.replace(pattern, video!) : prompt;
}

/** "Source: …" names where the figures are from; it is no sentence of its own. */
function withoutSource(prompt: string): { prompt: string; source: string | undefined } {
  const match =
    /(?:^|[.!?]\s+|\n\s*)((?:sources?|quellen?|fuentes?|fontes?|fonte|出典|المصدر)\s*[:：]\s*([^\n.]{3,120})\.?)\s*(?=\n|$)/iu.exec(
      prompt,
    );
  return match
    ? { prompt: prompt.replace(match[1]!, '').trim(), source: match[1]!.replace(/\.$/, '').trim() }
    : { prompt, source: undefined };
}

const people =
  /people|person|owner|employee|customer|user|student|women|\bmen\b|adult|child|patient|voter|parent|teacher|worker|\bsay\b|respondent|menschen|personen|kunden|personnes|personas|persone|人|名|أشخاص|موظف/iu;
const rankingWords =
  /\b(?:top|rank(?:ing|ed)?|busiest|largest|biggest|highest|tallest|longest|most|best|leading|größten?|höchsten?|plus grands?|mayores|rangliste|classement|clasificación)\b/iu;

/** Bars by size under words such as "busiest" are places. */
function ranked(panel: PanelDraft, text: string): PanelDraft {
  if (panel.kind !== 'bars' || panel.arrangement !== 'bars' || !rankingWords.test(text)) return panel;
  const falls = panel.items.every(
    (item, index) => index === 0 || item.figure.magnitude <= panel.items[index - 1]!.figure.magnitude,
  );
  return falls ? { ...panel, arrangement: 'ranking' } : panel;
}

/** A long history that was told in parts is one line again. */
function joinedTimelines(found: Found[]): Found[] {
  const first = found.find(({ panel }) => panel.kind === 'timeline');
  if (first?.panel.kind !== 'timeline') return found;
  const others = found.filter(
    (each) =>
      each !== first && each.panel.kind === 'timeline' && (each.panel.title ?? '') === (first.panel.title ?? ''),
  );
  const events = [first, ...others].flatMap(({ panel }) => (panel.kind === 'timeline' ? panel.events : []));
  if (others.length === 0 || events.length > 8) return found;
  const whole: Found = {
    ...first,
    panel: {
      ...first.panel,
      events: events.map(({ date, label }, index) => ({
        date,
        label,
        ...(index === events.length - 1 ? { highlight: true } : {}),
      })),
    } as PanelDraft,
  };
  return found.filter((each) => !others.includes(each)).map((each) => (each === first ? whole : each));
}

/** A fact that is one number with a name stands beside others of its kind. */
function singleFigure(fact: Fact, reading: Reading): FigureItem | undefined {
  const { body } = fact;
  const { language } = reading;
  const label = (subject: string): string =>
    asLabel(cutAtWord(tidy(subject || headline(fact.text, language, 60)), language, 60)) || '–';
  if (body.type === 'figure')
    return { label: wordsOf(fact, body.figure.figure, language) ?? label(body.subject), figure: body.figure.figure };
  if (body.type === 'share')
    return { label: wordsOf(fact, body.figure.figure, language) ?? label(body.of), figure: body.figure.figure };
  if (body.type === 'growth') {
    const { change, after, trend, subject } = body;
    const outcome = { trend, ...(fact.sentiment ? { sentiment: fact.sentiment } : {}) };
    return after
      ? { label: label(subject), figure: after, note: signed(change, trend), ...outcome }
      : { label: label(subject), figure: change, ...outcome };
  }
  return undefined;
}

/** The sentence's own words: what follows the figure it begins with, or all of it when it is short. */
function wordsOf(fact: Fact, figure: Figure, language: string): string | undefined {
  const sentence = tidy(fact.text);
  if (sentence.startsWith(figure.display)) {
    const rest = sentence.slice(figure.display.length).trim();
    return rest.length >= 3 ? cutAtWord(rest, language, 64) : undefined;
  }
  return sentence.length <= 60 && sentence !== figure.display ? sentence : undefined;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const signed = (figure: Figure, trend: string): string =>
  trend === 'up' && !/^[+]/.test(figure.display)
    ? `+${figure.display}`
    : trend === 'down' && !/^[-−–]/.test(figure.display)
      ? `−${figure.display}`
      : figure.display;

function heroOf({ label, figure, note, trend, sentiment }: FigureItem): NonNullable<InfographicContent['hero']> {
  return {
    label: note ? `${label}, ${note}`.slice(0, 64) : label,
    figure,
    ...(trend ? { trend } : {}),
    ...(sentiment ? { sentiment } : {}),
  };
}

/** The first short sentence without a figure says what the graphic is about; it is taken out of the claims. */
function subtitleOf(claims: { text: string }[]): string {
  const index = claims.findIndex(({ text }) => text.length <= 150);
  return index < 0 ? '' : claims.splice(index, 1)[0]!.text;
}

/** One sentence stands for itself, more become a list. */
function said(claims: readonly { text: string; importance: number }[]): Found[] {
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

const pictures = (brief: InfographicBrief): Found[] =>
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

/** Headings that only say what kind of panel it is. */
const empty =
  /^(?:the )?(?:steps|process|timeline|figures|numbers|facts|key figures|schritte|ablauf|zahlen|étapes|chiffres|pasos|cifras|passos|passi|手順|ステップ|步骤)$/iu;

/** A panel does not say the title of the whole once more. */
function withoutEcho(panel: PanelDraft, heading: string): PanelDraft {
  if (!panel.title || (panel.title.toLowerCase() !== heading.toLowerCase() && !empty.test(panel.title))) return panel;
  const { title: _, ...rest } = panel;
  return rest as PanelDraft;
}

/** Icons where all of a row have one; a row with some would look broken. */
function withIcons(panel: PanelDraft, fallback: string | undefined): PanelDraft {
  if (panel.kind === 'ratio') return { ...panel, icon: people.test(panel.label ?? '') ? 'user' : 'circle-check' };
  if (panel.kind === 'steps') {
    const icons = panel.steps.map((step) => iconFor(step.title) ?? iconFor(step.detail ?? ''));
    const whole = icons.every((icon) => icon !== undefined) && new Set(icons).size === icons.length;
    return whole ? { ...panel, steps: panel.steps.map((step, index) => ({ ...step, icon: icons[index]! })) } : panel;
  }
  if (panel.kind !== 'figures' && panel.kind !== 'list') return panel;
  if (panel.kind === 'figures') {
    const own = panel.items.map((item) => item.icon ?? iconFor(item.label) ?? fallback);
    return {
      ...panel,
      items: panel.items.map((item, index) => ({ ...item, ...(own[index] ? { icon: own[index]! } : {}) })),
    };
  }
  const icons = panel.items.map((item) => iconFor(item.text));
  return panel.mark === 'plain' && icons.every((icon) => icon !== undefined)
    ? { ...panel, items: panel.items.map((item, index) => ({ ...item, icon: item.icon ?? icons[index]! })) }
    : panel;
}

/** Names by kind, numbered from the second on: `bars`, `bars-2`. */
export function named(panels: readonly PanelDraft[]): Panel[] {
  const seen = new Map<string, number>();
  return panels.map((panel) => {
    const count = (seen.get(panel.kind) ?? 0) + 1;
    seen.set(panel.kind, count);
    return { id: count === 1 ? panel.kind : `${panel.kind}-${count}`, ...panel } as Panel;
  });
}
