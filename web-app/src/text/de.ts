import type { Text } from './en.js';
export const de: Text = null as unknown as Text;
