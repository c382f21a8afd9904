/** What people call the texts of a scene, and the fields that can be meant, first choice first. */
export const fields: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:sub-?title|sub-?heading|sub-?headline)\b/iu, ['subtitle', 'caption', 'tagline', 'label']],
  [/\b(?:caption|label below|description)\b/iu, ['caption', 'label', 'subtitle', 'definition']],
  [/\b(?:title|headline|heading)\b/iu, ['title', 'text', 'term', 'name']],
  [/\b(?:kicker|eyebrow|overline|chapter line)\b/iu, ['kicker']],
  [/\b(?:author|speaker's name|attribution)\b/iu, ['author']],
  [/\b(?:role|job title)\b/iu, ['about']],
  [/\b(?:url|link|website|web address|address)\b/iu, ['url']],
  [/\b(?:button|action)\b/iu, ['action']],
  [/\b(?:tagline|slogan)\b/iu, ['tagline', 'subtitle']],
  [/\b(?:term)\b/iu, ['term']],
  [/\b(?:definition)\b/iu, ['definition']],
  [/\b(?:source)\b/iu, ['source']],
  [/\b(?:quote|quotation|text|wording)\b/iu, ['text', 'title']],
];

export const narrationNoun = /\b(?:narration|voice-?over(?: text)?|spoken text|script)\b/iu;
