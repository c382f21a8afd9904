import { lineText } from '../caption-words.js';
import type { CaptionSkinLook } from '../caption-skin.js';

/** Words, and nothing that moves. */
export const plain: CaptionSkinLook = {
  Words: ({ lines }) => lines.map((line, index) => <div key={index}>{lineText(line)}</div>),
};
