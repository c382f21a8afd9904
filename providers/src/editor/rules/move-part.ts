import { findPanel, panelsWithout, withPanels } from '../../infographic/find-panel.js';
import { editRule, scores } from '../edit-rule.js';
import { nameOf, sceneOf } from '../edit-state.js';
import { destination, leftOver } from '../parts/destination.js';
import { oneSceneIn } from '../parts/targets.js';

/** A scene or a panel to another place. */
export const movePart = editRule({
  id: 'move-part',
  score: scores.named,
  examples: [
    {
      instruction: 'move shot 2 to the start',
      language: 'en',
      on: 'board',
      expects: { order: 's3 s1 s2 s4 s5 s6 s7 s8' },
    },
    { instruction: 'move scene 5 to the end', language: 'en', expects: { order: 's1 s2 s3 s4 s6 s7 s8 s5' } },
    { instruction: 'Mueve la escena 2 al final', language: 'es', expects: { order: 's1 s3 s4 s5 s6 s7 s8 s2' } },
    {
      instruction: 'move the last panel to the top',
      language: 'en',
      on: 'infographic',
      expects: { order: 'change share' },
    },
  ],
  video({ text, plain, expand }, state) {
    if (!/^(?:move|put|place|bring|shift|make)\b/u.test(plain) || /\b(?:image|photo|picture|logo)\b/u.test(plain))
      return null;
    const head =
      /^(\S+\s+.+?)\s+((?:(?:to|at|as|in)\s+(?:the )?(?:very )?(?:end|last|beginning|start|front|first|position|place|number|spot|scene\b|#?\d)|right |just |directly |before|after|behind|in front of|between|first$|last$|the (?:first|last) (?:one|scene)$).*)$/iu.exec(
        text,
      );
    if (!head) return null;
    const target = oneSceneIn(head[1]!, state, expand);
    if (!target || leftOver(head[1]!.replace(/^\S+/u, ''), target.phrase) !== '') return null;
    if ('problem' in target) return { refused: target.problem };
    const id = target.ids[0]!;
    const { scenes } = state.storyboard;
    const others = scenes.filter((scene) => scene.id !== id);
    const where = destination(head[2]!, state, expand, others);
    if (!where) return null;
    if ('problem' in where) return { refused: where.problem };
    if (scenes.findIndex((scene) => scene.id === id) === where.index)
      return { refused: `${nameOf(state, id)} is there already.` };
    state.storyboard.scenes = [...others.slice(0, where.index), sceneOf(state, id)!, ...others.slice(where.index)];
    return { done: `${nameOf(state, id)} moved ${where.said.replace(/^at /u, 'to ')}`, scenes: [id] };
  },
  board: true,
  infographic({ text, expand }, graphic) {
    const [, which, place] =
      /^(?:move|put|place|bring|shift)\s+(.+?)\s+(?:to\s+)?(?:the\s+)?(?:very\s+)?(top|start|beginning|front|first|bottom|end|last)(?: place| position)?$/iu.exec(
        text,
      ) ?? [];
    const [, one, side, other] =
      /^(?:move|put|place|bring|shift)\s+(.+?)\s+(?:right |just |directly )?(before|after)\s+(.+)$/iu.exec(text) ?? [];
    const panel = findPanel(graphic, expand(which ?? one ?? ''));
    if (!panel) return null;
    const rest = panelsWithout(graphic, panel);
    const anchor = other === undefined ? undefined : findPanel(graphic, expand(other));
    if (other !== undefined && (!anchor || anchor === panel)) return null;
    const isStart = /^(?:top|start|beginning|front|first)$/iu.test(place ?? '');
    const at = anchor ? rest.indexOf(anchor) + (side!.toLowerCase() === 'after' ? 1 : 0) : isStart ? 0 : rest.length;
    const panels = [...rest.slice(0, at), panel, ...rest.slice(at)];
    if (panels.every((each, index) => each === graphic.content.panels[index]))
      return { refused: 'The panel is there already.' };
    return { done: 'Panel moved', graphic: withPanels(graphic, panels) };
  },
});
