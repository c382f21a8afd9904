/** Writing systems by ISO 15924 code; they decide the font family, line breaking and how speech is estimated. */
export type Script =
  | 'Latn'
  | 'Arab'
  | 'Armn'
  | 'Beng'
  | 'Cyrl'
  | 'Deva'
  | 'Geor'
  | 'Grek'
  | 'Gujr'
  | 'Guru'
  | 'Hans'
  | 'Hebr'
  | 'Jpan'
  | 'Knda'
  | 'Kore'
  | 'Mlym'
  | 'Taml'
  | 'Telu'
  | 'Thai';

export interface Language {
  /** BCP-47 without region. */
  code: string;
  name: string;
  nativeName: string;
  script: Script;
  direction: 'ltr' | 'rtl';
  /** Spoken units a second of a calm narrator: words, or characters where words are not set apart. */
  speechRate: number;
  speechUnit: 'word' | 'character';
  /** Locale for Intl formatting and its digits (Unicode numbering system). */
  locale: string;
  digits: string;
}

/**
 * Interface 4.2, `narration_language`: 74 languages. Rates: about 150 English words a minute; languages with
 * longer words speak fewer of them (Pellegrino et al. 2011: information a second is nearly constant).
 */
const rows: readonly (readonly [string, string, string, Script, number, string, string?])[] = [
  ['af', 'Afrikaans', 'Afrikaans', 'Latn', 2.4, 'af-ZA'],
  ['ar', 'Arabic', 'العربية', 'Arab', 1.9, 'ar-EG', 'arab'],
  ['as', 'Assamese', 'অসমীয়া', 'Beng', 2.0, 'as-IN', 'beng'],
  ['az', 'Azerbaijani', 'Azərbaycanca', 'Latn', 1.9, 'az-AZ'],
  ['be', 'Belarusian', 'Беларуская', 'Cyrl', 1.9, 'be-BY'],
  ['bg', 'Bulgarian', 'Български', 'Cyrl', 2.1, 'bg-BG'],
  ['bn', 'Bengali', 'বাংলা', 'Beng', 2.0, 'bn-BD', 'beng'],
  ['bs', 'Bosnian', 'Bosanski', 'Latn', 2.1, 'bs-BA'],
  ['ca', 'Catalan', 'Català', 'Latn', 2.5, 'ca-ES'],
  ['ceb', 'Cebuano', 'Cebuano', 'Latn', 2.1, 'ceb-PH'],
  ['cs', 'Czech', 'Čeština', 'Latn', 2.1, 'cs-CZ'],
  ['cy', 'Welsh', 'Cymraeg', 'Latn', 2.4, 'cy-GB'],
  ['da', 'Danish', 'Dansk', 'Latn', 2.4, 'da-DK'],
  ['de', 'German', 'Deutsch', 'Latn', 2.4, 'de-DE'],
  ['el', 'Greek', 'Ελληνικά', 'Grek', 2.2, 'el-GR'],
  ['en', 'English', 'English', 'Latn', 2.5, 'en-US'],
  ['es', 'Spanish', 'Español', 'Latn', 2.8, 'es-ES'],
  ['et', 'Estonian', 'Eesti', 'Latn', 1.9, 'et-EE'],
  ['fa', 'Persian', 'فارسی', 'Arab', 2.2, 'fa-IR', 'arabext'],
  ['fi', 'Finnish', 'Suomi', 'Latn', 1.7, 'fi-FI'],
  ['fil', 'Filipino', 'Filipino', 'Latn', 2.1, 'fil-PH'],
  ['fr', 'French', 'Français', 'Latn', 3.0, 'fr-FR'],
  ['ga', 'Irish', 'Gaeilge', 'Latn', 2.4, 'ga-IE'],
  ['gl', 'Galician', 'Galego', 'Latn', 2.4, 'gl-ES'],
  ['gu', 'Gujarati', 'ગુજરાતી', 'Gujr', 2.0, 'gu-IN'],
  ['ha', 'Hausa', 'Hausa', 'Latn', 2.4, 'ha-NG'],
  ['he', 'Hebrew', 'עברית', 'Hebr', 1.9, 'he-IL'],
  ['hi', 'Hindi', 'हिन्दी', 'Deva', 2.4, 'hi-IN'],
  ['hr', 'Croatian', 'Hrvatski', 'Latn', 2.1, 'hr-HR'],
  ['hu', 'Hungarian', 'Magyar', 'Latn', 1.9, 'hu-HU'],
  ['hy', 'Armenian', 'Հայերեն', 'Armn', 1.9, 'hy-AM'],
  ['id', 'Indonesian', 'Bahasa Indonesia', 'Latn', 2.1, 'id-ID'],
  ['is', 'Icelandic', 'Íslenska', 'Latn', 2.2, 'is-IS'],
  ['it', 'Italian', 'Italiano', 'Latn', 2.4, 'it-IT'],
  ['ja', 'Japanese', '日本語', 'Jpan', 6.0, 'ja-JP'],
  ['jv', 'Javanese', 'Basa Jawa', 'Latn', 2.1, 'jv-ID'],
  ['ka', 'Georgian', 'ქართული', 'Geor', 1.8, 'ka-GE'],
  ['kk', 'Kazakh', 'Қазақ тілі', 'Cyrl', 1.8, 'kk-KZ'],
  ['kn', 'Kannada', 'ಕನ್ನಡ', 'Knda', 1.6, 'kn-IN'],
  ['ko', 'Korean', '한국어', 'Kore', 1.9, 'ko-KR'],
  ['ky', 'Kyrgyz', 'Кыргызча', 'Cyrl', 1.8, 'ky-KG'],
  ['lb', 'Luxembourgish', 'Lëtzebuergesch', 'Latn', 2.3, 'lb-LU'],
  ['ln', 'Lingala', 'Lingála', 'Latn', 2.2, 'ln-CD'],
  ['lt', 'Lithuanian', 'Lietuvių', 'Latn', 1.9, 'lt-LT'],
  ['lv', 'Latvian', 'Latviešu', 'Latn', 1.9, 'lv-LV'],
  ['mk', 'Macedonian', 'Македонски', 'Cyrl', 2.2, 'mk-MK'],
  ['ml', 'Malayalam', 'മലയാളം', 'Mlym', 1.4, 'ml-IN'],
  ['mr', 'Marathi', 'मराठी', 'Deva', 2.0, 'mr-IN', 'deva'],
  ['ms', 'Malay', 'Bahasa Melayu', 'Latn', 2.1, 'ms-MY'],
  ['ne', 'Nepali', 'नेपाली', 'Deva', 2.0, 'ne-NP', 'deva'],
  ['nl', 'Dutch', 'Nederlands', 'Latn', 2.4, 'nl-NL'],
  ['no', 'Norwegian', 'Norsk', 'Latn', 2.4, 'nb-NO'],
  ['ny', 'Chichewa', 'Chichewa', 'Latn', 1.8, 'ny-MW'],
  ['pa', 'Punjabi', 'ਪੰਜਾਬੀ', 'Guru', 2.3, 'pa-IN'],
  ['pl', 'Polish', 'Polski', 'Latn', 2.0, 'pl-PL'],
  ['ps', 'Pashto', 'پښتو', 'Arab', 2.3, 'ps-AF', 'arabext'],
  ['pt', 'Portuguese', 'Português', 'Latn', 2.4, 'pt-BR'],
  ['ro', 'Romanian', 'Română', 'Latn', 2.2, 'ro-RO'],
  ['ru', 'Russian', 'Русский', 'Cyrl', 2.3, 'ru-RU'],
  ['sd', 'Sindhi', 'سنڌي', 'Arab', 2.2, 'sd-PK', 'arab'],
  ['sk', 'Slovak', 'Slovenčina', 'Latn', 2.1, 'sk-SK'],
  ['sl', 'Slovenian', 'Slovenščina', 'Latn', 2.1, 'sl-SI'],
  ['so', 'Somali', 'Soomaali', 'Latn', 2.1, 'so-SO'],
  ['sr', 'Serbian', 'Српски', 'Cyrl', 2.1, 'sr-RS'],
  ['sv', 'Swedish', 'Svenska', 'Latn', 2.3, 'sv-SE'],
  ['sw', 'Swahili', 'Kiswahili', 'Latn', 2.0, 'sw-KE'],
  ['ta', 'Tamil', 'தமிழ்', 'Taml', 1.5, 'ta-IN'],
  ['te', 'Telugu', 'తెలుగు', 'Telu', 1.6, 'te-IN'],
  ['th', 'Thai', 'ไทย', 'Thai', 11, 'th-TH'],
  ['tr', 'Turkish', 'Türkçe', 'Latn', 1.8, 'tr-TR'],
  ['uk', 'Ukrainian', 'Українська', 'Cyrl', 1.9, 'uk-UA'],
  ['ur', 'Urdu', 'اردو', 'Arab', 2.5, 'ur-PK'],
  ['vi', 'Vietnamese', 'Tiếng Việt', 'Latn', 3.2, 'vi-VN'],
  ['zh', 'Chinese', '中文', 'Hans', 4.3, 'zh-CN'],
];

/** Scripts that set no spaces between words. */
const unspaced: ReadonlySet<Script> = new Set(['Hans', 'Jpan', 'Thai']);
const rightToLeft: ReadonlySet<Script> = new Set(['Arab', 'Hebr']);

export const languages: readonly Language[] = rows.map(
  ([code, name, nativeName, script, speechRate, locale, digits = 'latn']) => ({
    code,
    name,
    nativeName,
    script,
    direction: rightToLeft.has(script) ? 'rtl' : 'ltr',
    speechRate,
    speechUnit: unspaced.has(script) ? 'character' : 'word',
    locale,
    digits,
  }),
);

const byCode = new Map(languages.map((language) => [language.code, language]));

export function isLanguage(code: string): boolean {
  return byCode.has(code);
}

/** The language of a code; English for a code that is none of the 74, so that timing always has a rate. */
export function languageOf(code: string): Language {
  return byCode.get(code) ?? byCode.get('en')!;
}
