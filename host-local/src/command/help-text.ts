import { commandOptions, type CommandOption } from './option-table.js';

const WIDTH = 34;

export function helpText(): string {
  const of = (to: CommandOption['to']): string =>
    commandOptions
      .filter((option) => option.to === to)
      .map(line)
      .join('\n');
  return `Makes a video from words, on this machine.

  scenewright "<prompt>" [options]
  npm run video -- "<prompt>" [options]
  scenewright --infographic "<prompt>" [options]
  scenewright --edit FILE "<change>" [options]

Options
${of('command')}

The video
${of('request')}

The brand
${of('brand')}

Progress goes to standard error. The last line of standard output is the path of the MP4;
with --dry-run it holds the scenes alone.
Exit status: 0 done, 1 failed, 2 wrong usage, 130 interrupted.
`;
}

function line({ name, form, to, value, choices, help }: CommandOption): string {
  const after = form === 'flag' ? '' : ` ${value ?? choices!.join('|')}`;
  const opposite = form === 'flag' && to !== 'command' && !['render', 'storyboard'].includes(name);
  const head = `  --${opposite ? '[no-]' : ''}${name}${after}`;
  return head.length < WIDTH ? `${head.padEnd(WIDTH)}${help}` : `${head}\n${' '.repeat(WIDTH)}${help}`;
}
