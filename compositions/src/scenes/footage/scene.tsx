import type { ReactNode } from 'react';
import { ShotPicture } from '../../footage/shot-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import { Picture } from '../picture.js';
import { FilmedPicture } from './filmed-picture.js';
import { FiguresInSpace } from './figures-in-space.js';
import { Supers } from './supers.js';

/** A filmed shot: the drawn world with its camera, the user's own picture when it is the product, words over it. */
export function FootageScene(): ReactNode {
  const scene = useScene<'footage'>();
  const { content, width, height, u, frame, fps, frames } = scene;
  if (scene.film)
    return (
      <>
        <FilmedPicture film={scene.film} />
        <Supers />
      </>
    );
  const turn = Math.cos((frame / fps) * 0.9) * 0.06;
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
        <ShotPicture
          width={width}
          height={height}
          u={u}
          shot={content}
          time={frame / fps}
          progress={frames > 1 ? frame / (frames - 1) : 0}
          random={scene.random}
        />
      </svg>
      {content.image ? (
        <Picture
          asset={content.image}
          contain
          box={{ x: width * 0.3, y: height * 0.2, width: width * 0.4, height: height * 0.6 }}
          style={{ transform: `scaleX(${(0.94 + turn).toFixed(4)})` }}
        />
      ) : null}
      {content.figures && content.figures.length > 0 ? <FiguresInSpace /> : <Supers />}
    </>
  );
}
