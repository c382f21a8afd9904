import { useEffect, useState, type ReactNode } from 'react';
import type { Video } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Icon } from '../ui/icon.js';
import { titleOf } from './video-shape.js';

const order = ['planning', 'generating', 'finishing', 'rendering'];
/** Which step a phase of the record belongs to. */
const stepOf: Record<string, string> = {
  queued: 'planning',
  planning: 'planning',
  casting: 'planning',
  boarding: 'planning',
  revising: 'planning',
  generating: 'generating',
  finishing: 'finishing',
  rendering: 'rendering',
};

/** How it is getting on, told as it happens. */
export function ProgressPanel({ video }: { video: Video }): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const { scenes_committed: made, scenes_planned: planned } = video.progress;
  const at = order.indexOf(stepOf[video.phase] ?? 'planning');
  const elapsed = useElapsed(video);
  // Whether there will be a file is known when it is begun.
  const steps = order.slice(0, Math.max(3, at + 1));
  return (
    <section className="slate" aria-label={t.video.progress}>
      <div className="slate-body">
        <p className="slate-words">{titleOf(video)}</p>
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              className={index < at ? 'done' : index === at ? 'now' : ''}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className="step-mark">{index < at ? <Icon name="check" /> : index + 1}</span>
              {t.video.steps[step]}
            </li>
          ))}
        </ol>
        <progress
          {...(planned > 0 && { max: planned, value: made })}
          aria-label={planned > 0 ? t.video.scenesMade(made, planned) : t.video.progress}
        />
        <div className="slate-foot">
          <p role="status">
            {t.messages?.phases[video.phase] ?? video.phase_detail}
            {planned > 0 && ` ${t.video.scenesMade(made, planned)}`}
          </p>
          <p className="tabular">{clock(elapsed)}</p>
        </div>
      </div>
    </section>
  );
}

/** Seconds since it was begun, going on between what the service tells. */
function useElapsed({ elapsed_seconds: reported }: Video): number {
  const [seconds, setSeconds] = useState(reported);
  useEffect(() => {
    const reportedAt = performance.now();
    setSeconds(reported);
    const timer = setInterval(() => setSeconds(reported + (performance.now() - reportedAt) / 1000), 1000);
    return () => clearInterval(timer);
  }, [reported]);
  return seconds;
}
