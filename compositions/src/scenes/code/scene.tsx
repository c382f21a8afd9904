import type { ReactNode } from 'react';
import { LivingField } from '../../look/grounds/living-field.js';
import { tone } from '../../look/tone.js';
import { entrance, staggered } from '../../motion/entrance.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { codeLines, tokensOf, type TokenKind } from './tokens.js';

/** Width of a character of a monospaced face, in ems, with a little room. */
const advance = 0.605;

/** A piece of code on a sheet, line by line. Code reads from the left in every language. */
export function CodeScene(): ReactNode {
  const scene = useScene<'code'>();
  const { content, u, shape, palette, look, width: canvas } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [68, 38] : [72, 42]);
  const area = head.rest;
  const pad = (shape === 'wide' ? 48 : 36) * u;
  const { lines, size } = fitCode(
    content.code,
    area.width - 2 * pad,
    area.height - 2 * pad,
    (shape === 'tall' ? 42 : 46) * u,
    17 * u,
  );
  const lineHeight = size * 1.5;
  const digits = String(lines.length).length;
  const gutter = (digits + 2) * advance * size;
  const height = Math.min(area.height, lines.length * lineHeight + 2 * pad);
  const panel: Rect = { ...area, y: area.y + (area.height - height) * 0.3, height };
  const colors: Record<TokenKind, string> = {
    plain: palette.text,
    comment: palette.muted,
    string: tone(palette.accent, palette.text, 0.15),
    number: tone(palette.accent, palette.text, 0.15),
    keyword: palette.text,
  };
  const left = scene.direction === 'rtl' ? canvas - panel.x - panel.width : panel.x;
  const tag = content.language
    ? setText(
        scene,
        { text: content.language, role: 'mono', size: [26, 18], maxLines: 1, leading: 1.3 },
        panel.width * 0.3,
        40 * u,
      )
    : null;
  return (
    <>
      <SceneHead head={head} align="start" />
      <LivingField
        box={panel}
        color={palette.surface}
        text={palette.text}
        style={{
          borderRadius: look.shape.radius * u,
          border: `${look.shape.hairline * u}px solid ${tone(palette.background, palette.text, 0.2)}`,
          boxSizing: 'border-box',
        }}
      />
      {lines.map((line, index) => {
        const from = staggered(scene, scene.at(8), index, 2);
        return (
          <div
            key={index}
            dir="ltr"
            style={{
              position: 'absolute',
              left: left + pad,
              top: panel.y + pad + index * lineHeight,
              width: panel.width - 2 * pad,
              height: lineHeight,
              fontFamily: scene.fonts.mono,
              fontSize: size,
              lineHeight: `${lineHeight}px`,
              whiteSpace: 'pre',
              direction: 'ltr',
              textAlign: 'left',
              ...entrance(scene, from, { kind: 'fade', distance: 8, frames: 10 }).style,
            }}
          >
            <span
              data-block={`line.${index}.number`}
              style={{ position: 'absolute', left: 0, color: palette.muted, opacity: 0.8 }}
            >
              {line.number === null ? '' : String(line.number).padStart(digits)}
            </span>
            <span data-block={`line.${index}`} style={{ position: 'absolute', left: gutter }}>
              {tokensOf(line.text).map((token, at) => (
                <span key={at} style={{ color: colors[token.kind], fontWeight: token.kind === 'keyword' ? 700 : 400 }}>
                  {token.text}
                </span>
              ))}
            </span>
          </div>
        );
      })}
      {tag && height - pad > tag.height ? (
        <TextBlock
          block="language"
          set={tag}
          box={{
            x: panel.x + panel.width - tag.width - 24 * u,
            y: panel.y + 10 * u,
            width: tag.width + 4 * u,
            height: tag.height,
          }}
          color={palette.muted}
          from={scene.at(6)}
          motion="block"
        />
      ) : null}
    </>
  );
}

/** The largest size at which all lines stand on the sheet; lines too long for the smallest one are folded. */
function fitCode(code: string, width: number, height: number, most: number, least: number) {
  const columnsAt = (size: number): number => Math.max(8, Math.floor(width / (size * advance)) - 5);
  for (let size = most; size > least; size -= 1) {
    const lines = codeLines(code, columnsAt(size));
    const folded = lines.some((line) => line.number === null);
    if (lines.length * size * 1.5 <= height && (!folded || size < most * 0.62)) return { lines, size };
  }
  let size = least;
  while (codeLines(code, columnsAt(size)).length * size * 1.5 > height && size > 4) size -= 0.5;
  return { lines: codeLines(code, columnsAt(size)), size };
}
