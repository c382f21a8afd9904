import { bodyOf, emptyWish, kindOf, type Attachment } from './wish.js';

const file = (more: Partial<Attachment>): Attachment => ({
  id: 'a',
  name: 'our-logo.png',
  kind: 'image',
  mimeType: 'image/png',
  role: 'music',
  url: 'https://uploads.invalid/a',
  ...more,
});

describe('the body of a request', () => {
  it('leaves out what was left open', () => {
    expect(bodyOf({ ...emptyWish, prompt: ' Rain ' })).toEqual({ prompt: 'Rain' });
    expect(bodyOf(emptyWish)).toEqual({ prompt: '' });
  });

  it('says what was chosen', () => {
    const wish = { ...emptyWish, prompt: 'a', shape: '9:16', duration: '30', narration: 'off', music: 'on' } as const;
    expect(bodyOf({ ...wish, render: true, resolution: '1080p', enhance: true })).toEqual({
      prompt: 'a',
      aspect_ratio: '9:16',
      duration: 30,
      narration: false,
      music: true,
      render: true,
      resolution: '1080p',
      enhance_prompt: true,
    });
  });

  it('asks for a review only where there is one', () => {
    expect(bodyOf({ ...emptyWish, review: true, footage: 'on' })).not.toHaveProperty('storyboard');
    expect(bodyOf({ ...emptyWish, review: true, footage: 'full' })).toMatchObject({ storyboard: true });
  });

  it('names the files that have arrived, each among its kind', () => {
    const attachments = [
      file({}),
      file({ url: undefined }),
      file({ kind: 'document', name: 'q3.csv', mimeType: 'text/csv' }),
      file({ kind: 'audio', name: 'me.wav', role: 'voiceover' }),
    ];
    const url = 'https://uploads.invalid/a';
    expect(bodyOf({ ...emptyWish, attachments })).toEqual({
      prompt: '',
      images: [{ url, context: 'our logo' }],
      documents: [{ url, mime_type: 'text/csv', file_name: 'q3.csv' }],
      audio: [{ url, role: 'voiceover' }],
    });
  });
});

it.each([
  ['a.png', 'image/png', { kind: 'image', mimeType: 'image/png' }],
  ['a.csv', 'application/vnd.ms-excel', { kind: 'document', mimeType: 'text/csv' }],
  ['a.CSV', '', { kind: 'document', mimeType: 'text/csv' }],
  ['a.mp3', 'audio/mpeg', { kind: 'audio', mimeType: 'audio/mpeg' }],
  ['a.zip', 'application/zip', null],
  ['a.gif', 'image/gif', null],
])('%s (%s) is of use as %j', (name, type, expected) => {
  expect(kindOf({ name, type })).toEqual(expected);
});
