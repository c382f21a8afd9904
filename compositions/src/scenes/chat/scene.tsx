import type { ReactNode } from 'react';
import { Entering } from '../../charting/entering.js';
import { place } from '../../layout/place.js';
import { staggered } from '../../motion/entrance.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { FeatureHead, setFeature } from '../feature-head.js';

/** A conversation: others at the reading side, one's own words opposite in the accent. */
export function ChatScene(): ReactNode {
  const scene = useScene<'chat'>();
  const { content, u, shape, palette, look } = scene;
  const { messages } = content;
  const feature = setFeature(scene, content);
  const area = feature.rest;
  const widest = Math.min(area.width * (shape === 'wide' && !feature.beside ? 0.7 : 0.86), 1300 * u);
  // A question and its answer are told apart by their sides: their marks are nobody's name.
  const shows = messages.map(({ from }, index) => messages[index - 1]?.from !== from && /\p{L}/u.test(from));
  const named = shows.filter(Boolean).length;
  // The largest size at which the whole conversation stands in the area.
  const layout = (size: number) => {
    const pad = Math.min(30, size * 0.62) * u;
    const nameSize = Math.max(18, Math.min(30, size * 0.6));
    const names = setTexts(
      scene,
      messages.map((message) => message.from),
      { size: [nameSize, Math.min(16, nameSize)], maxLines: 1, weight: 600, leading: 1.3 },
      widest,
      60 * u,
    );
    const texts = setTexts(
      scene,
      messages.map((message) => message.text),
      { size: [size, Math.min(14, size)], maxLines: 8, leading: 1.24 },
      widest - 2 * pad,
      area.height,
    );
    const gap = Math.min(26, size * 0.5) * u;
    const height =
      texts.reduce((sum, set) => sum + set.height + pad * 1.3 + gap, -gap) + named * ((names[0]?.height ?? 0) + 8 * u);
    return { names, texts, gap, pad, height };
  };
  let size = messages.length <= 2 ? 104 : messages.length <= 4 ? 76 : 58;
  let set = layout(size);
  while (set.height > area.height && size > 14) set = layout((size -= 3));
  const { pad } = set;
  let y = area.y + Math.max(0, area.height - set.height) * 0.42;
  const radius = look.shape.radius === 0 ? 0 : Math.max(24, look.shape.radius) * u;
  return (
    <>
      <FeatureHead feature={feature} />
      {messages.map((message, index) => {
        const text = set.texts[index]!;
        const name = set.names[index]!;
        const from = scene.cue(`messages.${index}`, staggered(scene, scene.at(10), index, 14));
        const nameY = y;
        if (shows[index]) y += name.height + 8 * u;
        const width = text.width + 2 * pad;
        const height = text.height + pad * 1.3;
        const x = message.mine ? area.x + area.width - width : area.x;
        const box = { x, y, width, height };
        y += height + set.gap;
        const start = message.mine !== (scene.direction === 'rtl');
        return (
          <Part key={index} of={`messages.${index}`}>
            {shows[index] ? (
              <TextBlock
                block={`messages.${index}.from`}
                set={name}
                box={{ x: area.x, y: nameY, width: area.width, height: name.height }}
                align={message.mine ? 'end' : 'start'}
                from={from}
                motion="block"
                color={palette.muted}
              />
            ) : null}
            <Entering box={box} from={from}>
              <div
                style={{
                  ...place(scene, box),
                  background: message.mine ? palette.accent : palette.surface,
                  boxSizing: 'border-box',
                  border:
                    message.mine || look.shape.surface === 'flat' || look.shape.surface === 'soft'
                      ? undefined
                      : `${look.shape.hairline * u}px solid ${palette.muted}`,
                  borderRadius:
                    radius === 0
                      ? 0
                      : start
                        ? `${radius}px ${radius}px ${6 * u}px ${radius}px`
                        : `${radius}px ${radius}px ${radius}px ${6 * u}px`,
                }}
              />
              <TextBlock
                block={`messages.${index}`}
                set={text}
                box={{ ...box, x: x + pad, width: text.width + 3 * u }}
                anchor="middle"
                color={message.mine ? palette.onAccent : palette.text}
              />
            </Entering>
          </Part>
        );
      })}
    </>
  );
}
