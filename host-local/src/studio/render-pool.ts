import type { FormatRenderer, VideoRendererOptions, WarmRenderer } from '@scenewright/render-pool';

/** What draws and encodes, loaded when something first needs it: a plan needs none of it. */
export const renderPool = (): Promise<typeof import('@scenewright/render-pool')> => import('@scenewright/render-pool');

export type StudioRenderer = Pick<WarmRenderer, 'render' | 'stills' | 'warm' | 'close'> & FormatRenderer;

/** The renderer of the pool, made by the first call. */
export function rendererOnDemand(options: Omit<VideoRendererOptions, 'entry'>): StudioRenderer {
  let made: ReturnType<typeof make> | undefined;
  const make = async () => {
    const { compositionsEntry, createVideoRenderer } = await renderPool();
    return createVideoRenderer({ ...options, entry: compositionsEntry(import.meta.url) });
  };
  const renderer = (): ReturnType<typeof make> => (made ??= make());
  return {
    render: async (...call) => (await renderer()).render(...call),
    stills: async (...call) => (await renderer()).stills(...call),
    renderFormat: async (...call) => (await renderer()).renderFormat(...call),
    warm: async () => (await renderer()).warm(),
    close: async () => (await made)?.close(),
  };
}
