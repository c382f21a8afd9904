import { isRemote } from './read-source.js';

/** Stands for a local file while the rules of the interface are checked, which know URLs alone. */
const placeholder = 'https://local.invalid/file';

/** The items with URLs in place of paths. What is no list of objects stays as it is, to be refused. */
export function withStandIns(
  items: unknown,
  also: (item: Record<string, unknown>) => Record<string, unknown> = (item) => item,
): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: unknown) =>
    isObject(item) ? also({ ...item, url: isPath(item['url']) ? placeholder : item['url'] }) : item,
  );
}

const isPath = (url: unknown): boolean => typeof url === 'string' && url !== '' && !isRemote(url);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
