import type { Brief } from '@scenewright/core/brief';
import type { Warning } from '@scenewright/core/errors';
import type { InfographicBrief } from '@scenewright/core/infographics';
import type { Beat } from '@scenewright/core/outline';
import { stylePacks } from '@scenewright/core/style';
import { closingBeats } from '../outline/closing.js';
import { documentNodes } from '../outline/document-nodes.js';
import type { StoryContext } from '../outline/story-context.js';
import { topicOf } from '../outline/topic/topic.js';
import type { Topic } from '../outline/topic/topic-source.js';
import { closes, nodesOf } from '../outline/write-outline.js';
import { phrasesOf } from '../planner/words/phrases.js';
import type { Reading } from '../reading/reading.js';
import { styleOfManner } from '../treatment/style-of-manner.js';
import { treat } from '../treatment/treat.js';

/** Documents are read as far as a minute of video would show them. */
const documentSeconds = 60;

/** What a graphic says: the beats of a story, each in its fewest, without opening, ending and regard to time. */
export interface InfographicBeats {
  topic: Topic;
  beats: Beat[];
  /** The style that the words ask for, or that suits their genre. */
  style: string;
  /** Whether they ask for it. */
  styleAsked: boolean;
  warnings: Warning[];
}

export function infographicBeats(reading: Reading, graphic: InfographicBrief): InfographicBeats {
  const brief = silentBrief(graphic);
  const treated = treat(reading, brief, stylePacks);
  const { language } = reading;
  const documents = documentNodes(reading, brief);
  const topic = topicOf(reading.points, language, brief, documents.title);
  const context: StoryContext = {
    reading,
    language,
    phrases: phrasesOf(language),
    genre: treated.treatment.genre,
    mood: treated.treatment.mood,
    brief,
    narrated: false,
    topic: topic.short,
  };
  const rest = reading.points.filter((point) => !topic.used.includes(point));
  const closing = rest.filter((point) => closes(point, reading.points));
  const body = rest.filter((point) => !closing.includes(point));
  const nodes = [...nodesOf(body, context), ...documents.nodes(context)];
  const ends = closing.length > 0 ? closingBeats(closing, context) : [];
  return {
    topic,
    beats: [...nodes.flatMap(({ alternatives }) => alternatives[0]!), ...ends],
    style: treated.styleAsked
      ? treated.style
      : styleOfManner(treated.style, reading.wishes.mood, graphic.prompt, stylePacks),
    styleAsked: treated.styleAsked,
    warnings: documents.warnings,
  };
}

/** The request as one for a video without sound. */
export const silentBrief = (graphic: InfographicBrief): Brief => ({
  version: 1,
  model: 'gen-6-fast',
  multiScene: true,
  durationSeconds: documentSeconds,
  aspectRatio: null,
  dimensions: null,
  resolution: '720p',
  fps: 30,
  style: graphic.style,
  backgroundColor: graphic.backgroundColor,
  narration: false,
  narrationVoice: null,
  narrationLanguage: null,
  music: false,
  effects: false,
  aiVideo: 'auto',
  planArc: true,
  prompt: graphic.prompt,
  brand: graphic.brand,
  images: graphic.images,
  documents: graphic.documents,
  audio: [],
  seed: graphic.seed,
});
