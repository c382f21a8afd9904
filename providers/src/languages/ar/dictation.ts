import type { DictationWords } from '../dictation-words.js';

/** Arabic words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'ثم و أيضا أيضًا كذلك من_فضلك رجاء رجاءً لا_تنس(َ|ى|ي)?_أن',
  tell: '[وف]?(قل|قولي|قولوا|اذكر|اذكري|اذكروا|أذكر|وضح|وضّح|وضحي|بيّن|بين|اشرح|اشرحي|أكد|أكّد|أكدي|نوّه|نوه|تذكر|تذكري|ذكّر|ذكر|أضف|أضيفي|أخبر|أخبري)(_(أيضا|أيضًا|كذلك|الناس|المشاهدين|على|إلى|للناس|للمشاهدين)){0,2}',
  that: 'أن أنّ إن إنّ',
  name: 'اذكر اذكري اذكروا',
};
