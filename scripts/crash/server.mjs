/** One node under attack, in a process of its own: `server.mjs [--real]`. Its environment is its configuration. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importBuilt } from '../setup.mjs';

const { startServer } = await importBuilt('host-nest');
let greeting = null;
const server = await startServer(process.env, {
  ...(process.argv.includes('--real') ? {} : { studio: standIn() }),
  onOwner: (owner) => {
    greeting = owner;
  },
});
process.once('SIGTERM', () => server.close().finally(() => process.exit()));
process.stdout.write(`${JSON.stringify({ url: server.url, key: greeting?.apiKey ?? null })}\n`);

/** One second of H.264, 64 by 36 pixels. */
function standIn() {
  const video = join(mkdtempSync(join(tmpdir(), 'scenewright-standin-')), 'tiny.mp4');
  writeFileSync(
    video,
    Buffer.from(
      'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAOhbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAsx0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAEAAAAAkAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAIAAABAAAAAAJEbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAAAoAAAAKABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAAB721pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAa9zdGJsAAAAr3N0c2QAAAAAAAAAAQAAAJ9hdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAEAAJABIAAAASAAAAAAAAAABFUxhdmM2MS4xOS4xMDAgbGlieDI2NAAAAAAAAAAAAAAAGP//AAAANWF2Y0MBZAAK/+EAGGdkAAqs2UR/nhAAAAMAEAAAAwFA8SJZYAEABmjr48siwP34+AAAAAAUYnRydAAAAAAAAAUIAAAFCAAAABhzdHRzAAAAAAAAAAEAAAAKAAAEAAAAABRzdHNzAAAAAAAAAAEAAAABAAAAYGN0dHMAAAAAAAAACgAAAAEAAAgAAAAAAQAAFAAAAAABAAAIAAAAAAEAAAAAAAAAAQAABAAAAAABAAAUAAAAAAEAAAgAAAAAAQAAAAAAAAABAAAEAAAAAAEAAAgAAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAAKAAAAAQAAADxzdHN6AAAAAAAAAAAAAAAKAAAAIQAAAA4AAAAMAAAADAAAAAwAAAAUAAAADgAAAAwAAAAMAAAAFAAAABRzdGNvAAAAAAAAAAEAAAPRAAAAYXVkdGEAAABZbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAsaWxzdAAAACSpdG9vAAAAHGRhdGEAAAABAAAAAExhdmY2MS43LjEwMAAAAAhmcmVlAAAAqW1kYXQAAAAdZYiEABH//veIHzLKLlCtdyEeesVP1GIxltc+dp8AAAAKQZokbEEP/qpysAAAAAhBnkJ4h38K+QAAAAgBnmF0Q38N6AAAAAgBnmNqQ38N6QAAABBBmmhJqEFomUwId//+qdOhAAAACkGehkURLDv/CvkAAAAIAZ6ldEN/DekAAAAIAZ6nakN/DegAAAAQQZqpSahBbJlMCG///qfuQA==',
      'base64',
    ),
  );
  process.once('exit', () => rmSync(join(video, '..'), { recursive: true, force: true }));
  const scenes = [{ id: 's1', title: 'One', durationSeconds: 5 }];
  return {
    async build(request, _inputs, { signal, onProgress }) {
      onProgress({ phase: 'generating', detail: 'Making scenes.', progress: { scenesCommitted: 0, scenesPlanned: 1 } });
      await sleep(150, undefined, { signal });
      const timeline = {
        fps: 30,
        frames: 150,
        canvas: { width: 1920, height: 1080 },
        scenes: [{ id: 's1', from: 0, frames: 150 }],
      };
      return {
        storyboard: { title: 'Stand-in', scenes: [] },
        timeline,
        scenes,
        durationSeconds: 5,
        aspectRatio: '16:9',
        dimensions: { width: 1280, height: 720 },
        footageSeconds: 0,
        warnings: [],
        enhancedPrompt: null,
      };
    },
    async render(_timeline, target, outFile, { signal }) {
      await sleep(250, undefined, { signal });
      copyFileSync(video, outFile);
      return { bytes: 1138, fps: 30, durationSeconds: 5, width: target.width, height: target.height };
    },
    stills: async () => [],
    voices: async () => [],
    styles: () => ({ defaultStyle: 'taste-default', noStyle: 'no-style', styles: [] }),
    close: async () => undefined,
  };
}
