import {
  poses,
  ShotSchema,
  shotSettings,
  shotSizes,
  shotTimes,
  shotWeathers,
  species,
  thingShapes,
  views,
  type CastLook,
  type Shot,
} from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '../cast/figure.js';
import { seededRandom } from '../scene-context/seeded-random.js';
import { sampleFox, sampleGirl } from './sample-cast.js';
import { ShotPicture } from './shot-picture.js';

type SomeShot = Partial<Shot> & Pick<Shot, 'setting'>;

function draw(shot: SomeShot, { seed = 7, progress = 0.4 } = {}): string {
  return renderToStaticMarkup(picture(shot, seed, progress));
}

function picture(shot: SomeShot, seed: number, progress: number): ReactNode {
  return (
    <svg>
      <ShotPicture
        width={1920}
        height={1080}
        u={1}
        shot={ShotSchema.parse(shot)}
        time={progress * 5}
        progress={progress}
        random={(name) => seededRandom(seed, name)}
      />
    </svg>
  );
}

const walking = [{ member: sampleFox, pose: 'walk' as const, view: 'side' as const, facing: 'left' as const }];

test.each(shotSettings)('%s is drawn whole at every hour and in every weather, the same each time', (setting) => {
  const lights = shotWeathers.map((weather, index) => ({ weather, time: shotTimes[index % shotTimes.length]! }));
  const pictures = lights.map((light) => draw({ setting, ...light, cast: walking }));
  for (const markup of pictures) expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  expect(draw({ setting, ...lights[0], cast: walking })).toBe(pictures[0]);
});

test('the camera moves as it is told, and every move is another picture', () => {
  const still = draw({ setting: 'mountains', move: 'still' });
  const seen = new Set(
    ['push-in', 'pull-out', 'pan-left', 'pan-right', 'tilt-up', 'tilt-down', 'orbit', 'crane-up'].map((move) =>
      draw({ setting: 'mountains', move: move as Shot['move'] }),
    ),
  );
  expect(seen.size).toBe(8);
  expect(seen).not.toContain(still);
});

test('two shots in one page share no id, so that neither takes the other’s colours while they dissolve', () => {
  const shot = (time: Shot['time']): ReactNode => picture({ setting: 'shore', time }, 1, 0.4);
  const markup = renderToStaticMarkup([<div key="1">{shot('dusk')}</div>, <div key="2">{shot('day')}</div>]);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  expect(ids.length).toBeGreaterThan(6);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
});

const looks: CastLook[] = [
  sampleGirl.look,
  { ...sampleGirl.look, age: 'old', beard: true, glasses: true, hat: { kind: 'helmet', color: '#dfe5ec' } } as CastLook,
  ...species.map((kind): CastLook => ({ ...sampleFox.look, species: kind }) as CastLook),
  ...thingShapes.map((shape): CastLook => ({ figure: 'thing', shape, color: '#c8403a', second: '#f3ead8' })),
];
test('every figure has every pose from every side, in its own colours', () => {
  for (const look of looks)
    for (const pose of poses)
      for (const view of views) {
        const markup = renderToStaticMarkup(
          <svg>
            <Figure look={look} moment={{ pose, view, time: 1.3, paint: (color) => color, lightFrom: 'left' }} />
          </svg>,
        );
        expect(markup).not.toMatch(/NaN|undefined|Infinity/);
        const own = look.figure === 'person' ? look.top.color : look.figure === 'animal' ? look.coat : look.color;
        expect(markup).toContain(own);
      }
});

test('a figure is in the picture at every size of shot, and only when the shot has it', () => {
  const cast = [
    {
      member: { ...sampleGirl, look: { ...sampleGirl.look, scarf: '#123456' } as CastLook },
      pose: 'stand' as const,
      view: 'front' as const,
      facing: 'right' as const,
    },
  ];
  const marks = (shot: Partial<Shot>): number => draw({ setting: 'room', time: 'day', ...shot }).length;
  for (const size of shotSizes) expect(marks({ size, cast })).toBeGreaterThan(marks({ size }) + 1500);
});
