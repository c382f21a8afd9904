import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDelayRender } from 'remotion';
import { filmOf } from '../../footage/film.js';
import { Grade } from '../../footage/finish.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import { useSvgId } from '../../look/svg-id.js';

/** Pictures that are fetched before they are due. */
const ahead = 3;

/**
 * The clip of a shot, one picture a frame, under the same grade as a drawn shot; one of the user's own as it is. A frame waits until its picture is
 * decoded; the next ones are on their way meanwhile.
 */
export function FilmedPicture({ film }: { film: NonNullable<SceneState['film']> }): ReactNode {
  const scene = useScene<'footage'>();
  const { content, width, height, u, frame, fps, random } = scene;
  const tag = useSvgId('');
  const image = useRef<HTMLImageElement>(null);
  const coming = useRef(new Map<string, HTMLImageElement>());
  const { delayRender, continueRender, cancelRender } = useDelayRender();
  const src = film();
  const next = Array.from({ length: ahead }, (_, index) => film(index + 1)).filter((each) => each !== src);

  useLayoutEffect(() => {
    const picture = image.current;
    if (!picture) return undefined;
    const handle = delayRender(`the picture ${src.slice(-80)} of a clip`);
    let isOver = false;
    picture.src = src;
    picture.decode().then(
      () => continueRender(handle),
      () => {
        // Another frame was asked for before this one was there.
        if (isOver) return;
        try {
          cancelRender(`The picture ${src.slice(-80)} of a clip could not be shown.`);
        } catch {
          // It throws what it has noted down.
        }
      },
    );
    for (const url of next)
      if (!coming.current.has(url)) {
        const early = new Image();
        early.src = url;
        coming.current.set(url, early);
      }
    for (const url of coming.current.keys()) if (!next.includes(url)) coming.current.delete(url);
    return () => {
      isOver = true;
      continueRender(handle);
    };
    // The pictures ahead follow from the one that is shown.
  }, [src]);

  const graded = filmOf({ width, height, u, shot: content, time: frame / fps, progress: 0, random, tag });
  return (
    <>
      <img
        ref={image}
        alt=""
        decoding="sync"
        style={{ position: 'absolute', left: 0, top: 0, width, height, objectFit: 'cover' }}
      />
      {content.clip ? null : (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          style={{ position: 'absolute', left: 0, top: 0 }}
        >
          <Grade film={graded} />
        </svg>
      )}
    </>
  );
}
