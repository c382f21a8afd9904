import { linksIn } from './find-links.js';

/** Interface 4.4: a video link is footage, or music when the text says so. */

const film = 'https://example.com/a/clip.mp4';
const page = 'https://example.com/watch';
const tube = 'https://www.youtube.com/watch?v=abc&t=3';

test.each<[string, string, 'footage' | 'music']>([
  [`Add ${film}`, film, 'footage'],
  [`${film}`, film, 'footage'],
  [`Use the video ${tube} as footage in scene 2`, tube, 'footage'],
  [`Show the clip "${page}" after scene 1, please.`, page, 'footage'],
  [`Import the video ${page}.`, page, 'footage'],
  [`Use ${film} as the music`, film, 'music'],
  [`Change the music to ${tube}`, tube, 'music'],
  [`replace the soundtrack with ${page}!`, page, 'music'],
  ['play https://soundcloud.com/a/b', 'https://soundcloud.com/a/b', 'music'],
  ['Use www.example.com/tune.mp3', 'https://www.example.com/tune.mp3', 'music'],
  [`Utilise ${film} comme musique`, film, 'music'],
  [`Verwende ${tube} als Hintergrundmusik`, tube, 'music'],
  [`Füge ${tube} nach Szene 2 hinzu`, tube, 'footage'],
  [`Usa https://de.example.com/en/la.mp3 como música`, 'https://de.example.com/en/la.mp3', 'music'],
])('%s', (said, url, role) => {
  expect(linksIn(said)).toEqual([{ url, role }]);
});

test.each([
  'Change the title to "https://example.com/clip.mp4"',
  'Change the url to https://youtube.com/watch?v=1',
  'change "acme.com" to https://youtu.be/acme',
  'Add our page https://www.linkedin.com/company/acme to the end card',
  'Make the video end with https://acme.example',
  'Add a scene about https://acme.example/products',
  'Use https://example.com/voice.mp3 as the voiceover',
  'Use https://user:secret@example.com/clip.mp4',
  'Use ftp://example.com/clip.mp4',
])('no import: %s', (said) => {
  expect(linksIn(said)).toEqual([]);
});

test('several links, each once', () => {
  const said = `Use ${film} as the music and add ${film} after scene 1. Then show ${tube} at the end, and add ${film}.`;
  expect(linksIn(said)).toEqual([
    { url: film, role: 'music' },
    { url: film, role: 'footage' },
    { url: tube, role: 'footage' },
  ]);
});
