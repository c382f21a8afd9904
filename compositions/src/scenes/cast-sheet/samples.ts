import type { SceneContent } from '@scenewright/core/scenes';
import { lookColors } from '@scenewright/core/shots';
import { sampleFox, sampleGirl } from '../../footage/sample-cast.js';
import type { Sample, SampleCase } from '../../gallery/sample.js';

function sample(name: SampleCase, language: string, content: SceneContent<'cast-sheet'>): Sample {
  return { case: name, language, scene: { kind: 'cast-sheet', content } };
}

export const castSheetSamples: readonly Sample[] = [
  sample('typical', 'en', { title: 'Mara', subject: { member: sampleGirl } }),
  sample('longest', 'de', {
    title: 'Großmutter Wilhelmine aus dem Leuchtturmwärterhaus',
    subject: { member: sampleGirl },
    labels: {
      views: ['Vorn', 'Dreiviertel', 'Seite', 'Hinten'],
      colors: lookColors(sampleGirl.look).map(() => 'Hauptfarbe'),
    },
  }),
  sample('shortest', 'en', { title: 'Fox', subject: { member: sampleFox } }),
  sample('rightToLeft', 'ar', {
    title: 'الثعلب',
    subject: { member: sampleFox },
    labels: {
      views: ['أمام', 'أثناء المشي', 'أثناء الجلوس', 'خلف'],
      colors: lookColors(sampleFox.look).map(() => 'العلامات'),
    },
  }),
  sample('cjk', 'ja', { title: '森', subject: { place: 'forest', time: 'dawn', weather: 'fog', season: 'autumn' } }),
];
