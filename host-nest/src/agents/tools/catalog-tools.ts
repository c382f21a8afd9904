import { Injectable } from '@nestjs/common';
import { AnimationStyles, BrandKits, Models, Voices } from '../../catalogs/catalog-answers.js';
import { Catalogs } from '../../catalogs/catalogs.js';
import { agentTool, reads, type AgentTool } from './agent-tool.js';

/** Tools that tell what can be chosen. Interface 4.5. */
@Injectable()
export class CatalogTools {
  readonly all: readonly AgentTool[];

  constructor(catalogs: Catalogs) {
    const facts = { input: null, scope: 'videos:read', marks: reads } as const;
    this.all = [
      agentTool(
        {
          ...facts,
          name: 'list_models',
          title: 'List models',
          description:
            'Lists the models of create_video with what they can do (narration, music, footage), how long their videos may be and what they need to start. Use it when the user asks for quality, speed, price or a length; the default model serves most videos. Free.',
          answer: Models,
        },
        async () => {
          const record = catalogs.models();
          const preset = record.models.find((model) => model.default);
          return { record, text: `${record.models.length} models; ${preset?.id ?? ''} is taken when none is named.` };
        },
      ),
      agentTool(
        {
          ...facts,
          name: 'list_animation_styles',
          title: 'List looks',
          description:
            'Lists the looks for animation_style of create_video, with mood and colours. Use it when the user describes how the video should look; left out, a look that fits the topic is chosen. Free.',
          answer: AnimationStyles,
        },
        async () => {
          const record = catalogs.styles();
          return { record, text: `${record.styles.length} looks: ${record.styles.map(({ id }) => id).join(', ')}.` };
        },
      ),
      agentTool(
        {
          ...facts,
          name: 'list_voices',
          title: 'List voices',
          description:
            'Lists the voices for narration_voice of create_video, with gender, accent, age and languages. Use it when the user wants a certain voice; left out, one that speaks the language of the prompt is chosen. Free.',
          answer: Voices,
        },
        async () => {
          const record = await catalogs.voices();
          return { record, text: `${record.voices.length} voices.` };
        },
      ),
      agentTool(
        {
          ...facts,
          name: 'list_brand_kits',
          title: 'List brand kits',
          description:
            'Lists the saved brands of the account (colours, fonts, logo) for brand_kit_id of create_video. Use it when the user speaks of their brand or company. Free.',
          answer: BrandKits,
        },
        async ({ caller }) => {
          const record = await catalogs.brandKits(caller.account.id);
          const names = record.brand_kits.map(({ id, name }) => `${name} (${id})`).join(', ');
          return {
            record,
            text:
              names === ''
                ? 'There is no brand kit yet; brand_settings of create_video takes colours and fonts.'
                : `Brand kits: ${names}.`,
          };
        },
      ),
    ];
  }
}
