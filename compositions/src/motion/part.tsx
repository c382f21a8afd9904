import { createContext, useContext, type ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import { stressOf, type StressShare } from './stress.js';

/** Layout units by which a part comes up while it is named. */
const height = 9;

const PartContext = createContext<string | null>(null);

/**
 * All that shows one part of the content, `items.0`. While the voice names the part it comes up, and what is drawn in the
 * others of its family steps back (`Bar`, `TextBlock` and `useStress` look here).
 */
export function Part(props: { of: string; children: ReactNode }): ReactNode {
  const scene = useScene();
  const { lift } = stressOf(scene, props.of);
  return (
    <PartContext value={props.of}>
      <div style={lift > 0 ? { transform: `translateY(${(-height * scene.u * lift).toFixed(2)}px)` } : undefined}>
        {props.children}
      </div>
    </PartContext>
  );
}

/** The stress of the part that this is drawn in, or of the one that is named. */
export function useStress(part?: string): StressShare {
  const scene = useScene();
  const around = useContext(PartContext);
  const of = around ?? part;
  return of === undefined ? stressOf(scene, '') : stressOf(scene, of);
}
