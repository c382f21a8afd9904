/** Text that is safe inside a page. Made by `html` alone. */
export class Html {
  constructor(readonly text: string) {}
}

type Interpolated = string | number | Html | readonly Html[] | null | undefined | false;

/** A piece of a page: whatever is inserted and is no piece itself is shown as the text it is. */
export function html(parts: TemplateStringsArray, ...inserted: Interpolated[]): Html {
  return new Html(parts.reduce((text, part, at) => text + shown(inserted[at - 1]) + part));
}

function shown(value: Interpolated): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((one: Html) => one.text).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) as number};`);
}
