import { detectLanguage } from '../language.js';
import { readPrompt } from '../read.js';
import { freeTopics } from './request-frame.js';

describe('the topic of a request is content, the request is not', () => {
  test.each([
    ['Make a video about coffee', 'coffee'],
    ['I want a short clip on bees', 'bees'],
    ['Make a video about tides for my class, 20 seconds', 'tides'],
    ['Erstelle ein Video über Ökostrom in Deutschland', 'Ökostrom in Deutschland'],
    ['Haz un vídeo sobre el café', 'el café'],
    ['Fais une vidéo sur le café', 'le café'],
    ['Сделай видео о кофе', 'кофе'],
    ['اصنع فيديو عن القهوة', 'القهوة'],
    ['Kahve hakkında bir video yap', 'Kahve'],
    ['コーヒーの動画を作って', 'コーヒー'],
    ['커피에 대한 영상 만들어줘', '커피'],
    ['做一个关于咖啡的视频', '咖啡'],
  ])('%s', (prompt, topic) => {
    const { points, directions } = readPrompt(prompt);
    expect(points.map(({ text }) => text)).toEqual([topic]);
    expect(directions.join(' ')).not.toContain(topic);
    expect(directions.length).toBeGreaterThan(0);
  });

  test.each([['Put the clip on TikTok'], ['Make the video about 30 seconds long'], ['A film for my class']])(
    'no topic is made of %s',
    (asked) => {
      const whole = { from: 0, to: asked.length, role: 'direction' as const };
      expect(freeTopics(asked, [whole], detectLanguage(asked))).toEqual([whole]);
    },
  );
});
