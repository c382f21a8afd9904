import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import { stylesQuery } from '../api/queries.js';
import { shapes, type Graphic, type Shape } from '../api/wire.js';
import { inWords } from '../text/messages.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Problem } from '../ui/pieces.js';
import { ShapeChoice } from '../ui/shape-choice.js';

/** Pixels of each shape at 720p. Interface 4.6: 1280x720 when nothing is said. */
const pixels: Record<Shape, { width: number; height: number }> = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '4:5': { width: 720, height: 900 },
};
/** Interface, prices of the decisions. */
const credits = 5;

/** Figures, a shape and a look: the rest is settings of what comes out. */
export function BeginGraphic(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: styles } = useQuery(stylesQuery);
  const [prompt, setPrompt] = useState('');
  const [shape, setShape] = useState<Shape>('16:9');
  const [style, setStyle] = useState('');
  const begin = useMutation({
    mutationFn: () =>
      post<Graphic>(
        '/v1/infographics/generate',
        { prompt: prompt.trim(), dimensions: pixels[shape], ...(style !== '' && { animationStyle: style }) },
        crypto.randomUUID(),
      ),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['infographics'] });
      void queries.invalidateQueries({ queryKey: ['me'] });
      void navigate({ to: '/infographics/$id', params: { id } });
    },
  });
  return (
    <form
      className="composer small"
      onSubmit={(event) => {
        event.preventDefault();
        if (prompt.trim() !== '' && !begin.isPending) begin.mutate();
      }}
    >
      <textarea
        className="prompt"
        rows={3}
        aria-label={t.create.prompt}
        value={prompt}
        placeholder={t.infographics.placeholder}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <div className="composer-row">
        <ShapeChoice shapes={shapes} value={shape} onPick={(next) => setShape(next)} />
        <select
          className="length"
          aria-label={t.create.style}
          value={style}
          onChange={(event) => setStyle(event.target.value)}
        >
          <option value="">{t.common.auto}</option>
          {styles?.styles.map(({ id, name }) => (
            <option key={id} value={id}>
              {inWords(t.messages, name)}
            </option>
          ))}
        </select>
      </div>
      {begin.error && <Problem error={begin.error} />}
      <footer className="composer-foot">
        <p className="quote">
          <span>{t.create.quoteLabel}</span> <b>{t.create.quote(credits)}</b>
        </p>
        <Button kind="main" type="submit" icon="arrow" busy={begin.isPending} disabled={prompt.trim() === ''}>
          {begin.isPending ? t.infographics.submitting : t.infographics.submit}
        </Button>
      </footer>
    </form>
  );
}
