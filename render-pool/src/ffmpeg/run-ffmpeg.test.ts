import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import newCommand from 'fluent-ffmpeg';
import { argumentsOf, runFfmpeg } from './run-ffmpeg.js';

let folder: string;
let echo: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-ffmpeg-'));
  echo = join(folder, 'program');
  await writeFile(echo, '#!/bin/sh\nfor word in "$@"; do printf "%s\\n" "$word"; done\n');
  await chmod(echo, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a command becomes arguments that no shell reads, names and titles as they are', async () => {
  const title = 'Two words; $(rm -rf /) "quoted"';
  const said = await runFfmpeg(
    echo,
    (command) =>
      command
        .input('/in the/first file.wav')
        .inputOptions('-protocol_whitelist', 'file')
        .outputOptions('-metadata', `title=${title}`)
        .format('mp4')
        .output('/out/%d; x.mp4'),
    { stage: 'mux' },
  );
  expect(said.toString('utf8').trimEnd().split('\n')).toEqual([
    ...['-hide_banner', '-nostdin', '-loglevel', 'error'],
    ...['-protocol_whitelist', 'file', '-i', '/in the/first file.wav', '-y'],
    ...['-metadata', `title=${title}`, '-f', 'mp4', '/out/%d; x.mp4'],
  ]);
});

test.each(['run', 'save', 'pipe'] as const)('the library builds a command and cannot %s it', (way) => {
  const wrong = () =>
    runFfmpeg(
      echo,
      (command) => {
        command.input('/a.wav');
        if (way === 'run') command.output('/b.wav').run();
        else if (way === 'save') command.save('/b.wav');
        else command.pipe();
        return command;
      },
      { stage: 'mux' },
    );
  expect(wrong).toThrow('run by runFfmpeg');
});

test('the arguments that the pinned version gives are those that are read', () => {
  expect(argumentsOf(newCommand('/a.mp4').noAudio().frames(1).output('pipe:1'))).toEqual([
    '-i',
    '/a.mp4',
    '-an',
    '-vframes',
    '1',
    'pipe:1',
  ]);
});
