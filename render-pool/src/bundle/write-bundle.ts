import { resolve, sep } from 'node:path';

export interface WriteBundleOptions {
  /** File that calls `registerRoot`. */
  entry: string;
  /** Folder of its package. */
  root: string;
  outDir: string;
}

/** Bundles into a folder. It changes the working folder of the process while it runs. */
export async function writeBundle({ entry, root, outDir }: WriteBundleOptions): Promise<void> {
  // Loaded only here: it brings webpack along, which takes a second.
  const { bundle } = await import('@remotion/bundler');
  // Of what was installed as a package, only the compositions come with their sources.
  const isInstalled = resolve(root).split(sep).includes('node_modules');
  await bundle({
    entryPoint: resolve(entry),
    rootDir: root,
    outDir,
    ignoreRegisterRootWarning: true,
    enableCaching: false,
    webpackOverride: (config) => ({
      ...config,
      devtool: false,
      entry: [...(config.entry as string[]), SYNCHRONOUS_COMMITS],
      resolve: {
        ...config.resolve,
        // Sources import each other with `.js`, and workspaces are taken from source: no build in between.
        extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        ...(!isInstalled && { conditionNames: ['@scenewright/source', '...'] }),
      },
    }),
  });
}

/**
 * Lets the capture scripts commit a frame in one step: React otherwise does it some tasks later, and
 * nothing tells when.
 */
const SYNCHRONOUS_COMMITS = `data:text/javascript,${encodeURIComponent(
  `import {flushSync} from 'react-dom'; window.scenewrightFlushSync = flushSync;`,
)}`;
