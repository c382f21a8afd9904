import { aspectRatios, audioRoles, documentMimeTypes, jobStatuses, languages, resolutions } from '@scenewright/core';

type Schema = Record<string, unknown>;
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const text: Schema = { type: 'string' };
const yesNo: Schema = { type: 'boolean' };
const number: Schema = { type: 'number' };
const time: Schema = { type: 'string', format: 'date-time' };
const link: Schema = { type: 'string', format: 'uri' };
const hex: Schema = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' };

/** An object; properties named in `optional` may be absent. */
function object(properties: Record<string, Schema>, optional: readonly string[] = [], description?: string): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', ...(description && { description }), properties, ...(required.length > 0 && { required }) };
}
/** A request body: nothing unknown is taken. */
function input(properties: Record<string, Schema>, required: readonly string[] = []): Schema {
  return { type: 'object', properties, additionalProperties: false, ...(required.length > 0 && { required }) };
}
const list = (items: Schema, maxItems?: number): Schema => ({ type: 'array', items, ...(maxItems && { maxItems }) });
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
const described = (schema: Schema, description: string): Schema => ({ ...schema, description });

const dimensions = object({ width: { type: 'integer' }, height: { type: 'integer' } });
const exactDimensions = input(
  {
    width: { type: 'integer', minimum: 16, maximum: 7680, multipleOf: 2 },
    height: { type: 'integer', minimum: 16, maximum: 7680, multipleOf: 2 },
  },
  ['width', 'height'],
);

export const schemas: Record<string, Schema> = {
  Error: object({ error: object({ code: text, message: text, status: { type: 'integer' } }) }),
  CreateVideo: input(
    {
      prompt: described(text, 'Topic of the video.'),
      model: described(text, 'Id of a model; the default one when absent.'),
      enhance_prompt: described(yesNo, 'Rewrites the prompt first; 1 credit.'),
      aspect_ratio: oneOf(aspectRatios),
      dimensions: exactDimensions,
      duration: described({ type: 'number', minimum: 5, maximum: 120 }, 'Target length in seconds.'),
      animation_style: described(text, 'Id from GET /v1/animation-styles.'),
      background_color: hex,
      narration: yesNo,
      narration_voice: described(text, 'Id from GET /v1/voices.'),
      narration_language: oneOf(languages.map((language) => language.code)),
      music: yesNo,
      sfx: yesNo,
      ai_video: oneOf(['auto', 'on', 'off', 'full']),
      storyboard: yesNo,
      plan: yesNo,
      brand_kit_id: text,
      brand_settings: input({
        primary_color: hex,
        secondary_color: hex,
        accent_color: hex,
        heading_font: text,
        body_font: text,
        visual_style: text,
        brand_name: text,
        brand_description: text,
      }),
      images: list(input({ url: link, context: text }, ['url']), 20),
      documents: list(
        input({ url: link, mime_type: oneOf(documentMimeTypes), file_name: text }, ['url', 'mime_type']),
        5,
      ),
      audio: list(input({ url: link, role: oneOf(audioRoles) }, ['url']), 4),
      webhook_url: link,
      render: described(yesNo, 'Makes an MP4 at the end; one export minute a minute of video, 4K counts double.'),
      resolution: oneOf(resolutions),
    },
    ['prompt'],
  ),
  CreatedVideo: object(
    { id: text, status: oneOf(['queued']), model: text, estimated_credits: number, estimated_export_minutes: number },
    ['estimated_export_minutes'],
  ),
  RenderVideo: input({ resolution: oneOf(resolutions), dimensions: exactDimensions, webhook_url: link }),
  RenderStarted: object({
    id: text,
    status: oneOf(['rendering']),
    resolution: { type: ['string', 'null'] },
    dimensions,
    estimated_export_minutes: number,
  }),
  ApproveVideo: input({ changes: described(text, 'What to redo. Without it the build continues.') }),
  Render: object({
    id: text,
    resolution: { type: ['string', 'null'] },
    dimensions,
    fps: number,
    duration_seconds: number,
    bytes: { type: 'integer' },
    export_minutes: number,
    created_at: time,
    download_url: link,
  }),
  Video: object(
    {
      id: text,
      status: oneOf(jobStatuses),
      phase: text,
      phase_detail: text,
      poll_after_seconds: number,
      model: text,
      prompt: text,
      enhanced_prompt: text,
      project_id: text,
      source_video_id: text,
      aspect_ratio: { type: ['string', 'null'] },
      dimensions: { anyOf: [dimensions, { type: 'null' }] },
      duration_seconds: number,
      progress: object({ scenes_committed: { type: 'integer' }, scenes_planned: { type: 'integer' } }),
      scenes: list(object({ id: text, title: text, duration_seconds: number })),
      app_url: link,
      created_at: time,
      updated_at: time,
      elapsed_seconds: number,
      last_activity_at: time,
      cancel_requested: yesNo,
      review: object({ gate: oneOf(['cast_sheets', 'storyboard']), revision: { type: 'integer' } }),
      credits_cost: number,
      download_url: described(link, 'Signed, valid for 15 minutes; fetch the job again for a fresh one.'),
      error: object({ code: text, message: text }),
      renders: list(ref('Render')),
      warnings: list(object({ code: text, message: text })),
    },
    ['enhanced_prompt', 'source_video_id', 'review', 'credits_cost', 'download_url', 'error'],
  ),
  VideoList: object({ videos: list(ref('Video')), next_cursor: { type: ['string', 'null'] } }),
  Frames: object({
    video_id: text,
    source: oneOf(['render', 'composition', 'storyboard', 'cast_sheets']),
    frames: list(
      object({
        scene_id: text,
        title: text,
        time_seconds: number,
        mime_type: oneOf(['image/jpeg']),
        width: { type: 'integer' },
        height: { type: 'integer' },
        data: described(text, 'The picture in base64.'),
      }),
    ),
  }),
  Models: object({
    models: list(
      object(
        {
          id: text,
          label: text,
          description: text,
          multi_scene: yesNo,
          supports: object({ narration: yesNo, music: yesNo, sfx: yesNo, ai_video: yesNo }),
          duration_options: list(number),
          max_duration_seconds: number,
          min_credits_to_start: number,
          flat_credit_estimate: number,
          default: yesNo,
        },
        ['min_credits_to_start', 'flat_credit_estimate'],
      ),
    ),
  }),
  Voices: object({
    voices: list(
      object({
        id: text,
        name: text,
        description: text,
        gender: text,
        accent: text,
        age: text,
        use_case: text,
        languages: list(text),
      }),
    ),
  }),
  AnimationStyles: object({
    default_style: text,
    no_style: text,
    styles: list(object({ id: text, name: text, vibe: text, palette: list(object({ label: text, hex: text })) })),
  }),
  BrandKits: object({
    brand_kits: list(
      object({
        id: text,
        name: text,
        description: text,
        website_url: text,
        colors: object({ primary: text, secondary: text, accent: text }),
        fonts: object({ heading: text, body: text }),
        has_logo: yesNo,
      }),
    ),
  }),
  Health: object({ status: oneOf(['ok']) }),
};
