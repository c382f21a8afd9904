import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cameraMoves,
  shotLine,
  ShotSchema,
  shotSettings,
  shotSizes,
  shotTimes,
  shotWeathers,
} from '@scenewright/core/shots';
import { MusicMoodSchema } from '@scenewright/core/style';
import { pictureTitle, tellChange, tellError, tellWarning } from './messages.js';
import { messagesDe } from './messages-de.js';
import { tellSentence } from './sentences.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Sentences that the service puts together from pieces of its own. */
const putTogether = new RegExp(
  [
    ...[
      'in part or not at all',
      'of less weight was',
      'of less weight were',
      'weightiest of its',
      'the request forbids',
    ],
    ...['while nothing new appears', '^The voice', ' moved to the ', '^A scene was added', '^Sound effects turned'],
  ].join('|'),
  'u',
);

/** All that the service is written with. */
function sources(): string {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/(?<!\.test|\.generated)\.tsx?$/u.test(entry.name)) found.push(readFileSync(path, 'utf8'));
    }
  };
  for (const folder of ['core/src', 'providers/src', 'host-nest/src']) walk(join(root, folder));
  return found.join('\n').replaceAll("\\'", "'");
}

describe('what the service says in full, in German', () => {
  it('writes figures as German does, and leaves what somebody wrote', () => {
    const translate = (message: string) => tellWarning(messagesDe, { code: 'x', message });
    expect(translate('Scene 2 has 0.8 s, too little to be seen.')).toEqual({
      sentence: 'Szene 2 dauert 0,8 s: zu kurz, um gesehen zu werden.',
      original: null,
    });
    expect(translate('No scene shows the figure “1,250.5”.').sentence).toBe(
      'Die Zahl „1,250.5“ ist in keiner Szene zu sehen.',
    );
    expect(
      tellError(messagesDe, { code: 'x', message: 'Not enough credits: 1250 needed, 30 available.' }).sentence,
    ).toBe('Das Guthaben reicht nicht: 1.250 Credits sind nötig, 30 verfügbar.');
  });

  it('tells what a change has done, with the scenes that it names', () => {
    const translate = (what: string) => tellChange(messagesDe, what);
    expect(translate('"2021" replaced with "2022" in scene 1, scene 2 and scene 3').sentence).toBe(
      '„2021“ durch „2022“ ersetzt in Szene 1, Szene 2 und Szene 3',
    );
    expect(translate('Style changed to Dark data').sentence).toBe('Stil geändert zu Dunkle Daten');
    expect(translate('Scene 2 moved to the end').sentence).toBe('Szene 2 ans Ende gestellt');
    const moods = new Set(messagesDe.sentences.parts.map(([english]) => english));
    expect(MusicMoodSchema.options.filter((mood) => !moods.has(mood))).toEqual([]);
    expect(translate('Something of tomorrow')).toEqual({ sentence: null, original: 'Something of tomorrow' });
  });

  it('names each shot of a storyboard', () => {
    const english: string[] = [];
    for (const setting of shotSettings)
      for (const time of shotTimes)
        for (const weather of shotWeathers)
          for (const [at, move] of cameraMoves.entries()) {
            const size = shotSizes[at % shotSizes.length]!;
            const {
              size: framing,
              move: camera,
              place,
            } = shotLine(ShotSchema.parse({ setting, time, weather, move, size }));
            const title = `Shot 2: ${framing} · ${camera} · ${place}`;
            const translated = pictureTitle(messagesDe, title);
            if (
              /Shot|shot|\b(?:at|by) |winter(?!\p{L})|Close|Push|Pull|Pan|Tilt|Crane|clouds|rain|snow|fog/u.test(
                translated,
              )
            )
              english.push(translated);
          }
    expect(english).toEqual([]);
    expect(pictureTitle(messagesDe, 'Shot 1: Wide shot · Push in · Forest by day, snow')).toBe(
      'Einstellung 1: Totale · Heranfahrt · Wald bei Tag, Schnee',
    );
    expect(pictureTitle(messagesDe, 'Mara')).toBe('Mara');
  });

  it('knows sentences that the service says, as it says them', () => {
    const said = sources();
    /** In how many pieces the words stand in the sources: a template of theirs is broken by what it puts in. */
    const pieces = (words: readonly string[]): number => {
      if (words.length === 0) return 0;
      let length = words.length;
      while (length > 1 && !said.includes(words.slice(0, length).join(' '))) length -= 1;
      return 1 + pieces(words.slice(length));
    };
    const unknown: string[] = [];
    for (const [english] of [...messagesDe.sentences.known, ...messagesDe.sentences.changes])
      for (const literal of english.split(/\{[a-z:]+\}|"/u)) {
        const words = literal.trim().split(/\s+/u);
        if (words.length > 3 && pieces(words) > (putTogether.test(english) ? 3 : 1))
          unknown.push(`${english} (${literal})`);
      }
    expect(unknown).toEqual([]);
  });

  it('has words for every code that the service gives', () => {
    const said = sources();
    const codes = new Set(
      [...said.matchAll(/\b(?:code: |code = |warning\()'([a-z_]{3,})'/gu)].map(([, code]) => code!),
    );
    expect(codes).toContain('chart_missing');
    const { errors, failures, warnings } = messagesDe;
    // The last is between the parts of the service; nobody is told it.
    const known = new Set([...Object.keys({ ...errors, ...failures, ...warnings }), 'not_possible']);
    expect([...codes].filter((code) => !known.has(code))).toEqual([]);
    // A code that is put together could not be found here.
    expect([...said.matchAll(/\bcode: `[^`]*`/gu)].map(([code]) => code)).toEqual([]);
  });

  it('tells what a prompt asks for and does not get', () => {
    const needs = 'bars take two to twelve figures of one unit. Give each figure with its name, or a table.';
    // Those that a chart can lack are parts, which nothing else holds against the service.
    expect(sources()).toContain(needs);
    const message = `The prompt asks for a chart (“a bar chart”), and it has no chart: ${needs}`;
    expect(tellWarning(messagesDe, { code: 'chart_missing', message })).toEqual({
      sentence:
        'Das gewünschte Diagramm („a bar chart“) fehlt: Balken brauchen zwei bis zwölf Zahlen einer Einheit. Nenne jede Zahl mit ihrem Namen, oder füge eine Tabelle hinzu.',
      original: null,
    });
  });

  it('has no hole that stays empty', () => {
    const { known, changes, parts } = messagesDe.sentences;
    const empty = [...known, ...changes, ...parts].filter(([english, translation]) => {
      const given = new Set([...english.matchAll(/\{([a-z]+)/gu)].map(([, name]) => name));
      return [...translation.matchAll(/\{([a-z]+)\}/gu)].some(([, name]) => !given.has(name));
    });
    expect(empty).toEqual([]);
    expect(tellSentence(messagesDe.sentences, 'Nothing of the kind.')).toBeNull();
  });
});
