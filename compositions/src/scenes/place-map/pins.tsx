import type { ReactNode } from 'react';
import type { Pin } from '../../maps/view.js';
import { clamp, easeOutQuint, spring } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** Discs at the places, with the number that the list gives them. `origin` is the map's corner on screen. */
export function Pins(props: {
  pins: readonly (Pin & { index: number })[];
  origin: { x: number; y: number };
  froms: readonly number[];
  numbered: boolean;
}): ReactNode {
  const scene = useScene();
  const { pins, origin, froms, numbered } = props;
  const { u, palette, look, direction, width } = scene;
  const radius = Math.min(...pins.map((pin) => pin.radius));
  const numerals = setTexts(
    scene,
    pins.map((pin) => scene.number(pin.index + 1)),
    { role: 'figure', size: [40, 12], maxLines: 1 },
    radius * 1.5,
    radius * 1.5,
  );
  return pins.map((pin, order) => {
    const linear = clamp((scene.frame - froms[pin.index]!) / scene.at(16));
    if (linear <= 0) return null;
    const grown = look.motion.bounce > 0 ? spring(look.motion.bounce)(linear) : easeOutQuint(linear);
    const [x, y] = [origin.x + pin.x, origin.y + pin.y];
    const size = 2 * pin.radius;
    const screen = x - pin.radius;
    const box = {
      x: direction === 'rtl' ? width - screen - size : screen,
      y: y - pin.radius,
      width: size,
      height: size,
    };
    return (
      <div key={pin.index}>
        <div
          style={{
            position: 'absolute',
            left: screen,
            top: box.y,
            width: size,
            height: size,
            boxSizing: 'border-box',
            borderRadius: '50%',
            background: numbered ? palette.text : palette.accent,
            border: `${4 * u}px solid ${palette.background}`,
            ...(linear >= 1 ? {} : { transform: `scale(${grown})` }),
          }}
        />
        {numbered ? (
          <TextBlock
            block={`places.${pin.index}.pin`}
            set={numerals[order]!}
            box={box}
            anchor="middle"
            align="center"
            color={palette.background}
            from={froms[pin.index]!}
            motion="block"
          />
        ) : null}
      </div>
    );
  });
}
