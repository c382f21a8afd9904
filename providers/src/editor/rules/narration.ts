import { canonicalJson, languages, onScreenText, type Brief, type Storyboard } from '@scenewright/core';
import { asSpoken, enumerate } from '../../planner/scenes/narrate.js';
import { phrasesOf } from '../../planner/words/phrases.js';
import { wish, type EditState, type Rule } from '../edit-state.js';
import { narrate, textsOf } from '../scene-text.js';

export interface VoiceEntry {
  id: string;
  name: string;
  gender: string;
  accent: string;
  age: string;
  languages: readonly string[];
}

const noun = /\b(?:narrat(?:ion|or|ors|ed|e)|voice(?:[- ]?over)?s?|speaker|speech|spoken)\b/u;
const off =
  /^(?:remove|delete|drop|cut|mute|turn off|switch off|disable|no|without|get rid of|take out|stop)\b|\boff$/u;
const on = /^(?:add|turn on|switch on|enable|include|bring back|with|unmute|want|have)\b|\b(?:on|back)$/u;

/** Narration on and off; its voice. `in <language>` is a rule of its own. */
export function narrationRules(voices: readonly VoiceEntry[], replan: (brief: Brief) => Promise<Storyboard>): Rule[] {
  const spokenLanguage: Rule = async ({ plain, text }, state) => {
    if (/⟦/u.test(text)) return null;
    const says = noun.test(plain) || /^(?:translate|speak|say)\b/u.test(plain);
    if (!says) return null;
    const language = languageIn(plain);
    if (!language) return null;
    if (!state.brief.multiScene) return { refused: 'A single-scene video has no narration.' };
    if (/^translate\b/u.test(plain) && !noun.test(plain))
      return {
        refused:
          'The texts on screen can\'t be translated offline; "narrate it in French" puts the narration into another language as far as it goes.',
      };
    const { storyboard } = state;
    if (storyboard.narrationLanguage === language.code)
      return { refused: `The narration is in ${language.name} already.` };
    return retell(state, language, replan);
  };

  const voice: Rule = ({ plain, text, expand }, state) => {
    const said = expand(text).toLowerCase();
    const byName = voices.find(({ name }) =>
      new RegExp(`\\b${name.toLowerCase()}(?:'s)?\\b`, 'u').test(said.replace(/’/gu, "'")),
    );
    if (!(noun.test(plain) && (byName || !/⟦/u.test(text)))) return null;
    const gender = /\b(?:female|woman|woman's|feminine|girl)\b/u.test(plain)
      ? 'female'
      : /\b(?:male|man|man's|masculine|boy)\b/u.test(plain)
        ? 'male'
        : null;
    const accent = /\b(?:british|english accent|uk)\b/u.test(plain)
      ? 'british'
      : /\bscottish\b/u.test(plain)
        ? 'scottish'
        : /\bamerican\b/u.test(plain)
          ? 'american'
          : null;
    const age = /\b(?:older|old|elderly|deeper|deep|lower)\b/u.test(plain)
      ? 'old'
      : /\b(?:younger|young)\b/u.test(plain)
        ? 'young'
        : null;
    const other =
      /\b(?:different|another|other|new)\b/u.test(plain) || /^change (?:voice|narrator|speaker)$/u.test(plain);
    if (!byName && !gender && !accent && !age && !other) return null;
    if (!state.brief.multiScene) return { refused: 'A single-scene video has no narration.' };
    if (!state.storyboard.narrated) return { refused: 'The video has no narration: "add narration" first.' };
    const language = state.storyboard.narrationLanguage;
    const current = state.brief.narrationVoice ?? voices[0]?.id;
    const fits = voices.filter(
      (one) =>
        one.languages.includes(language) &&
        (byName
          ? one.id === byName.id
          : (!gender || one.gender === gender) && (!accent || one.accent === accent) && (!age || one.age === age)),
    );
    const next = fits.find(({ id }) => id !== current);
    if (!next) {
      const names = voices.filter((one) => one.languages.includes(language)).map(({ name }) => name);
      return {
        refused:
          fits.length > 0
            ? 'The narration has that voice already.'
            : `No voice here is like that. Voices for this language: ${names.join(', ')}.`,
      };
    }
    wish(state, 'narrationVoice', next.id);
    return { done: `Narrated by ${next.name}` };
  };

  const turned: Rule = ({ plain, text }, state) => {
    if (!noun.test(plain) || /⟦/u.test(text) || /\b(?:scene|slide)\b/u.test(plain)) return null;
    const turnOn = off.test(plain)
      ? false
      : on.test(plain) || /^(?:narrate|make .*narrated)/u.test(plain)
        ? true
        : null;
    if (turnOn === null) return null;
    const { storyboard, brief } = state;
    if (!brief.multiScene) return { refused: 'A single-scene video has no narration.' };
    const isOn = storyboard.narrated && brief.narration !== false;
    if (isOn === turnOn) return { refused: `The video is ${turnOn ? 'narrated' : 'without narration'} already.` };
    storyboard.narrated = turnOn;
    wish(state, 'narration', turnOn);
    if (turnOn)
      for (const scene of storyboard.scenes)
        if (scene.narration === null) narrate(scene, spokenFrom(scene, storyboard.language));
    return { done: `Narration turned ${turnOn ? 'on' : 'off'}` };
  };
  return [spokenLanguage, voice, turned];
}

/** What a silent scene says aloud: its own words. */
function spokenFrom(scene: Storyboard['scenes'][number], language: string): string | null {
  const content = scene.content as Record<string, unknown>;
  const title = ['title', 'text', 'term', 'name'].map((key) => content[key]).find((value) => typeof value === 'string');
  const reading = { language, phrases: phrasesOf(language), topic: '' };
  const labels = textsOf(scene).flatMap(({ path, value }) =>
    /^(?:items|tiles|steps|phrases|events|places)\.\d+\.?(?:label|text|title|date)?$/u.test(path) &&
    typeof value === 'string'
      ? [value]
      : [],
  );
  const text =
    (title as string | undefined) ?? (labels.length > 0 ? enumerate(labels, reading) : onScreenText(scene).join('. '));
  return asSpoken(text.slice(0, 800), language) || null;
}

const byName = new Map<string, (typeof languages)[number]>();
for (const language of languages) {
  for (const name of [language.name, language.nativeName, ...translatedNames(language.code)])
    byName.set(name.toLowerCase(), language);
}
byName.set(
  'mandarin',
  languages.find(({ code }) => code === 'zh')!,
);

function translatedNames(code: string): string[] {
  return ['fr', 'es', 'de'].map((locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code);
}

function languageIn(plain: string): (typeof languages)[number] | null {
  const found =
    /(?<![\p{L}])(?:in(?:to)?|to|en|auf|be|speak)\s+([\p{L}]+)(?:\s+language)?$/u.exec(plain)?.[1] ??
    /\b([\p{L}]+) (?:narration|voice(?:[- ]?over)?|narrator)$/u.exec(plain)?.[1];
  return found ? (byName.get(found) ?? null) : null;
}

/** The planner says the facts of the prompt in another language; scenes that it does not plan any more stay silent. */
async function retell(state: EditState, to: (typeof languages)[number], replan: (brief: Brief) => Promise<Storyboard>) {
  const { storyboard, brief } = state;
  const back = to.code === storyboard.language.slice(0, 2);
  const planned = await replan({ ...brief, narration: true, narrationLanguage: back ? null : to.code });
  const told = new Map(planned.scenes.map((scene) => [sayingKey(scene), scene.narration]));
  const texts = storyboard.scenes.map((scene) => told.get(sayingKey(scene)) ?? null);
  const changed = texts.some((text, index) => text !== null && text !== storyboard.scenes[index]!.narration);
  if (!changed && !back)
    return {
      refused: `Offline there is no translator, and nothing of this video can be said in ${to.name} without one. Make the video from a prompt in ${to.name} instead.`,
    };
  for (const [index, scene] of storyboard.scenes.entries()) narrate(scene, texts[index]!);
  storyboard.narrationLanguage = to.code;
  storyboard.narrated = true;
  wish(state, 'narrationLanguage', to.code);
  if (brief.narration === false) wish(state, 'narration', true);
  const silent = texts.filter((text) => text === null).length;
  return {
    done: `Narrated in ${to.name}${silent > 0 ? ` (${silent} of ${texts.length} scenes stay silent: there is no translator offline)` : ''}`,
  };
}

const sayingKey = ({ kind, content }: Storyboard['scenes'][number]): string => canonicalJson({ kind, content });
