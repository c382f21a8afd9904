import { ShotSchema, type Shot } from '@scenewright/core/shots';
import type { Sample, SampleCase } from '../../gallery/sample.js';
import { sampleFigure } from '../../gallery/figures.js';
import { sampleFox, sampleGirl } from '../../footage/sample-cast.js';

function sample(name: SampleCase, language: string, shot: Partial<Shot> & Pick<Shot, 'setting'>): Sample {
  return { case: name, language, scene: { kind: 'footage', content: ShotSchema.parse(shot) } };
}

export const footageSamples: readonly Sample[] = [
  sample('typical', 'en', {
    setting: 'mountains',
    time: 'dawn',
    move: 'crane-up',
    title: 'The valley wakes late',
    kicker: 'Chapter one',
  }),
  sample('typical', 'en', {
    setting: 'chart-space',
    move: 'push-in',
    title: 'EMEA brought the most',
    figures: [
      { label: 'EMEA', figure: sampleFigure('41%', 41) },
      { label: 'North America', figure: sampleFigure('38%', 38) },
      { label: 'APAC', figure: sampleFigure('21%', 21) },
    ],
  }),
  sample('longest', 'de', {
    setting: 'city',
    time: 'dusk',
    move: 'pan-left',
    kicker: 'Stadtentwicklung und Nachbarschaft im Wandel',
    title: 'Nachbarschaftswerkstätten verändern die Großstadt langsamer als Bauordnungen, aber mit weniger Widerstand',
    caption: 'Was Bewohnerinnen und Bewohner gemeinsam planen, bleibt länger stehen.',
  }),
  sample('shortest', 'en', {
    setting: 'forest',
    season: 'autumn',
    cast: [
      { member: sampleGirl, pose: 'walk', view: 'side', facing: 'right' },
      { member: sampleFox, pose: 'walk', view: 'side', facing: 'right' },
    ],
  }),
  sample('rightToLeft', 'ar', { setting: 'sea', time: 'dusk', title: 'البحر يتنفس مرتين في اليوم', move: 'pan-right' }),
  sample('cjk', 'ja', { setting: 'meadow', season: 'spring', title: '木は急がない', size: 'medium', move: 'tilt-up' }),
];
