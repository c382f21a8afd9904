/** Text as the source of a pattern that matches exactly it: what has a meaning in patterns is escaped. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
