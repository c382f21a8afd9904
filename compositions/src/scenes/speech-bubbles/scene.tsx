import type { ReactNode } from 'react';
import { Bust } from '../../cast/bust.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, mix, spring } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace, type Face } from '../../objects/face.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** The question from one side, the answer from the other, each from somebody's mouth; alone, a question waits for one. */
export function SpeechBubblesScene(): ReactNode {
  const scene = useScene<'speech-bubbles'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const { question, answer } = content;
  const head = (wide ? 290 : 220) * u;
  const gap = 56 * u;
  const width = safe.width - head - 60 * u;
  const pad = 56 * u;
  const long = [...question].length + [...(answer ?? '')].length;
  const share = answer ? Math.min(0.52, Math.max(0.3, [...question].length / long)) : 0.8;
  const room = safe.height - (answer ? gap : 0);
  const ask = setText(scene, { text: question, role: 'heading', size: [answer ? 150 : 210, 36], maxLines: wide ? 4 : 6 }, width - 2 * pad, room * share - 1.5 * pad); // prettier-ignore
  const reply = answer ? setText(scene, { text: answer, size: [124, 30], maxLines: wide ? 5 : 9, weight: 600, leading: 1.2 }, width - 2 * pad, room * (1 - share) - 1.5 * pad) : null; // prettier-ignore
  const heightOf = (set: SetText): number => Math.max(head, set.height + 1.5 * pad);
  const total = heightOf(ask) + (reply ? gap + heightOf(reply) : 0);
  const top = safe.y + Math.max(0, (safe.height - total) * 0.5);
  const first: Rect = {
    x: safe.x + head + 60 * u,
    y: top,
    width: Math.min(width, ask.width + 2 * pad),
    height: heightOf(ask),
  };
  const answered: Rect | null = reply ? { x: 0, y: top + heightOf(ask) + gap, width: Math.min(width, reply.width + 2 * pad), height: heightOf(reply) } : null; // prettier-ignore
  if (answered) answered.x = safe.x + safe.width - head - 60 * u - answered.width;
  const from = scene.cue('answer', scene.at(26));
  return (
    <>
      <Bust box={{ x: safe.x, y: first.y + first.height - head, width: head, height: head }} who="first" ground={tone(palette.background, palette.data[1] ?? palette.accent, 0.5)} talks={scene.frame < from || !answer} />
      <Bubble box={first} face={paperFace(palette)} tail="start" from={-scene.at(20)} name="question">
        <TextBlock block="question" set={ask} box={{ ...first, x: first.x + pad, width: first.width - 2 * pad }} anchor="middle" color={paperFace(palette).text} />
      </Bubble>
      {answered && reply ? (
        <>
          <Bust box={{ x: safe.x + safe.width - head, y: answered.y + answered.height - head, width: head, height: head }} who="second" ground={tone(palette.background, palette.accent, 0.4)} talks={scene.frame >= from} turned />
          <Bubble box={answered} face={accentFace(palette)} tail="end" from={from} name="answer">
            <TextBlock block="answer" set={reply} box={{ ...answered, x: answered.x + pad, width: answered.width - 2 * pad }} anchor="middle" color={palette.onAccent} />
          </Bubble>
        </>
      ) : (
        <Dots box={{ x: safe.x + safe.width - head * 1.6, y: first.y + first.height + gap * 0.4, width: head * 1.2, height: head * 0.5 }} face={accentFace(palette)} />
      )}
    </>
  ); // prettier-ignore
}

function Bubble(props: {
  box: Rect;
  face: Face;
  tail: 'start' | 'end';
  from: number;
  name: string;
  children: ReactNode;
}): ReactNode {
  // prettier-ignore
  const scene = useScene();
  const { box, face, tail, from, name, children } = props;
  const { u, look, palette } = scene;
  const linear = clamp((scene.frame - from) / scene.at(16));
  if (linear <= 0) return null;
  const grown = spring(Math.max(0.2, look.motion.bounce))(linear);
  const atStart = (tail === 'start') !== (scene.direction === 'rtl');
  const left = scene.direction === 'rtl' ? scene.width - box.x - box.width : box.x;
  const r = look.shape.radius === 0 ? 0 : Math.min(60 * u, box.height / 2.4);
  const { width: w, height: h } = box;
  const breath = 3 * u * Math.sin(lifeSeconds(scene) * 1.5 + (atStart ? 0 : 2));
  const foot = atStart ? `M${r} ${h - 70 * u}L${-46 * u - breath} ${h - 8 * u}L${r + 80 * u} ${h}Z` : `M${w - r} ${h - 70 * u}L${w + 46 * u + breath} ${h - 8 * u}L${w - r - 80 * u} ${h}Z`; // prettier-ignore
  return (
    <div
      data-picture={name}
      style={{
        position: 'absolute',
        inset: 0,
        opacity: Math.min(1, linear * 4),
        transformOrigin: `${atStart ? left : left + w}px ${box.y + h}px`,
        ...(linear >= 1 ? {} : { transform: `scale(${mix(0.6, 1, grown)})` }),
      }}
    >
      <svg viewBox={`0 0 ${w} ${h}`} style={{ position: 'absolute', left, top: box.y, width: w, height: h, overflow: 'visible' }}>
        <rect x={10 * u} y={14 * u} width={w} height={h} rx={r} fill={palette.text} opacity={0.12} />
        <path d={foot} fill={face.fill} />
        <rect width={w} height={h} rx={r} fill={face.fill} />
      </svg>
      {children}
    </div>
  ); // prettier-ignore
}

/** The three dots of somebody who is about to answer. */
function Dots({ box, face }: { box: Rect; face: Face }): ReactNode {
  const scene = useScene();
  const seconds = lifeSeconds(scene);
  return (
    <svg viewBox="0 0 120 50" style={{ ...place(scene, box), overflow: 'visible' }}>
      <rect width={120} height={50} rx={scene.look.shape.radius === 0 ? 0 : 25} fill={face.fill} />
      {[0, 1, 2].map((at) => (
        <circle key={at} cx={32 + at * 28} cy={25 - 5 * Math.max(0, Math.sin(seconds * 4 - at * 0.9))} r={7} fill={face.text} />
      ))}
    </svg>
  ); // prettier-ignore
}
