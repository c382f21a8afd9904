/** Where a description or a refusal names an endpoint, agents know it by the name of a tool. */
const names: readonly [RegExp, string][] = [
  [/GET \/v1\/animation-styles/g, 'list_animation_styles'],
  [/GET \/v1\/brand-kits/g, 'list_brand_kits'],
  [/GET \/v1\/models/g, 'list_models'],
  [/GET \/v1\/voices/g, 'list_voices'],
  [/Idempotency-Key/g, 'idempotency_key'],
];

export function inToolWords(text: string): string {
  return names.reduce((words, [endpoint, tool]) => words.replace(endpoint, tool), text);
}
