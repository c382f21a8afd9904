import { commandOptions, type CommandOption } from './option-table.js';

const WIDTH = 34;
/** Longest line of a terminal that the help is set for. */
const LINE = 100;

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
with --dry-run it holds the scenes, or the panels of an infographic, alone.
Exit status: 0 done, 1 failed, 2 wrong usage, 130 interrupted.
`;
}

function line({ name, form, to, value, choices, help }: CommandOption): string {
  const listed = choices?.join('|') ?? '';
  const isLong = value === undefined && listed.length > LINE - WIDTH;
  const after = form === 'flag' ? '' : ` ${value ?? (isLong ? 'NAME' : listed)}`;
  const opposite = form === 'flag' && to !== 'command' && !['render', 'storyboard'].includes(name);
  const head = `  --${opposite ? '[no-]' : ''}${name}${after}`;
  const description = [help, ...(isLong ? wrapped(choices!) : [])].join(`\n${' '.repeat(WIDTH)}`);
  return head.length < WIDTH ? `${head.padEnd(WIDTH)}${description}` : `${head}\n${' '.repeat(WIDTH)}${description}`;
}

/** Many choices as lines of their own. */
function wrapped(choices: readonly string[]): string[] {
  const lines: string[] = [];
  for (const choice of choices) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + choice.length < LINE - WIDTH)
      lines[lines.length - 1] = `${last}, ${choice}`;
    else lines.push(choice);
  }
  return lines;
}
