import { ShotSchema, shotLine, type Shot } from '@scenewright/core/shots';
import { sampleFox, sampleGirl } from '../../footage/sample-cast.js';
import type { Sample, SampleCase } from '../../gallery/sample.js';

function sample(
  name: SampleCase,
  language: string,
  number: number,
  shot: Partial<Shot> & Pick<Shot, 'setting'>,
): Sample {
  const whole = ShotSchema.parse(shot);
  const { size, move, place } = shotLine(whole);
  return {
    case: name,
    language,
    scene: {
      kind: 'shot-board',
      content: { title: `Shot ${number}`, shot: whole, line: `${size} · ${move} · ${place}`, action: whole.action },
    },
  };
}

export const shotBoardSamples: readonly Sample[] = [
  sample('typical', 'en', 3, {
    setting: 'shore',
    time: 'dusk',
    size: 'medium',
    move: 'pan-left',
    action: 'Mara shows the fox the lighthouse.',
    cast: [
      { member: sampleGirl, pose: 'point', view: 'three-quarter', facing: 'left' },
      { member: sampleFox, pose: 'sit', view: 'side', facing: 'left' },
    ],
  }),
  sample('longest', 'de', 12, {
    setting: 'village',
    season: 'winter',
    weather: 'snow',
    move: 'crane-up',
    action:
      'Am Morgen nach dem großen Schneesturm kommen die Nachbarinnen und Nachbarn aus ihren Häusern, räumen gemeinsam die Wege frei und tragen Brennholz zu denen, die keines mehr haben.',
  }),
  sample('shortest', 'en', 1, { setting: 'space', action: 'Stars.' }),
  sample('rightToLeft', 'ar', 2, { setting: 'desert', time: 'dawn', action: 'قافلة تعبر الكثبان عند الفجر.' }),
  sample('cjk', 'ja', 4, { setting: 'forest', weather: 'rain', action: '雨の森を一人で歩く。' }),
];
