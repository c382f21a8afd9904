import { samplesOf } from '../../gallery/sample.js';

export const socialPostSamples = samplesOf('social-post', {
  typical: ['en', { text: 'We fixed 100 bikes for free today. Thank you all for coming!', author: 'Kettle & Chain', handle: '@kettleandchain' }],
  longest: [
    'de',
    {
      kicker: 'Beitrag der Verkehrsgesellschaft vom 14. Juni',
      text: 'Ab Montag fährt die Straßenbahnlinie 7 wieder bis zum Hauptbahnhof! Danke an alle Fahrgäste für die Geduld während der Bauarbeiten, an die Gleisbauer für die Nachtschichten und an die Anwohnerinnen und Anwohner der Kaiserallee, die so lange auf ihre Haltestelle verzichten mussten.',
      author: 'Verkehrsgesellschaft der Landeshauptstadt und Umgebung',
      handle: '@verkehrsgesellschaft_landeshauptstadt',
    },
  ],
  shortest: ['en', { text: 'Hi.' }],
  rightToLeft: ['ar', { text: 'أصلحنا مئة دراجة مجانا اليوم. شكرا لكم!', author: 'ورشة الدراجات', handle: '@bikes' }],
  cjk: ['ja', { text: '今日は自転車を百台、無料で直しました。ありがとう！', author: '自転車工房', handle: '@jitensha' }],
}); // prettier-ignore
