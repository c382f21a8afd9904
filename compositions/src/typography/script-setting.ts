import { languageOf } from '@scenewright/core/language';

/** What a writing system asks of the setting: scripts with joined or stacked letters need air and no tracking. */
export interface ScriptSetting {
  /** Least line height, times the size. */
  minLeading: number;
  tracking: boolean;
  /** Capitals exist, so a look may ask for them. */
  capitals: boolean;
  /** Lines may break between words that no space sets apart. */
  unspaced: boolean;
}

export function scriptSetting(text: string, language: string): ScriptSetting {
  const has = (script: RegExp): boolean => script.test(text);
  if (has(/[\p{Script=Arabic}]/u)) return { minLeading: 1.4, tracking: false, capitals: false, unspaced: false };
  if (has(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u))
    return { minLeading: 1.28, tracking: false, capitals: false, unspaced: true };
  if (has(/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u))
    return { minLeading: 1.5, tracking: false, capitals: false, unspaced: true };
  if (
    has(
      /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u,
    )
  )
    return { minLeading: 1.4, tracking: false, capitals: false, unspaced: false };
  if (has(/[\p{Script=Hangul}]/u)) return { minLeading: 1.25, tracking: false, capitals: false, unspaced: false };
  if (has(/[\p{Script=Hebrew}]/u)) return { minLeading: 1.2, tracking: false, capitals: false, unspaced: false };
  const { script } = languageOf(language);
  return { minLeading: script === 'Latn' ? 1 : 1.1, tracking: true, capitals: true, unspaced: false };
}
