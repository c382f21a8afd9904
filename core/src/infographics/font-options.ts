/** The bundled families with Latin letters; other scripts have one family each, which follows the language. */
export const fontOptions = [
  'Anton',
  'Archivo',
  'Bricolage Grotesque',
  'Caveat',
  'DM Sans',
  'Fraunces',
  'Inter',
  'JetBrains Mono',
  'Manrope',
  'Newsreader',
  'Noto Sans',
  'Playfair Display',
  'Sora',
  'Space Grotesk',
] as const;
