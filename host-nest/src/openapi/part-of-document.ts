import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** What a document says of some of its paths: these, the tags and ways in that they name, and the schemas that they lead to. */
export function partOfDocument(
  document: OpenAPIObject,
  { paths, webhooks, title }: { paths: (path: string) => boolean; webhooks: boolean; title: string },
): OpenAPIObject {
  const kept = Object.fromEntries(Object.entries(document.paths).filter(([path]) => paths(path)));
  const sent = webhooks ? (document as unknown as Json)['webhooks'] : undefined;
  const operations = Object.values({ ...kept, ...(sent as Json | undefined) }).flatMap((item) =>
    Object.values(item as Record<string, { tags?: string[]; security?: Record<string, unknown>[] }>),
  );
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const ways = operations.flatMap(({ security = document.security ?? [] }) => security.flatMap(Object.keys));
  const { schemas = {}, securitySchemes = {} } = document.components ?? {};
  const names = namesIn([kept, sent], schemas as Record<string, Json>);
  const { security, ...rest } = document;
  return {
    ...{
      ...rest,
      info: { ...document.info, title },
      paths: kept,
      tags: document.tags?.filter(({ name }) => tags.has(name)),
    },
    ...(security?.some((one) => Object.keys(one).some((way) => ways.includes(way))) && { security }),
    webhooks: sent,
    components: { schemas: only(schemas, names), securitySchemes: only(securitySchemes, new Set(ways)) },
  } as OpenAPIObject;
}

/** The schemas that something refers to, and those that these refer to. */
function namesIn(node: unknown, schemas: Record<string, Json>): Set<string> {
  const names = new Set<string>();
  const walk = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    for (const [key, value] of Object.entries(each)) {
      if (key !== '$ref' || typeof value !== 'string') {
        walk(value);
        continue;
      }
      const name = value.split('/').at(-1)!;
      if (names.has(name)) continue;
      names.add(name);
      walk(schemas[name]);
    }
  };
  walk(node);
  return names;
}

const only = <T>(all: Record<string, T>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
