import type { Warning } from '@scenewright/core/errors';
import { sceneFields } from '@scenewright/core/scenes';
import type { InfographicContent } from '@scenewright/core/scenes';
import type { Timeline } from '@scenewright/core/timeline';

/** The JSON object that `--infographic --dry-run --json` prints. */
export interface GraphicReport {
  title: string;
  duration_seconds: number;
  width: number;
  height: number;
  fps: number;
  /** What stands above the panels, without the title. */
  head: string[];
  panels: GraphicPanel[];
  warnings: Warning[];
  /** Seconds that planning took. */
  plan_seconds: number;
}

export interface GraphicPanel {
  /** As its settings are called: `<id>.title`. */
  id: string;
  kind: string;
  /** Its title; null where its figures speak for themselves. */
  claim: string | null;
  /** Every other text and figure that is read in it. */
  shown: string[];
}

/** A planned graphic as an object, and as lines for a person. @param timeline its one scene, with the settings of the render */
export function graphicReport(
  { title, frames, fps, output, scenes, style }: Timeline,
  warnings: Warning[],
  planSeconds: number,
): { json: GraphicReport; text: string } {
  const content = scenes[0]!.content as InfographicContent;
  const fields = sceneFields({ kind: 'infographic', content }, 'shown', 'figure').map(({ path, value }) => ({
    path,
    text: typeof value === 'string' ? value : value.display,
  }));
  const textsAt = (start: string, besides: string): string[] =>
    fields.filter(({ path }) => path.startsWith(start) && path !== besides).map(({ text }) => text);
  const json: GraphicReport = {
    ...{ title, duration_seconds: rounded(frames / fps), ...output, fps },
    head: fields.filter(({ path }) => !path.startsWith('panels.') && path !== 'title').map(({ text }) => text),
    panels: content.panels.map(({ id, kind, title: claim }, index) => ({
      ...{ id, kind, claim: claim ?? null },
      shown: textsAt(`panels.${index}.`, `panels.${index}.title`),
    })),
    ...{ warnings, plan_seconds: rounded(planSeconds) },
  };
  const { width, height, panels, head } = json;
  const first = `${title}\n${json.duration_seconds.toFixed(1)} s, ${width}×${height}, ${panels.length} ${panels.length === 1 ? 'panel' : 'panels'}, style ${style.pack}`;
  return { json, text: [first, ...(head.length > 0 ? [head.map(indented).join('\n')] : []), ...panels.map(linesOf)].join('\n\n') }; // prettier-ignore
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
const column = 14;
const indented = (text: string): string => `${' '.repeat(column)}  ${text.replaceAll('\n', ' ')}`;

const linesOf = ({ kind, claim, shown }: GraphicPanel): string =>
  [`${kind.padEnd(column)}${claim ?? ''}`.trimEnd(), ...shown.map(indented)].join('\n');
