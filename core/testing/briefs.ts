import type { Brief } from '../src/brief/brief.js';
import { buildBrief } from '../src/brief/build-brief.js';
import { parseCreateRequest } from '../src/requests/parse-create-request.js';
import { stylePacks } from '../src/style/packs.js';

/** The brief of a request body, for tests. @throws with the refusals when the body is not accepted. */
export function briefFor(body: object): Brief {
  const styles = stylePacks.map(({ id }) => id);
  const parsed = parseCreateRequest(body, { styles, voices: [] });
  if ('error' in parsed) throw new Error(parsed.error.map(({ message }) => message).join('; '));
  return buildBrief(parsed.ok);
}

/**
 * The brief of a request that says nothing but its words, with one seed for all words, so that a test may change them and
 * compare. The words and `over` may hold what no request does.
 */
export const briefOf = (prompt: string, over: Partial<Brief> = {}): Brief => ({
  ...briefFor({ prompt: 'x' }),
  prompt,
  seed: 1,
  ...over,
});
