import { editRule, scores } from '../edit-rule.js';

/** Whether a graphic is drawn flat or with depth. */
export const depth = editRule({
  id: 'depth',
  score: scores.spelled,
  examples: [
    { instruction: 'make it 3d', language: 'en', on: 'infographic', expects: { 'content.visualStyle': '3d' } },
    {
      instruction: 'Haz el gráfico en 3d',
      language: 'es',
      on: 'infographic',
      expects: { 'content.visualStyle': '3d' },
    },
  ],
  infographic({ plain }, graphic) {
    const [, said] =
      /^(?:(?:use|switch|change|set|make|turn|want)\b.{0,24}?)?\b(2d|3d|flat)(?: style| look| depth)?$/u.exec(plain) ??
      [];
    if (said === undefined) return null;
    const visualStyle = said === '3d' ? '3d' : '2d';
    if (graphic.content.visualStyle === visualStyle) return { refused: `The graphic is ${visualStyle} already.` };
    return { done: `Drawn in ${visualStyle}`, graphic: { ...graphic, content: { ...graphic.content, visualStyle } } };
  },
});
