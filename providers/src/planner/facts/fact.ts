import type { Figure, Sentiment, Trend } from '@scenewright/core/figures';
import type { FoundDate } from '../../reading/scan/dates.js';
import type { FoundFigure } from '../../reading/scan/figures.js';
import type { FoundPlace } from '../../reading/scan/places.js';

/** A sentence, clause or bullet of the prompt with what was found in it. */
export interface Statement {
  text: string;
  figures: FoundFigure[];
  dates: FoundDate[];
  places: FoundPlace[];
  /** The heading it stands under. */
  heading: string;
  group: number;
  kind: 'sentence' | 'bullet' | 'heading' | 'code';
  ordinal?: number;
  checked?: boolean;
  fence?: string;
}

export interface Labelled {
  label: string;
  figure: Figure;
  trend?: Trend;
  /** What qualifies the figure: "+38% YoY". */
  note?: string;
  /** The words of the source around the figure. */
  phrase: string;
}
export interface Side {
  label: string;
  points: string[];
  figure?: Figure;
}

export type FactBody =
  | { type: 'claim' }
  | { type: 'question' }
  | { type: 'quote'; quote: string; author?: string; role?: string }
  | { type: 'definition'; term: string; definition: string }
  | { type: 'action'; title: string; action?: string; url?: string }
  | { type: 'figure'; subject: string; figure: FoundFigure }
  | { type: 'share'; of: string; figure: FoundFigure }
  | { type: 'count-of'; count: number; total: number; of: string }
  | {
      type: 'delta';
      subject: string;
      before: Figure;
      after: Figure;
      trend: Trend;
      beforeLabel?: string;
      afterLabel?: string;
    }
  | { type: 'growth'; subject: string; change: Figure; after?: Figure; trend: Trend }
  | {
      type: 'group';
      title: string;
      items: Labelled[];
      dated: boolean;
      comparable: boolean;
      separable?: boolean;
      /** The column that the figures stand in. */
      measure?: string;
    }
  | { type: 'grid'; title: string; categories: string[]; series: { name: string; values: Figure[] }[]; dated: boolean }
  | { type: 'scatter'; title: string; x: string; y: string; points: { x: number; y: number; label?: string }[] }
  | { type: 'table'; title: string; columns: string[]; rows: string[][] }
  | { type: 'list'; title: string; items: { text: string; detail?: string }[]; checked?: boolean[] }
  | { type: 'steps'; title: string; steps: { title: string; detail?: string }[]; cyclic: boolean }
  | { type: 'timeline'; title: string; events: { date: string; label: string }[] }
  | { type: 'versus'; title: string; left: Side; right: Side }
  | { type: 'pros-cons'; title: string; pros: string[]; cons: string[]; prosLabel: string; consLabel: string }
  | { type: 'upcoming'; lead: string; what: string; date?: string; place?: FoundPlace }
  | { type: 'places'; title: string; places: FoundPlace[] }
  | { type: 'code'; code: string; language?: string }
  | { type: 'flow'; title: string; labels: string[]; round: boolean }
  | { type: 'chat'; messages: { from: string; text: string }[] };

/** One thing the video can say, with the words of the source that say it. */
export interface Fact {
  body: FactBody;
  /** The source's words, fit to be spoken. */
  text: string;
  heading: string;
  /** Every figure the text holds; each must be seen. */
  figures: Figure[];
  sentiment?: Sentiment;
  source?: string;
  /** Whether the body's title is the claim itself. */
  stated?: boolean;
  /** A heading of its own sentence ("We had two problems"), said before the text. */
  lead?: string;
  /** Whether `text` is running text that can be spoken as it stands. */
  prose: boolean;
  /** 0 to 1: what is given up first when time is short. */
  importance: number;
}
