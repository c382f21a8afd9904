import { contrast, type Palette } from '@scenewright/core/style';
import { tone } from '../../look/tone.js';
import { easeOut } from '../../motion/curves.js';
import { since, type CaptionSkinLook } from '../caption-skin.js';

/** As much of the accent as leaves the words their contrast. */
function markerOf({ accent, background, text }: Palette): string {
  const share = [0.75, 0.6, 0.45, 0.3, 0.2].find((part) => contrast(text, tone(background, accent, part)) >= 4.5);
  return tone(background, accent, share ?? 0.12);
}

/** A marker drawn over each word while it is said; it stays. */
export const highlighter: CaptionSkinLook = {
  plate: true,
  pad: [22, 6],
  Words: (drawing) => {
    const { palette, lines, direction, u } = drawing;
    const marker = markerOf(palette);
    return (
      <div style={{ background: palette.background, borderRadius: 6 * u, padding: `${6 * u}px ${22 * u}px` }}>
        {lines.map((line, index) => (
          <div key={index}>
            {line.words.map((word, at) => {
              const drawn = easeOut(since(drawing, word.from, 6));
              return (
                <span key={at} style={{ position: 'relative', display: 'inline-block' }}>
                  {drawn === 0 ? null : (
                    <span
                      style={{
                        position: 'absolute',
                        left: '-0.1em',
                        right: '-0.1em',
                        top: '0.2em',
                        bottom: '0.12em',
                        background: marker,
                        transformOrigin: direction === 'rtl' ? '100% 50%' : '0 50%',
                        transform: `skewX(-6deg) scaleX(${drawn.toFixed(4)})`,
                      }}
                    />
                  )}
                  <span style={{ position: 'relative' }}>
                    {word.gap ? ' ' : ''}
                    {word.text}
                  </span>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    );
  },
};
