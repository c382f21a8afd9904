import { useState, type ReactNode } from 'react';
import { languageNames, useLanguage, useText } from '../text/text.js';

const themes = ['system', 'light', 'dark'] as const;

/** Colours and language, kept in this browser. */
export function Preferences(): ReactNode {
  const t = useText();
  const { language, choose } = useLanguage();
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'system');
  const pick = (next: string) => {
    setTheme(next);
    if (next === 'system') {
      delete document.documentElement.dataset['theme'];
      localStorage.removeItem('theme');
    } else {
      document.documentElement.dataset['theme'] = next;
      localStorage.setItem('theme', next);
    }
  };
  return (
    <div className="preferences">
      <select aria-label={t.theme.label} value={theme} onChange={(event) => pick(event.target.value)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {t.theme[one]}
          </option>
        ))}
      </select>
      <select aria-label={t.languageLabel} value={language} onChange={(event) => choose(event.target.value)}>
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
