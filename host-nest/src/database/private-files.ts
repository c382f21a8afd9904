import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

/** What is used of Emscripten's file system on Node (`library_nodefs.js`). */
interface NodeFileSystem {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: unknown): unknown;
    setattr(node: unknown, attributes: { mode?: number }): void;
  };
}

/** Read, write and enter for the owner; the bits that say what kind of file it is stay. */
const privately = (mode: number): number => mode & ~0o077;

/**
 * The folder of the embedded database, in which every file is its owner's alone. The engine gives new files the mode
 * 0666 by `chmod`, whatever the umask of the process: so the mode is narrowed where the engine hands it to Node.
 */
export class PrivateFiles extends NodeFS {
  override async init(engine: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const narrow = ({ FS }: { FS: unknown }) => {
      const { node_ops: operations } = (FS as { filesystems: { NODEFS: NodeFileSystem } }).filesystems.NODEFS;
      const { mknod, setattr } = operations;
      operations.mknod = (parent, name, mode, device) => mknod(parent, name, privately(mode), device);
      operations.setattr = (node, attributes) =>
        setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: privately(attributes.mode) });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [narrow, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
