import { StageFailure, type Warning } from '@scenewright/core/errors';
import {
  brandedStyle,
  InfographicSchema,
  type Infographic,
  type InfographicBrief,
} from '@scenewright/core/infographics';
import { panelLimit, sceneKindOf, type InfographicContent, type SceneKind } from '@scenewright/core/scenes';
import { stylePack } from '@scenewright/core/style';
import { directionOf } from '../reading/language.js';
import { readBrief } from '../reading/read-brief.js';
import { sceneOptions, toolsFor, type SceneOption } from '../storyboard/scene-options.js';
import { wishWarnings } from '../storyboard/wish-warnings.js';
import { cycleWord, shapeOf } from '../planner/facts/shapes.js';
import { motifOf } from '../pictures/motif.js';
import { cutAtWord, headline, tidy } from '../planner/words/headline.js';
import {
  joinedTimelines,
  named,
  ranked,
  withClaim,
  withHero,
  withIcons,
  withLead,
  withMeasure,
  withoutEcho,
  type WeighedPanel,
} from './dress-panels.js';
import { asVideoRequest, leadTitle, withoutSource } from './infographic-prompt.js';
import { panelsOfScene } from './panel-of-scene.js';
import { heroOf, leading, singleFigure, type FigureItem } from './single-figures.js';
import { infographicBeats } from './infographic-beats.js';
import { pictureOf } from '../pictures/picture-of.js';
import { misread } from '../pictures/unmeant.js';
import { subjectColorsOf } from '../pictures/subject-colors.js';
import { mostSpokenOf, withPanelPictures } from './panel-pictures.js';
import { claimPanels, takeSubtitle, type SpokenClaim } from './spoken-claims.js';
import { iconFor } from './topic-icons.js';
import { joinedComparisons } from './compared-measures.js';

/** A canvas takes no more than this and stays legible; the rest is named in a warning. */
const comfortable = 7;

/**
 * Facts of the prompt and its documents become panels. It states nothing that they do not.
 * @param tell writes the beats; the rules when absent
 */
export function planInfographic(
  brief: InfographicBrief,
  tell: typeof infographicBeats = infographicBeats,
): Infographic {
  const { prompt, source } = withoutSource(brief.prompt);
  const read = readBrief({ prompt: asVideoRequest(prompt), documents: brief.documents });
  const { language } = read;
  const outline = tell(read, { ...brief, prompt });
  const warnings: Warning[] = [...outline.warnings, ...(brief.notes ?? [])];
  const topic = tidy(outline.topic.title || brief.brand?.name || leadTitle(asVideoRequest(prompt)));
  const singles: FigureItem[] = [];
  const panels: WeighedPanel[] = [];
  const claims: (SpokenClaim & { kicker?: string | undefined })[] = [];
  const chart = read.wishes.chart?.shape;
  const kinds: SceneKind[] = [];
  const tools = { ...toolsFor({ beats: outline.beats, language }), chart };
  for (const beat of outline.beats) {
    const single = singleFigure(beat, language);
    if (single) {
      singles.push(single);
      continue;
    }
    const scoreOf = ({ scene, score }: SceneOption): number =>
      chart !== undefined && sceneKindOf(scene.kind).chart === chart ? score + 1 : score;
    const [best] = sceneOptions(beat, tools).sort((a, b) => scoreOf(b) - scoreOf(a));
    if (!best) continue;
    const { scene } = best;
    kinds.push(scene.kind);
    if (beat.evidence.type === 'claim')
      claims.push({
        text: beat.support ? `${beat.claim}. ${beat.support}` : beat.claim,
        importance: beat.importance,
        kicker: beat.kicker,
      });
    else
      for (const panel of panelsOfScene(scene, language))
        // Figures of different measures stand together with the single ones.
        if (panel.kind === 'figures' && !beat.kicker) singles.push(...panel.items);
        else {
          const measured = beat.kicker ?? ('title' in beat.evidence ? beat.evidence.title : undefined);
          panels.push({ panel: withMeasure(panel, measured), importance: beat.importance });
        }
  }

  warnings.push(...wishWarnings(read.wishes, kinds, brief));
  const pack = stylePack(brief.style ?? outline.style) ?? stylePack('taste-default')!;
  const whole =
    read.wishes.title ?? (headline(topic || outline.beats[0]?.kicker || outline.beats[0]?.claim || prompt, language, 70) || prompt.slice(0, 70)); // prettier-ignore
  // "Our year 2024: Revenue grew 24% to $4.2M": what has its own place below is no part of the title.
  const before = /^([^:：]{3,60})[:：]\s*\S/u.exec(whole)?.[1];
  const isSaid = singles.some(({ figure }) => whole.includes(figure.display) && !before?.includes(figure.display));
  const heading = before && isSaid && read.wishes.title === undefined ? before : whole;
  const headings = new Set(panels.map(({ panel }) => bare(panel.title ?? '')));
  const names = new Set([heading, topic].map(bare));
  const spoken = claims
    .filter(({ text }) => !headings.has(bare(text)))
    .map(({ kicker, ...claim }): SpokenClaim => ({ ...claim, heading: kicker && !names.has(bare(kicker)) ? kicker : undefined })); // prettier-ignore
  // A heading that is one figure's own claim shows it already.
  const shown = singles.filter((item) => !(item.figure.display !== '' && heading.includes(item.figure.display) && outline.topic.title !== '')); // prettier-ignore
  const subtitle = outline.topic.subtitle || takeSubtitle(spoken);
  const lead = leading(shown, language);
  const [hero] = lead < 0 ? [] : shown.splice(lead, 1);
  const figures: WeighedPanel[] = parts(shown, 6).map((items) => ({
    panel: { kind: 'figures', items },
    importance: 0.95,
  }));
  const all = joinedTimelines(
    joinedComparisons(
      [
        ...figures,
        ...panels.map((each) => ({ ...each, panel: ranked(each.panel, read.text) })),
        ...claimPanels(spoken),
        ...pictures(brief),
      ],
      language,
    ),
  );
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
    ...new Set(
      [source, ...outline.beats.map(({ evidence }) => ('source' in evidence ? evidence.source : undefined))].filter(
        (each) => each !== undefined && each !== '',
      ),
    ),
  ];
  const kicker = brief.brand?.name?.trim();
  const dressed = named(
    all.map(({ panel }) =>
      withClaim(
        withIcons(
          withLead(withoutEcho(withHero(panel), heading, all.length === 1 && !hero)),
          iconFor(heading) ?? iconFor(prompt),
        ),
      ),
    ),
  );
  // What the heading names says more than the sign of its field: honey is no factory.
  const unmeant = misread(brief.prompt, language);
  const meant = (text: string) => pictureOf([{ text, weight: 1 }], language, unmeant);
  // What goes round is no bicycle.
  const topicWords = shapeOf(heading, language) === 'cycle' ? heading.replace(cycleWord, ' ') : heading;
  const subject = meant(topicWords) ?? meant(subtitle) ?? mostSpokenOf(dressed, language);
  const isFree = brief.style === null && !outline.styleAsked;
  const branded = brandedStyle(pack, { ...brief, language, ...(isFree && { subject: subjectColorsOf([subject]) }) });
  warnings.push(...branded.notes);
  const content: InfographicContent = {
    title: heading.slice(0, 110),
    ...(kicker && kicker.toLowerCase() !== heading.toLowerCase() ? { kicker: kicker.slice(0, 48) } : {}),
    ...(subtitle ? { subtitle: cutAtWord(tidy(subtitle), language, 156) } : {}),
    ...(sources.length > 0 ? { source: sources.join(' · ').slice(0, 140) } : {}),
    ...(hero ? { hero: heroOf(hero) } : {}),
    ...(brief.brand?.logo ? { logo: brief.brand.logo } : {}),
    visualStyle: brief.visualStyle ?? '2d',
    ...(hero ? {} : { emblem: iconFor(heading) ?? iconFor(brief.prompt) }),
    ...(subject ? { subject } : {}),
    ...(all.length === 0 ? { motif: motifOf(`${topic} ${brief.prompt}`, language) } : {}),
    panels: dressed,
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
  if (graphic.success) return withPanelPictures(graphic.data, brief.prompt);
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
