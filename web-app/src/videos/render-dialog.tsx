import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import { meQuery, videoQuery } from '../api/queries.js';
import { resolutions, type Resolution, type Video } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Problem } from '../ui/pieces.js';
import { shapeOf } from './video-shape.js';

/** The shorter side in pixels. Decisions, fine point 5. */
const shortSide: Record<Resolution, number> = { '720p': 720, '1080p': 1080, '4K': 2160, '8K': 4320 };
/** Minutes that one minute counts for. Interface 8. */
const weight: Record<Resolution, number> = { '720p': 1, '1080p': 1, '4K': 2, '8K': 4 };

export function RenderDialog({ video, onClose }: { video: Video; onClose(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [resolution, setResolution] = useState<Resolution>('720p');
  const top = resolutions.indexOf(me?.plan.top_resolution ?? '720p');
  const minutes = Math.max(1, Math.ceil(video.duration_seconds / 60)) * weight[resolution];
  const render = useMutation({
    mutationFn: () => post(`/v1/videos/${video.id}/render`, { resolution }, crypto.randomUUID()),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: videoQuery(video.id).queryKey });
      void queries.invalidateQueries({ queryKey: ['me'] });
      onClose();
    },
  });
  return (
    <Dialog title={t.video.renderTitle} onClose={onClose}>
      <p>{t.video.renderText}</p>
      <fieldset className="sizes">
        <legend className="visually-hidden">{t.create.resolution}</legend>
        {resolutions.map((one, rank) => (
          <label key={one}>
            <input
              type="radio"
              name="resolution"
              checked={resolution === one}
              disabled={rank > top}
              onChange={() => setResolution(one)}
            />
            <b>{one}</b>
            <span className="soft tabular">{rank > top ? t.video.abovePlan : pixels(video, one)}</span>
          </label>
        ))}
      </fieldset>
      <p className="soft">{t.video.renderCost(minutes)}</p>
      {render.error && <Problem error={render.error} />}
      <div className="dialog-actions">
        <Button kind="main" icon="film" busy={render.isPending} onClick={() => render.mutate()}>
          {t.video.renderStart}
        </Button>
      </div>
    </Dialog>
  );
}

function pixels(video: Video, resolution: Resolution): string {
  const { width, height } = shapeOf(video);
  const scale = shortSide[resolution] / Math.min(width, height);
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  return `${even(width)} × ${even(height)}`;
}
