import type { SceneContent } from '@scenewright/core/scenes';
import {
  englishBoardWords,
  lookColors,
  sheetViews,
  type CastMember,
  type SheetView,
  type Shot,
} from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { breadthOf, Figure, heightOf } from '../../cast/figure.js';
import type { FigureMoment } from '../../cast/painted.js';
import { ShotPicture } from '../../footage/shot-picture.js';
import { tone } from '../../look/tone.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FitText } from '../../typography/text-block.js';

/** One figure or place of the story, for the person who reviews it: from several sides, with its colours. */
export function CastSheetScene(): ReactNode {
  const { content } = useScene<'cast-sheet'>();
  return 'member' in content.subject ? <FigureSheet member={content.subject.member} /> : <PlaceSheet />;
}

const paper = '#f7f3ea';
const ink = '#20212b';

/** Where a board ends: above the captions, if it ever has some. */
export function boardHeight({ captions, safe, height }: SceneState): number {
  return captions === 'bottom' ? safe.y + safe.height : height;
}

function Paper({ children }: { children: ReactNode }): ReactNode {
  const { width, height } = useScene();
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <rect width={width} height={height} fill={paper} />
      {children}
    </svg>
  );
}

interface Side {
  /** Share of a row's width, beside others of 1. */
  share?: number;
  moment: Pick<FigureMoment, 'pose' | 'view'>;
}
const sides: Record<SheetView, Side> = {
  front: { moment: { pose: 'stand', view: 'front' } },
  'three-quarter': { moment: { pose: 'stand', view: 'three-quarter' } },
  side: { moment: { pose: 'walk', view: 'side' } },
  back: { moment: { pose: 'stand', view: 'back' } },
  walking: { share: 1.4, moment: { pose: 'walk', view: 'side' } },
  sitting: { moment: { pose: 'sit', view: 'side' } },
  resting: { moment: { pose: 'stand', view: 'side' } },
  moving: { moment: { pose: 'walk', view: 'side' } },
};

/** What stands at the views and the colours. A board of before it was said in the film's language has none of it. */
function labelsOf(member: CastMember, labels: SceneContent<'cast-sheet'>['labels']): NonNullable<typeof labels> {
  return (
    labels ?? {
      views: sheetViews[member.look.figure].map((view) => englishBoardWords.views[view]),
      colors: lookColors(member.look).map(({ part }) => englishBoardWords.parts[part]),
    }
  );
}

function FigureSheet({ member }: { member: CastMember }): ReactNode {
  const scene = useScene<'cast-sheet'>();
  const { width, u, shape, content } = scene;
  const height = boardHeight(scene);
  const wide = shape === 'wide';
  const margin = 84 * u;
  const shown: readonly Side[] = sheetViews[member.look.figure].map((view) => sides[view]);
  const labels = labelsOf(member, content.labels);
  const colors = lookColors(member.look);
  const foot = wide ? height - 250 * u : height - (170 + Math.ceil(colors.length / 3) * 90) * u;
  const top = (wide ? 210 : 330) * u;
  const columns = wide || shape === 'square' ? shown.length : Math.min(2, shown.length);
  const rows = Math.ceil(shown.length / columns);
  const cell = { width: (width - margin * 2) / columns, height: (foot - top) / rows };
  const tall = heightOf(member.look);
  const shares = shown.map(({ share = 1 }) => (columns === shown.length ? share : 1));
  const sharesOfRow = (row: number): number =>
    shares.slice(row * columns, (row + 1) * columns).reduce((sum, share) => sum + share, 0);
  const widest = ((width - margin * 2) * Math.max(...shares)) / sharesOfRow(0);
  const scale = Math.min(
    (cell.height * 0.86) / tall,
    // An animal that walks is nearly twice as long as it is tall.
    (widest * 0.84) /
      (member.look.figure === 'animal'
        ? Math.max(tall * 1.9, breadthOf(member.look) * 1.3)
        : Math.max(52, breadthOf(member.look) * 1.06)),
  );
  const below = Math.max(56 * u, (cell.height - tall * scale) / 2);
  const places = shown.map((side, index) => {
    const row = Math.floor(index / columns);
    const before = shares.slice(row * columns, index).reduce((sum, share) => sum + share, 0);
    return {
      ...side,
      x: margin + ((width - margin * 2) * (before + shares[index]! / 2)) / sharesOfRow(row),
      y: top + cell.height * (row + 1) - below,
    };
  });
  // Words stand mirrored in right-to-left languages, and so does what they name.
  const mirrored = scene.direction === 'rtl';
  const seen = (x: number, own = 0): number => (mirrored ? width - x - own : x);
  const swatch = (index: number): Rect => {
    const per = wide ? colors.length : 3;
    const w = (width - margin * 2) / Math.max(per, wide ? 6 : 3);
    return {
      x: margin + (index % per) * w,
      y: (wide ? height - 158 * u : foot + 70 * u) + Math.floor(index / per) * 90 * u,
      width: w,
      height: 70 * u,
    };
  };
  return (
    <>
      <Paper>
        <rect
          x={margin}
          y={top - 24 * u}
          width={width - margin * 2}
          height={foot - top + 36 * u}
          rx={22 * u}
          fill={tone(paper, '#b9c8cc', 0.34)}
        />
        {places.map(({ moment, x, y }, index) => (
          <g key={index}>
            <ellipse cx={seen(x)} cy={y} rx={tall * 0.3 * scale} ry={5 * scale} fill={ink} opacity={0.14} />
            <g transform={`translate(${seen(x)} ${y}) scale(${scale})`}>
              <Figure
                look={member.look}
                moment={{ ...moment, time: 0.5, paint: (color) => color, lightFrom: 'left' }}
              />
            </g>
          </g>
        ))}
        {colors.map(({ color }, index) => {
          const box = swatch(index);
          return (
            <rect
              key={index}
              x={seen(box.x, 64 * u)}
              y={box.y}
              width={64 * u}
              height={64 * u}
              rx={14 * u}
              fill={color}
              stroke={ink}
              strokeOpacity={0.16}
              strokeWidth={2 * u}
            />
          );
        })}
      </Paper>
      <FitText
        block="title"
        text={content.title}
        role="heading"
        upper={false}
        size={[86, 44]}
        maxLines={1}
        box={{ x: margin, y: (wide ? 62 : 150) * u, width: width - margin * 2 - (wide ? 360 * u : 0), height: 110 * u }}
        color={ink}
      />
      {places.map(({ x, y }, index) => (
        <FitText
          key={index}
          block={`views.${index}`}
          text={labels.views[index] ?? ''}
          size={[26, 18]}
          maxLines={1}
          weight={600}
          box={{ x: x - cell.width * 0.45, y: y + 5 * scale + 8 * u, width: cell.width * 0.9, height: 40 * u }}
          align="center"
          color={ink}
        />
      ))}
      {colors.map(({ color }, index) => {
        const box = swatch(index);
        return (
          <FitText
            key={index}
            block={`colors.${index}`}
            text={`${labels.colors[index] ?? ''} ${color}`}
            size={[24, 15]}
            maxLines={2}
            weight={600}
            anchor="middle"
            box={{ x: box.x + 78 * u, y: box.y, width: box.width - 92 * u, height: 64 * u }}
            color={ink}
          />
        );
      })}
    </>
  );
}

const hours: Shot['time'][] = ['dawn', 'day', 'dusk', 'night'];

function PlaceSheet(): ReactNode {
  const scene = useScene<'cast-sheet'>();
  const { content, width, u, shape } = scene;
  const height = boardHeight(scene);
  if ('member' in content.subject) return null;
  const { place, time, weather, season } = content.subject;
  const wide = shape === 'wide';
  const margin = 84 * u;
  const base: Shot = { setting: place, time, weather, season, size: 'wide', move: 'still', action: '', cast: [] };
  const top = (wide ? 200 : shape === 'square' ? 240 : 320) * u;
  const smallHeight = ((width - margin * 2 - 48 * u) / 3) * 0.8;
  const big: Rect = wide
    ? { x: margin, y: top, width: (height - top - margin) * (16 / 9) * 0.94, height: height - top - margin }
    : {
        x: margin,
        y: top,
        width: width - margin * 2,
        height: Math.min((width - margin * 2) * 0.72, height - top - margin - smallHeight - 36 * u),
      };
  const others = hours.filter((hour) => hour !== time);
  const small = (index: number): Rect =>
    wide
      ? {
          x: big.x + big.width + 36 * u,
          y: top + index * ((big.height + 24 * u) / 3),
          width: width - margin - big.x - big.width - 36 * u,
          height: (big.height - 48 * u) / 3,
        }
      : {
          x: margin + index * ((big.width + 24 * u) / 3),
          y: big.y + big.height + 36 * u,
          width: (big.width - 48 * u) / 3,
          height: smallHeight,
        };
  return (
    <>
      <Paper>
        <Framed box={big} shot={base} />
        {others.map((hour, index) => (
          <Framed key={hour} box={small(index)} shot={{ ...base, time: hour }} />
        ))}
      </Paper>
      <FitText
        block="title"
        text={content.title}
        role="heading"
        upper={false}
        size={[86, 44]}
        maxLines={1}
        box={{
          x: margin,
          y: (wide ? 58 : shape === 'square' ? 90 : 150) * u,
          width: width - margin * 2,
          height: 110 * u,
        }}
        color={ink}
      />
    </>
  );
}

/** A picture of a shot inside another picture. */
export function Framed({ box, shot, progress = 0.4 }: { box: Rect; shot: Shot; progress?: number }): ReactNode {
  const { random } = useScene();
  const ratio = box.width / box.height;
  const [width, height] = ratio > 1 ? [1080 * ratio, 1080] : [1080, 1080 / ratio];
  return (
    <svg x={box.x} y={box.y} width={box.width} height={box.height} viewBox={`0 0 ${width} ${height}`} overflow="hidden">
      <ShotPicture width={width} height={height} u={1} shot={shot} time={2} progress={progress} random={random} />
    </svg>
  );
}
