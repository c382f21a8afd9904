import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { en, type Text } from './en.js';

/** Languages of the app by their codes; each but English is loaded when it is chosen. */
const catalogues: Record<string, () => Promise<Text>> = {
  en: async () => en,
  de: async () => (await import('./de.js')).de,
};
export const languageNames: Record<string, string> = { en: 'English', de: 'Deutsch' };
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur']);

interface Spoken {
  text: Text;
  language: string;
  choose(language: string): void;
}

const TextContext = createContext<Spoken>({ text: en, language: 'en', choose: () => undefined });

/** The one that was chosen here, else the first of the browser's that there is. */
function firstLanguage(): string {
  const wanted = [localStorage.getItem('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((one) => one in catalogues) ?? 'en';
}

export function TextProvider({ children }: { children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState(firstLanguage);
  const [text, setText] = useState<Text | null>(language === 'en' ? en : null);
  useEffect(() => {
    let isWanted = true;
    void catalogues[language]?.().then((loaded) => {
      if (!isWanted) return;
      setText(loaded);
      document.documentElement.lang = language;
      document.documentElement.dir = rightToLeft.has(language) ? 'rtl' : 'ltr';
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  const spoken = useMemo(
    () =>
      text && {
        text,
        language,
        choose: (next: string) => {
          localStorage.setItem('language', next);
          setLanguage(next);
        },
      },
    [text, language],
  );
  return spoken && <TextContext value={spoken}>{children}</TextContext>;
}

export const useText = (): Text => use(TextContext).text;
export const useLanguage = (): Pick<Spoken, 'language' | 'choose'> => use(TextContext);
