import { editLinkLimit, gatherLinks, linkRefusal, linksIn, type GatheredLink } from '@scenewright/providers';
import { renderPool } from '../studio/render-pool.js';
import type { GatherContext } from './gather-inputs.js';
import { InvalidRequest } from './input-error.js';
import { readSource } from './read-source.js';

/**
 * What the links in the words of an edit lead to, fetched, checked by its content and kept. Interface 4.4.
 * @throws InvalidRequest that names each link that cannot be used and why
 */
export async function gatherEditLinks(
  instruction: string,
  context: GatherContext & { cacheRoot: string },
): Promise<GatheredLink[]> {
  const found = linksIn(instruction);
  if (found.length === 0) return [];
  if (found.length > editLinkLimit)
    throw new InvalidRequest([
      { field: 'prompt', message: `prompt must name ${editLinkLimit} links to import at most` },
    ]);
  const { assets, temporaryFolder, socialAudio, signal, cacheRoot, tools } = context;
  const refused = await linkRefusal(found, socialAudio);
  if (refused) throw new InvalidRequest([{ field: 'prompt', message: `prompt: ${refused.url} ${refused.reason}` }]);
  const { createFilmImport, decodeSound } = await renderPool();
  const { links, unusable } = await gatherLinks(found, {
    read: (source, maxBytes) => readSource(source, { ...context, maxBytes }),
    decodeSound: async (source, wav, limits) => decodeSound(await tools(), source, wav, limits),
    importFilm: createFilmImport({ cacheRoot, tools }),
    ...{ assets, temporaryFolder, socialAudio, signal },
  });
  if (unusable.length === 0) return links;
  throw new InvalidRequest(
    unusable.map(({ source, reason }) => ({ field: 'prompt', message: `prompt: ${source} ${reason}` })),
  );
}
