import { captionSkins, stylePacks } from '@scenewright/core/style';
import { models } from '@scenewright/core/billing';
import { inWords, sceneTitle, tellError, tellWarning } from './messages.js';
import { messagesDe } from './messages-de.js';

describe('what the service says, in German', () => {
  it('is a sentence for each refusal, beside the words of the service where these tell more', () => {
    expect(tellError(messagesDe, { code: 'not_found', message: 'No video vid_1.' })).toEqual({
      sentence: 'Das gibt es nicht oder nicht mehr.',
      original: null,
    });
    expect(tellError(messagesDe, { code: 'invalid_request', message: 'duration must be at least 5.' })).toEqual({
      sentence: 'Eine Angabe passt so nicht.',
      original: 'duration must be at least 5.',
    });
    expect(tellWarning(messagesDe, { code: 'voice_replaced', message: 'The voice "x" is gone.' })).toEqual({
      sentence: 'Eine andere Stimme spricht.',
      original: 'The voice "x" is gone.',
    });
  });

  it('is what the service says where no sentence is known, and always in English', () => {
    const unknown = { code: 'of_tomorrow', message: 'Something new.' };
    for (const tell of [tellError, tellWarning])
      expect(tell(messagesDe, unknown)).toEqual({ sentence: null, original: 'Something new.' });
    expect(tellError(null, { code: 'not_found', message: 'No video vid_1.' })).toEqual({
      sentence: null,
      original: 'No video vid_1.',
    });
  });

  it('names every style, caption skin and model', () => {
    const english = [
      ...stylePacks.flatMap(({ name, vibe }) => [name, vibe]),
      ...models.map(({ description }) => description),
      ...captionSkins.map((skin) => skin as string),
    ];
    expect(english.filter((words) => messagesDe.words[words] === undefined)).toEqual([]);
  });

  it('calls a part of a graphic or a scene by its place, and leaves what somebody wrote', () => {
    expect(inWords(messagesDe, 'Label 2.1, left')).toBe('Beschriftung 2.1, links');
    expect(inWords(messagesDe, '3 Chart')).toBe('3 Diagramm');
    expect(inWords(messagesDe, 'Figure 1, before the number')).toBe('Zahl 1, davor');
    expect(inWords(messagesDe, '1 Stavanger: 45 %')).toBe('1 Stavanger: 45 %');
    expect(inWords(null, 'Label 2')).toBe('Label 2');
    expect([sceneTitle(messagesDe, 'Scene 2'), sceneTitle(messagesDe, 'Change')]).toEqual(['Szene 2', 'Change']);
  });
});
