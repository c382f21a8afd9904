import { aspectRatios, resolutions } from '@scenewright/core/canvas';
import { captionStyles } from '@scenewright/core/style';

/** How the text after an option becomes a value. */
export type OptionForm = 'text' | 'number' | 'whole' | 'size' | 'json' | 'flag' | 'choice' | 'files' | 'sounds';

export interface CommandOption {
  /** Without the dashes. */
  name: string;
  form: OptionForm;
  /** Stands for the value in the help. */
  value?: string;
  choices?: readonly string[];
  /** Where it goes: a property of the request (interface 4.2), one of its brand settings, or the command itself. */
  to: 'request' | 'brand' | 'command';
  help: string;
}

const request = (name: string, form: OptionForm, help: string, more: Partial<CommandOption> = {}): CommandOption => ({
  name,
  form,
  help,
  to: 'request',
  ...more,
});
const brand = (name: string, value: string, help: string): CommandOption => ({
  name,
  form: 'text',
  value,
  help,
  to: 'brand',
});
const command = (name: string, form: OptionForm, help: string, more: Partial<CommandOption> = {}): CommandOption => ({
  name,
  form,
  help,
  to: 'command',
  ...more,
});

export const qualities = ['draft', 'standard', 'high', 'archive'] as const;

/** Every option, in the order of the help. A flag also has its opposite, `--no-<name>`. */
export const commandOptions: readonly CommandOption[] = [
  command('out', 'text', 'The MP4 to write; named after the title when left out', { value: 'FILE' }),
  command('edit', 'text', 'Change the video of this file; the prompt says how', { value: 'FILE' }),
  command('save', 'text', 'Keep what --edit needs in this file', { value: 'FILE' }),
  command('llm-base-url', 'text', 'An OpenAI-compatible server that plans (LLM_BASE_URL)', { value: 'URL' }),
  command('llm-model', 'text', 'Its model (LLM_MODEL); the key is LLM_API_KEY', { value: 'NAME' }),
  command('llm-review', 'flag', 'Show it stills of the plan for one revision; it has to see (LLM_REVIEW)'),
  command('dry-run', 'flag', 'Plan and print the scenes, or the panels of an infographic; draw nothing'),
  command('infographic', 'flag', 'One silent picture that builds up, in place of a video'),
  command(
    'settings',
    'json',
    'Texts, figures, colours and fonts of an infographic, by the keys in the file of --save',
    {
      value: 'JSON',
    },
  ),
  command('fps', 'whole', 'Frames a second of an infographic, 1 to 60 (30)', { value: 'NUMBER' }),
  command('json', 'flag', 'Print one JSON object instead of the path alone'),
  command('quality', 'choice', 'Encoding time against fidelity (standard)', { choices: qualities }),
  command('hardware', 'flag', 'Encode with NVENC, VAAPI or VideoToolbox where one works'),
  command('seed', 'whole', 'Another choice where several are as good', { value: 'NUMBER' }),
  request('aspect-ratio', 'choice', 'Shape of the picture (from the prompt, else 16:9)', { choices: aspectRatios }),
  request('dimensions', 'size', 'Exact canvas in pixels, for example 1080x1350', { value: 'WxH' }),
  request('resolution', 'choice', 'Shorter side of the picture (720p)', { choices: resolutions }),
  request('duration', 'number', 'Length in seconds, 5 to 120 (from the prompt, else 30; 15 with gen-4)', {
    value: 'SECONDS',
  }),
  request('model', 'text', 'gen-6, gen-6-fast, gen-5, or gen-4: one scene without sound', { value: 'ID' }),
  request('animation-style', 'text', 'Style pack, taste-default or no-style (fits the topic)', { value: 'ID' }),
  request('background-color', 'text', 'Hex colour, for example #0b1020', { value: 'HEX' }),
  request('narration', 'flag', 'A voice tells the story (decided from the prompt)'),
  request('narration-voice', 'text', 'Id of a voice', { value: 'ID' }),
  request('narration-language', 'text', 'Language code, for example fr (from the prompt)', { value: 'CODE' }),
  request('music', 'flag', 'Music (decided from the prompt)'),
  request('caption-style', 'choice', 'How captions look and move (of the style)', { choices: captionStyles }),
  request('sfx', 'flag', 'Sound effects'),
  request('ai-video', 'choice', 'Moving footage scenes (auto)', { choices: ['auto', 'on', 'off', 'full'] }),
  request('plan', 'flag', 'Plan a story arc before the scenes (on)'),
  request('enhance-prompt', 'flag', 'Improve the prompt first, where a planner can'),
  request('image', 'files', 'PNG, JPEG, WebP or SVG; repeat for more', { value: 'FILE|URL' }),
  request('document', 'files', 'PDF, CSV or text to take facts from; repeat for more', { value: 'FILE|URL' }),
  request('audio', 'sounds', 'Sound with its role music, voiceover or sfx; repeat for more', {
    value: 'FILE|URL[:ROLE]',
  }),
  brand('primary-color', 'HEX', 'Main colour of the brand'),
  brand('secondary-color', 'HEX', 'Second colour of the brand'),
  brand('accent-color', 'HEX', 'Accent colour of the brand'),
  brand('heading-font', 'NAME', 'Font of titles'),
  brand('body-font', 'NAME', 'Font of text'),
  brand('visual-style', 'TEXT', 'How it should look, in words'),
  brand('brand-name', 'NAME', 'Name of the brand'),
  brand('brand-description', 'TEXT', 'What the brand does'),
  request('brand-settings', 'json', 'All brand settings as one JSON object', { value: 'JSON' }),
  request('brand-kit-id', 'text', 'A saved brand kit: at the service only', { value: 'ID' }),
  request('storyboard', 'flag', 'A review before the build: at the service only'),
  request('webhook-url', 'text', 'A message when it is done: at the service only', { value: 'URL' }),
  request('render', 'flag', 'Always on here'),
  command('help', 'flag', 'Show this text'),
  command('version', 'flag', 'Show the version'),
];
