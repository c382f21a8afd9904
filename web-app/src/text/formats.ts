import { useMemo } from 'react';
import { useLanguage } from './text.js';

export interface Formats {
  number(value: number): string;
  /** Such as "20 Nov, 09:30". */
  time(iso: string): string;
  /** Such as "20 Nov 2026". */
  day(iso: string): string;
  /** Such as "3 minutes ago". */
  ago(iso: string): string;
  /** Seconds as minutes and seconds: 0:30. */
  clock(seconds: number): string;
  bytes(count: number): string;
  languageName(code: string): string;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Numbers and times as the language of the app writes them. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => {
    const number = new Intl.NumberFormat(language);
    const time = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return {
      number: (value) => number.format(value),
      day: (iso) => day.format(new Date(iso)),
      time: (iso) => time.format(new Date(iso)),
      ago: (iso) => {
        const seconds = (Date.now() - Date.parse(iso)) / 1000;
        const [unit, length] = steps.find(([, least]) => seconds >= least) ?? ['second', 1];
        return relative.format(-Math.floor(seconds / length), unit);
      },
      clock: (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`,
      bytes: (count) =>
        new Intl.NumberFormat(language, {
          style: 'unit',
          unit: count < 1e6 ? 'kilobyte' : count < 1e9 ? 'megabyte' : 'gigabyte',
          maximumFractionDigits: (count < 1e7 && count >= 1e6) || (count < 1e11 && count >= 1e9) ? 1 : 0,
        }).format(count / (count < 1e6 ? 1e3 : count < 1e9 ? 1e6 : 1e9)),
      languageName: (code) => names.of(code) ?? code,
    };
  }, [language]);
}
