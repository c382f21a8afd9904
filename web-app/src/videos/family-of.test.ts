import type { Video } from '../api/wire.js';
import { familyOf } from './family-of.js';

const video = (id: string, source?: string) => ({ id, ...(source && { source_video_id: source }) }) as Video;
const known = [video('e', 'c'), video('d'), video('c', 'a'), video('b', 'a'), video('a')];
const ids = (of: Video, among = known) => familyOf(of, among).map(({ id }) => id);

describe('the versions of a video', () => {
  it('are what it was changed from and into, however often', () => {
    for (const one of ['a', 'b', 'c', 'e'])
      expect(ids(known.find(({ id }) => id === one)!)).toEqual(['a', 'b', 'c', 'e']);
    expect(ids(video('d'))).toEqual(['d']);
  });

  it('hold together where the first one is too old to be known', () => {
    expect(ids(video('c', 'a'), [video('b', 'a'), video('e', 'c')])).toEqual(['b', 'c', 'e']);
  });
});
