import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import { place } from '../../layout/place.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace } from '../../objects/face.js';
import { Backing, Rule, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { FitText, TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

const marks = ['heart', 'message-circle', 'share-2', 'send'] as const;

/** The card of a post: who wrote it, its words as large as they may be, and what readers press, of which one beats. */
export function SocialPostScene(): ReactNode {
  const scene = useScene<'social-post'>();
  const { content, safe, u, shape, palette } = scene;
  const { text, author } = content;
  // Its sign stands before it in every language.
  const handle = content.handle && scene.direction === 'rtl' ? `\u200e${content.handle}` : content.handle;
  const kicker = content.kicker ? setKicker(scene, content.kicker, safe.width - 60 * u, 1) : null;
  const above = kicker ? kicker.height + 44 * u : 0;
  const width = Math.min(safe.width, (shape === 'wide' ? 1320 : 960) * u);
  const pad = Math.min(64 * u, width * 0.07);
  const side = 124 * u;
  const foot = 118 * u;
  const named = author !== undefined || handle !== undefined;
  const headHeight = named ? side + 34 * u : 0;
  const most = safe.height - above - 2 * pad - headHeight - foot;
  const words = setText(scene, { text, size: [shape === 'tall' ? 96 : 88, 28], maxLines: 9, leading: 1.22, weight: 500 }, width - 2 * pad, most); // prettier-ignore
  const height = Math.min(safe.height - above, 2 * pad + headHeight + words.height + foot + 30 * u);
  const box: Rect = {
    x: safe.x + (safe.width - width) / 2,
    y: safe.y + above + (safe.height - above - height) / 2,
    width,
    height,
  };
  const paper = paperFace(palette);
  const accent = accentFace(palette);
  const initial = [...(author ?? handle ?? '').replace(/^\u200e?@/u, '')][0]?.toLocaleUpperCase(scene.locale);
  const line = { x: box.x + pad + side + 30 * u, width: width - 2 * pad - side - 30 * u };
  const both = author !== undefined && handle !== undefined;
  const beat = Math.max(0, Math.sin(lifeSeconds(scene) * 3.4)) ** 8;
  const icon = 62 * u;
  return (
    <>
      <Backing box={box} share={1.1} />
      {kicker ? <Kicker set={kicker} box={{ ...safe, height: kicker.height + 16 * u }} align="start" from={0} /> : null}
      <Thing name="social-post" box={box}>
        <Sheet box={box} face={paper} />
        {named ? (
          <>
            <div style={{ ...place(scene, { x: box.x + pad, y: box.y + pad, width: side, height: side }), borderRadius: side / 2, background: accent.fill }} />
            {initial ? <FitText block="initial" text={initial} role="heading" size={[70, 30]} maxLines={1} box={{ x: box.x + pad, y: box.y + pad, width: side, height: side }} align="center" anchor="middle" color={accent.text} /> : null}
            <FitText block="author" text={author ?? handle ?? ''} size={[52, 24]} maxLines={1} weight={700} box={{ ...line, y: box.y + pad, height: both ? side * 0.54 : side }} anchor="middle" color={paper.text} from={scene.cue('author', scene.at(4))} motion="block" enter="fade" />
            {both ? <FitText block="handle" text={handle} size={[38, 22]} maxLines={1} box={{ ...line, y: box.y + pad + side * 0.56, height: side * 0.44 }} anchor="middle" color={paper.muted} from={scene.at(6)} motion="block" enter="fade" /> : null}
          </>
        ) : null}
        <TextBlock block="text" set={words} box={{ x: box.x + pad, y: box.y + pad + headHeight, width: width - 2 * pad, height: words.height }} color={paper.text} from={scene.cue('text', scene.at(8))} motion="block" enter="fade" />
        <Rule box={{ x: box.x + pad, y: box.y + height - foot, width: width - 2 * pad, height: 3 * u }} color={paper.line} />
        {marks.map((name, index) => (
          <Icon
            key={name}
            name={name}
            box={{ x: box.x + pad + index * icon * 2.2, y: box.y + height - foot + (foot - icon) / 2, width: icon, height: icon }}
            color={index === 0 ? paper.accent : paper.muted}
            {...(index === 0 ? { style: { transform: `scale(${1 + 0.16 * beat})` } } : {})}
          />
        ))}
      </Thing>
    </>
  ); // prettier-ignore
}
