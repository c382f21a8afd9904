import { readPrompt } from '../read.js';

/** What is told of a prompt, and how long its film is asked to last. */
const readOf = (prompt: string): [string, number | undefined] => {
  const { points, wishes } = readPrompt(prompt);
  return [points.map(({ text }) => text).join(' | '), wishes.seconds];
};

describe('a request that tells nothing but its topic', () => {
  test.each([
    ['Video about volcanoes', 'volcanoes', undefined],
    ['Explain photosynthesis in 30 seconds for 5th graders', 'photosynthesis', 30],
    ['Teach the water cycle in under a minute to kids', 'the water cycle', 60],
    ['Tell the story of Rome in 45 seconds', 'Rome', 45],
    ['Explique la photosynthèse en 30 secondes aux CM2', 'la photosynthèse', 30],
    ['Haz un vídeo sobre la fotosíntesis en 30 segundos', 'la fotosíntesis', 30],
    ['Crea un video sui vulcani di 30 secondi', 'vulcani', 30],
    ['Erkläre den Föhn in 30 Sekunden', 'den Föhn', 30],
  ])('%s', (prompt, topic, seconds) => expect(readOf(prompt)).toEqual([topic, seconds]));

  test('what is done within a time keeps it', () => {
    expect(readOf('Make a video on how to fold a shirt in 20 seconds')[0]).toBe('how to fold a shirt in 20 seconds');
  });
});

test('what is shown how stands first, whatever its request says behind it', () => {
  const prompt = 'How to repot a monstera without killing it, for Instagram Reels. 1. Water it the day before. 2. Pick a pot only 5 cm wider than the old one. 3. Loosen the roots with your fingers and cut off anything brown and mushy. 4. Fill with two parts potting soil. 5. Wait a week before you water again. Keep it friendly.'; // prettier-ignore
  expect(readPrompt(prompt).points[0]!.text).toBe('How to repot a monstera without killing it');
});
