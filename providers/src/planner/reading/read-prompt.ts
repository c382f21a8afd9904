import { cleanText } from './clean-text.js';
import { detectLanguage } from './language.js';
import { splitBlocks, type Block } from './sentences.js';
import { readWishes, type Wishes } from './wishes.js';

export interface ReadPrompt {
  /** Content alone, without the remarks about the video. */
  text: string;
  language: string;
  wishes: Wishes;
  /** What "a video about …" names; '' when the prompt is the content itself. */
  topic: string;
  blocks: Block[];
}

export function readPrompt(prompt: string): ReadPrompt {
  const cleaned = cleanText(prompt) || prompt.trim();
  // The remarks may be in another language than the content: read them by the whole, then decide by the content.
  const overall = detectLanguage(cleaned);
  const { wishes, text, topic } = readWishes(cleaned, overall);
  const language = detectLanguage(text, overall);
  return { text, language, wishes, topic, blocks: splitBlocks(text, language) };
}
