import type { SceneContent } from '@scenewright/core/scenes';
import type { Sample, SampleCase } from '../../gallery/sample.js';

function sample(name: SampleCase, language: string, content: SceneContent<'backdrop'>): Sample {
  return { case: name, language, scene: { kind: 'backdrop', content } };
}

export const backdropSamples: readonly Sample[] = [
  sample('typical', 'en', {
    motif: 'landscape',
    kicker: 'Field notes',
    title: 'The mountains keep their own time',
    caption: 'What a valley looks like after ten thousand winters.',
  }),
  sample('longest', 'de', {
    motif: 'city',
    kicker: 'Stadtentwicklung und Nachbarschaft im Wandel',
    title: 'Nachbarschaftswerkstätten verändern die Großstadt langsamer als Bauordnungen, aber mit weniger Widerstand',
    caption:
      'Was Bewohnerinnen und Bewohner gemeinsam planen, bleibt länger stehen: eine Reise durch vier Viertel, elf Straßen und sehr viele Küchen in Wien und Graz.',
  }),
  sample('shortest', 'en', { motif: 'space' }),
  sample('rightToLeft', 'ar', { motif: 'water', title: 'البحر يتنفس مرتين في اليوم', caption: 'المد والجزر' }),
  sample('cjk', 'ja', { motif: 'growth', kicker: '植物', title: '木は急がない', caption: '一年に一つの輪を重ねる。' }),
  sample('typical', 'en', { motif: 'sky', title: 'Weather is what the air remembers' }),
  sample('typical', 'en', { motif: 'matter', title: 'Every cell is a small city' }),
  sample('typical', 'en', { motif: 'network', title: 'Ideas travel along weak ties' }),
  sample('typical', 'en', {
    motif: 'light',
    title: 'Light arrives late',
    caption: 'Eight minutes from the sun, four years from the nearest star.',
  }),
];
