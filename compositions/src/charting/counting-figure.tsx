import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { useCountUp } from '../motion/count-up.js';
import type { SetText } from '../typography/set-text.js';
import { TextBlock, type TextStyle } from '../typography/text-block.js';

/** A figure that counts up to its `display` from the frame at which it enters. */
export function CountingFigure(
  props: TextStyle & { figure: Figure; set: SetText; from: number; frames?: number; startValue?: number },
): ReactNode {
  const { figure, frames = 22, startValue = 0, ...style } = props;
  const shown = useCountUp(figure, props.from, frames, startValue);
  // What had to be broken into lines stands still: a count runs on one line.
  const settled = shown === figure.display || props.set.texts.length > 1;
  return <TextBlock motion="block" {...style} {...(settled ? {} : { shown })} />;
}
