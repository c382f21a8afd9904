import type { FreeformLayer } from '@scenewright/core/scenes';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import { layerAbout, middleOf, place } from '../../layout/place.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FitText } from '../../typography/text-block.js';
import { Picture } from '../picture.js';
import { valueAt } from './animate.js';
import { ChartLayer } from './chart-layer.js';
import { morphed } from './morph.js';
import { cameraView, maskClip } from './view.js';

/** Largest and smallest size of the roles of a text. */
const sizes = { display: [320, 64], title: [120, 40], body: [56, 26], small: [34, 20] } as const;

/** Layers of text, shapes, paths, charts, icons and images, placed, masked, moved and seen by a camera by data alone. */
export function FreeformScene(): ReactNode {
  const scene = useScene<'freeform'>();
  const seconds = scene.frame / scene.fps;
  // Shares of what the captions leave: a layer at the foot must not lie under them.
  const top = scene.captions === 'top' ? scene.safe.y : 0;
  const height = (scene.captions === 'bottom' ? scene.safe.y + scene.safe.height : scene.height) - top;
  const stage = { top, height };
  return scene.content.layers.map((layer, index) => {
    const centre = { x: valueAt(layer.x, seconds), y: valueAt(layer.y, seconds) };
    const box: Rect = {
      x: centre.x * scene.width - (layer.width * scene.width) / 2,
      y: top + centre.y * height - (layer.height * height) / 2,
      width: layer.width * scene.width,
      height: layer.height * height,
    };
    const seen = cameraView(scene, stage, scene.content.camera, layer.depth ?? 1, seconds);
    const clip = maskClip(scene, stage, layer.mask, seconds);
    const drawn = (
      <div style={moved(scene, layer, box, seconds)}>
        <Layer layer={layer} index={index} box={box} seconds={seconds} />
      </div>
    );
    const masked = clip ? <div style={clip}>{drawn}</div> : drawn;
    return (
      <div key={index} style={seen}>
        {masked}
      </div>
    );
  });
}

/** Opacity, turn and scale about the layer's middle; a mirrored page turns the other way. */
function moved(scene: SceneState, layer: FreeformLayer, box: Rect, seconds: number): CSSProperties {
  const [rotation, scale, opacity] = [
    valueAt(layer.rotation, seconds),
    valueAt(layer.scale, seconds),
    valueAt(layer.opacity, seconds),
  ];
  const style: CSSProperties = {};
  if (opacity < 1) style.opacity = Math.max(0, opacity);
  if (rotation === 0 && scale === 1) return style;
  return {
    ...style,
    ...layerAbout(scene, middleOf(box)),
    transform: `rotate(${scene.direction === 'rtl' ? -rotation : rotation}deg) scale(${Math.max(0, scale)})`,
  };
}

function Layer(props: { layer: FreeformLayer; index: number; box: Rect; seconds: number }): ReactNode {
  const scene = useScene();
  const { layer, index, box, seconds } = props;
  switch (layer.type) {
    case 'text':
      return (
        <FitText
          block={`layers.${index}`}
          text={layer.text}
          role={layer.size === 'display' || layer.size === 'title' ? 'heading' : 'body'}
          size={sizes[layer.size]}
          maxLines={6}
          align={layer.align}
          anchor="middle"
          box={box}
          color={colorOf(scene, layer.color)}
        />
      );
    case 'shape':
      return <Shape shape={layer.shape} fill={colorOf(scene, layer.fill)} radius={layer.radius} box={box} />;
    case 'path': {
      const drawn = valueAt(layer.draw, seconds);
      return (
        <svg viewBox={layer.viewBox} style={{ ...place(scene, box), overflow: 'visible' }}>
          <path
            d={layer.morphs ? morphed([layer.d, ...layer.morphs], valueAt(layer.morph ?? 0, seconds)) : layer.d}
            fill={layer.fill === undefined ? 'none' : colorOf(scene, layer.fill)}
            stroke={colorOf(scene, layer.stroke)}
            strokeWidth={layer.strokeWidth}
            strokeLinecap="round"
            strokeLinejoin="round"
            {...(drawn >= 1
              ? {}
              : {
                  pathLength: 1,
                  strokeDasharray: 1,
                  strokeDashoffset: 1 - Math.max(0, drawn),
                  ...(drawn <= 0 ? { strokeOpacity: 0 } : {}),
                })}
          />
        </svg>
      );
    }
    case 'chart':
      return (
        <ChartLayer
          layer={layer}
          index={index}
          box={box}
          grow={valueAt(layer.grow, seconds)}
          ink={colorOf(scene, layer.color)}
        />
      );
    case 'icon':
      return <Icon name={layer.icon} box={box} color={colorOf(scene, layer.color)} />;
    case 'image':
      return layer.fit === 'cover' ? (
        <Picture asset={layer.image} box={box} radius={scene.look.shape.radius * scene.u} />
      ) : (
        <Picture asset={layer.image} box={box} contain />
      );
  }
}

function Shape(props: {
  shape: 'rectangle' | 'ellipse' | 'line' | 'triangle';
  fill: string;
  radius: number;
  box: Rect;
}): ReactNode {
  const scene = useScene();
  const { shape, fill, radius, box } = props;
  const style = place(scene, box);
  if (shape === 'triangle')
    return (
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" style={style}>
        <polygon points="50,0 100,100 0,100" fill={fill} />
      </svg>
    );
  if (shape === 'line') {
    const stroke = scene.look.shape.stroke * scene.u;
    return (
      <div
        style={{
          ...place(scene, { ...box, y: box.y + box.height / 2 - stroke / 2, height: stroke }),
          background: fill,
        }}
      />
    );
  }
  return (
    <div
      style={{
        ...style,
        background: fill,
        borderRadius: shape === 'ellipse' ? '50%' : radius * Math.min(box.width, box.height),
      }}
    />
  );
}

/** A role of the palette, or the hex colour as it is written. */
function colorOf(scene: SceneState, name: string): string {
  const { palette } = scene;
  if (name.startsWith('#')) return name;
  const data = /^data-([1-5])$/.exec(name);
  if (data) return palette.data[Number(data[1]) - 1] ?? palette.accent;
  const roles: Record<string, string> = {
    background: palette.background,
    surface: palette.surface,
    text: palette.text,
    muted: palette.muted,
    accent: palette.accent,
    positive: palette.positive,
    negative: palette.negative,
  };
  return roles[name] ?? palette.text;
}
