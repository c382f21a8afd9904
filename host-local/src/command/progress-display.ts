import type { VideoProgress, VideoStage } from '@scenewright/core/video';

/** Where progress is shown: standard error, or what a test gives. */
export interface ProgressStream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface ProgressDisplay {
  show(progress: VideoProgress): void;
  /** A line of its own, above the bar. */
  note(text: string): void;
  /** Removes the bar. */
  end(): void;
}

/** Share of the whole at which each stage begins: drawing is most of the work. */
const begins: Readonly<Record<VideoStage, number>> = {
  plan: 0,
  speech: 0.03,
  music: 0.15,
  effects: 0.22,
  layout: 0.24,
  footage: 0.24,
  render: 0.25,
};
const REDRAW_MILLISECONDS = 100;
/** Steps of the drawing that are worth a line where lines stay. */
const LINE_SHARE = 0.25;

/** A bar that redraws itself on a terminal; plain lines elsewhere, one a step. */
export function progressDisplay(stream: ProgressStream, now: () => number = () => performance.now()): ProgressDisplay {
  return stream.isTTY ? bar(stream, now) : lines(stream);
}

function shareOf({ stage, done, total }: VideoProgress): number {
  const order = Object.values(begins);
  const from = begins[stage];
  const to = order.find((share) => share > from) ?? 1;
  return from + (to - from) * (total > 0 ? Math.min(1, done / total) : 0);
}

function bar(stream: ProgressStream, now: () => number): ProgressDisplay {
  let drawnAt = -Infinity;
  let text = '';
  let best = 0;
  const clear = (): void => void stream.write('\r\u001b[2K');
  const draw = (): void => {
    drawnAt = now();
    clear();
    stream.write(text);
  };
  return {
    show(progress) {
      // Stages overlap and repeat; a bar that goes back looks broken.
      best = Math.max(best, shareOf(progress));
      const width = Math.max(10, Math.min(30, (stream.columns ?? 80) - 50));
      const filled = Math.round(best * width);
      const detail = progress.stage === 'render' ? ` ${progress.done}/${progress.total} frames` : '';
      const percent = `${Math.floor(best * 100)}`.padStart(3);
      const whole = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent}% ${progress.message}${detail}`;
      text = whole.slice(0, Math.max(20, (stream.columns ?? 80) - 1));
      if (now() - drawnAt >= REDRAW_MILLISECONDS) draw();
    },
    note(line) {
      clear();
      stream.write(`${line}\n`);
      if (text) draw();
    },
    end() {
      if (drawnAt > -Infinity) clear();
      text = '';
    },
  };
}

function lines(stream: ProgressStream): ProgressDisplay {
  let last = '';
  let next = 0;
  return {
    show({ stage, done, total, message }) {
      if (stage === 'render') {
        if (message !== last) next = message.includes('capturing') ? 0 : Infinity;
        const share = total > 0 ? done / total : 0;
        if (message === last && share < next) return;
        stream.write(Number.isFinite(next) ? `${message} ${done}/${total} frames\n` : `${message}\n`);
        next = Math.floor(share / LINE_SHARE) * LINE_SHARE + LINE_SHARE;
        last = message;
      } else if (message !== last) {
        stream.write(`${message}\n`);
        last = message;
      }
    },
    note: (line) => void stream.write(`${line}\n`),
    end: () => undefined,
  };
}
