import type { SceneState } from '../scene-context/scene-context.js';
import { inCapitals } from './break-lines.js';
import { fitText, type FittedText } from './fit-text.js';
import { weightBeside } from './families.js';
import type { Face } from './measure.js';
import { scriptSetting } from './script-setting.js';

export type TextRole = 'heading' | 'body' | 'mono' | 'figure';

/** What a text asks for; sizes are in layout units before the canvas unit `u`. */
export interface TextSpec {
  text: string;
  role?: TextRole;
  /** Largest and smallest size. */
  size: readonly [max: number, min: number];
  maxLines?: number;
  weight?: number;
  leading?: number;
  tracking?: number;
  italic?: boolean;
  /** Capitals: follows the look for headings, never done in scripts without them. */
  upper?: boolean;
}

export interface SetText extends FittedText {
  face: Face;
  role: TextRole;
}

/** Chooses the face, fits the text into `width` × `height` (canvas units) and breaks its lines. */
export function setText(scene: SceneState, spec: TextSpec, width: number, height: number): SetText {
  const { type } = scene.look;
  const role = spec.role ?? 'body';
  const display = role === 'heading' || role === 'figure';
  const family =
    display && isInHeadingFamily(scene, spec.text)
      ? scene.fonts.heading
      : role === 'mono'
        ? scene.fonts.mono
        : scene.fonts.body;
  const asked =
    spec.weight ?? (role === 'heading' ? type.headingWeight : role === 'figure' ? type.figureWeight : type.bodyWeight);
  const face: Face = {
    family,
    weight: scriptSetting(spec.text, scene.language).tracking ? asked : weightBeside(family, asked),
    tracking: spec.tracking ?? (display ? type.headingTracking : 0),
    italic: spec.italic ?? false,
    tabular: role === 'figure',
  };
  const upper = spec.upper ?? (role === 'heading' && type.headingCase === 'upper');
  const scale = scaleOf(scene, role, spec.text);
  const fitted = fitText({
    text: upper ? inCapitals(spec.text, scene.locale) : spec.text,
    language: scene.language,
    face,
    width,
    height,
    maxLines: spec.maxLines ?? 2,
    maxSize: spec.size[0] * scale,
    minSize: spec.size[1] * scale,
    leading: spec.leading ?? (display ? (role === 'figure' ? 1 : type.headingLeading) : type.bodyLeading),
  });
  return { ...fitted, face, role };
}

/** A hand that knows Latin letters alone is not asked for figures amid another script: they would not belong together. */
function isInHeadingFamily({ look, language }: SceneState, text: string): boolean {
  return look.type.latinHand !== true || scriptSetting(text, language).tracking;
}

/** Canvas units for a unit of a text's size. */
function scaleOf(scene: SceneState, role: TextRole | undefined, text: string): number {
  return scene.u * (role === 'heading' && isInHeadingFamily(scene, text) ? scene.look.type.headingScale : 1);
}

/** Sets several texts at one size, the largest at which each fits its own box. For labels that stand side by side. */
export function setTexts(
  scene: SceneState,
  texts: readonly string[],
  spec: Omit<TextSpec, 'text'>,
  width: number,
  height: number,
): SetText[] {
  const first = texts.map((text) => setText(scene, { ...spec, text }, width, height));
  const common = Math.min(...first.map((set) => set.size));
  return texts.map((text) => {
    const shared = common / scaleOf(scene, spec.role, text);
    return setText(scene, { ...spec, text, size: [shared, Math.min(spec.size[1], shared)] }, width, height);
  });
}
