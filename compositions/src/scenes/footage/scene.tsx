import type { ReactNode } from 'react';
import { filmOf, type FilmInput } from '../../footage/film.js';
import { airOf, isWalled } from '../../footage/places.js';
import { ShotPicture } from '../../footage/shot-picture.js';
import { airAt, wordAir } from '../../footage/word-air.js';
import { useScene } from '../../scene-context/scene-context.js';
import { Picture } from '../picture.js';
import { FilmedPicture } from './filmed-picture.js';
import { FiguresInSpace } from './figures-in-space.js';
import { placeSupers, PlatedSupers, Supers } from './supers.js';

/** The whole of a filmed shot that bears words, as at a late hour: how bright it is where they stand is not known. */
const late = { ink: '#ffffff', ground: '#141a2c', share: 0.56 } as const;

/** A filmed shot: the drawn world with its camera, the user's own picture when it is the product, words over it. */
export function FootageScene(): ReactNode {
  const scene = useScene<'footage'>();
  const { content, width, height, u, frame, fps, frames } = scene;
  const inSpace = content.figures !== undefined && content.figures.length > 0;
  const supers = inSpace ? null : placeSupers(scene);
  if (scene.film)
    return (
      <>
        <FilmedPicture film={scene.film} />
        {supers ? (
          <>
            <div style={{ position: 'absolute', inset: 0, background: late.ground, opacity: late.share }} />
            <Supers supers={supers} {...late} />
          </>
        ) : null}
      </>
    );
  const turn = Math.cos((frame / fps) * 0.9) * 0.06;
  const shot: Omit<FilmInput, 'tag'> = {
    width,
    height,
    u,
    shot: content,
    time: frame / fps,
    progress: frames > 1 ? frame / (frames - 1) : 0,
    random: scene.random,
    clear: supers && { ...supers.area, x: supers.area.x - 30 * u, width: supers.area.width + 60 * u },
  };
  const onPlate = supers !== null && isWalled(content.setting);
  const air = supers && wordAir(airOf(filmOf({ ...shot, tag: '' })), supers.area);
  return (
    <>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          transform: scene.direction === 'rtl' ? 'scaleX(-1)' : undefined,
        }}
      >
        <ShotPicture {...shot} />
      </svg>
      {content.image ? (
        <Picture
          asset={content.image}
          contain
          box={{ x: width * 0.3, y: height * 0.2, width: width * 0.4, height: height * 0.6 }}
          style={{ transform: `scaleX(${(0.94 + turn).toFixed(4)})` }}
        />
      ) : null}
      {inSpace ? <FiguresInSpace /> : null}
      {supers && onPlate ? <PlatedSupers supers={supers} /> : null}
      {supers && air && !onPlate ? (
        <Supers supers={supers} ink={air.ink} ground={airAt(air.stops, supers.area.y + supers.area.height / 2)} />
      ) : null}
    </>
  );
}
