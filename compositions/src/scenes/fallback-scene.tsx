import type { ReactNode } from 'react';
import { distribute } from '../layout/place.js';
import { staggered } from '../motion/entrance.js';
import { useScene } from '../scene-context/scene-context.js';
import { FitText } from '../typography/text-block.js';
import { SceneHead, setHead } from './scene-head.js';

/** A kind that has no drawing yet: all of its words and figures, set decently, so that nothing is lost. */
export function FallbackScene(): ReactNode {
  const scene = useScene();
  const content = scene.content as Record<string, unknown>;
  const title = [content.title, content.text, content.term, content.name].find((value) => typeof value === 'string');
  const kicker = typeof content.kicker === 'string' ? content.kicker : undefined;
  const lines = textsOf(content)
    .filter((text) => text !== title && text !== kicker)
    .slice(0, 12);
  const { safe, shape, look } = scene;
  const head = setHead(
    scene,
    { title: title as string | undefined, kicker },
    safe,
    lines.length === 0 ? [120, 56] : [76, 40],
  );
  const columns = lines.length > 6 && shape === 'wide' ? 2 : 1;
  const perColumn = Math.ceil(lines.length / columns);
  const area = head.rest;
  const boxes = distribute(area, columns, scene.gutter * 2, 'x').flatMap((column) =>
    distribute({ ...column, height: Math.min(column.height, perColumn * 120 * scene.u) }, perColumn, 16 * scene.u, 'y'),
  );
  return (
    <>
      <SceneHead head={head} />
      {lines.map((text, index) => (
        <FitText
          key={index}
          block={`line.${index}`}
          text={text}
          box={boxes[index]!}
          size={[44, 20]}
          maxLines={3}
          anchor="middle"
          align={look.align.content}
          from={staggered(scene, scene.at(10), index)}
          motion="block"
        />
      ))}
    </>
  );
}

/** Words of a content in reading order; a labelled figure becomes one line. Keys and icon names are not words. */
function textsOf(value: unknown, key = ''): string[] {
  const silent = [
    'icon',
    'id',
    'from',
    'to',
    'image',
    'images',
    'logo',
    'motif',
    'focus',
    'unit',
    'prefix',
    'suffix',
    'trend',
    'sentiment',
    'winner',
    'country',
    'd',
    'layers',
  ];
  if (silent.includes(key)) return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((child) => textsOf(child, key));
  if (value === null || typeof value !== 'object') return [];
  const record = value as Record<string, unknown>;
  if (typeof record.display === 'string') return [record.display];
  const figure = record.figure as { display?: string } | undefined;
  if (typeof record.label === 'string' && figure?.display) return [`${record.label}: ${figure.display}`];
  return Object.entries(record).flatMap(([name, child]) => textsOf(child, name));
}
