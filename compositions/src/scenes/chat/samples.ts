import type { Sample } from '../../gallery/sample.js';

export const chatSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'chat',
      content: {
        kicker: 'Support',
        title: 'Answered in four minutes',
        messages: [
          { from: 'Mara', text: 'My boiler shows E4 and it is cold.' },
          { from: 'Service', text: 'E4 is low pressure. Can you see the filling tap under it?', mine: true },
          { from: 'Mara', text: 'Found it. It is warm again!' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'chat',
      content: {
        title: 'Wie die Nachbarschaftsgruppe in einer einzigen Nacht zweihundert Sandsäcke und vierzehn Anhänger fand',
        messages: Array.from({ length: 6 }, (_, index) => ({
          from: index % 2 ? 'Katastrophenschutz Landkreis' : 'Wilhelmine aus der Unteren Gartenstraße',
          text: 'Der Pegel an der alten Brücke ist seit Mitternacht um vierzig Zentimeter gestiegen, wir brauchen am Sportplatz dringend Leute mit Anhängern und Schaufeln, bitte sofort weitersagen!',
          mine: index % 2 === 1,
        })),
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'chat', content: { messages: [{ from: 'Jo', text: 'Hi' }] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'chat',
      content: {
        title: 'رد خلال أربع دقائق',
        messages: [
          { from: 'مارا', text: 'السخان لا يعمل' },
          { from: 'الخدمة', text: 'تحققي من الضغط', mine: true },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'chat',
      content: {
        title: '四分钟内得到答复',
        messages: [
          { from: '小美', text: '锅炉显示E4，没有热水。' },
          { from: '客服', text: '这是水压不足，请打开补水阀。', mine: true },
        ],
      },
    },
  },
];
