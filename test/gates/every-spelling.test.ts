import { partsOf } from '../spec/support/parts-of.js';
import { rawRequests } from './raw-request.js';
import { embedded, standAlone, type Served, type ServedRoute } from './servers.js';
import { spellingsOf } from './spellings.js';

const adminToken = 'operator-token-of-the-tests';

/** What anybody may ask. A signed link is its own key, the dashboard has its own form to sign in. */
const open = /^\/(v1\/health|livez|readyz|openapi\.json|files\/.*|docs.*|hello)$/;
const isOperators = (path: string) => /^\/(admin|metrics)\b/.test(path);

/** Not the fallbacks, what has made-up ids, the dashboard without Redis, nor what belongs to the application around. */
const leadsSomewhere = (path: string) => !/^\/(v1|admin\/v1|admin\/queues|hello)$|\/x\b|frames/.test(path);

/** Values of the parameters of routes that lead to something: what is let through would be answered with it. */
async function ids(at: Served): Promise<Record<string, string>> {
  const { accounts, infographics, createVideo } = partsOf(at);
  const key = await accounts.findByKey(at.owner.apiKey);
  const { answer } = (await infographics.generate(key!, { prompt: 'Revenue grew 24% to $4.2M.' }, null)) as {
    answer: { id: string; latestVersionId: string };
  };
  const video = (await createVideo.run(key!, { prompt: 'a' }, null)) as { answer: { id: string } };
  return {
    'v1/videos/:id': video.answer.id,
    'v1/infographics/:id': answer.id,
    'admin/v1/accounts/:id': key!.account.id,
    'admin/v1/keys/:id': key!.keyId,
    ':versionId': answer.latestVersionId,
  };
}

const filled = (path: string, values: Record<string, string>) =>
  Object.entries(values)
    .reduce((text, [name, value]) => text.replace(name, name.replace(/:\w+$/, value)), path)
    .replace(/[*:]\w+|\{[^}]*\}/g, 'x');

/** Pages and the doors of agents: a cookie or a token opens them, and test/spec/04-agents and 05 say how they answer. */
const otherDoors = /^\/(?:app|mcp|oauth|\.well-known)(?:\/|$)/;

let serviceRoutes: ServedRoute[] = [];

describe.each([
  ['embedded', '', ''],
  ['embedded', 'api', adminToken],
  ['stand-alone', '', adminToken],
  ['stand-alone', '', ''],
])('%s, prefix %j, ADMIN_TOKEN %j', (kind, prefix, token) => {
  let at: Served;
  let raw: ReturnType<typeof rawRequests>;
  let routes: ServedRoute[];
  let withIds: ServedRoute[];
  beforeAll(async () => {
    const environment = { ADMIN_TOKEN: token };
    if (kind === 'embedded') {
      const inside = await embedded(environment, prefix);
      at = inside;
      routes = inside.routes;
      // The router of the other server is not within reach; it has the same controllers.
      if (prefix === '') serviceRoutes = inside.routes;
    } else {
      at = await standAlone(environment);
      routes = serviceRoutes;
    }
    routes = routes.filter(({ path }) => !otherDoors.test(bare(path)));
    raw = rawRequests(at.url);
    const values = await ids(at);
    withIds = routes.filter(({ path }) => /\/:/.test(path));
    routes = routes.map((route) => ({ ...route, path: filled(route.path, values) }));
  });
  afterAll(async () => {
    raw?.close();
    await at?.close();
  });
  const bare = (path: string) => path.slice(prefix === '' ? 0 : prefix.length + 1);
  // Without a token the operator's routes alone differ.
  const guarded = () =>
    routes.filter(({ path }) => !open.test(bare(path)) && (token !== '' || isOperators(bare(path))));

  /** The requests whose answers are not among those that are expected. */
  async function unexpected(
    requests: { method: string; target: string; bearer: string | null }[],
    expected: readonly number[],
  ): Promise<string[]> {
    const found = await Promise.all(
      requests.map(async ({ method, target, bearer }) => {
        const { status } = await raw.send(method, target, bearer);
        return expected.includes(status) ? [] : [`${status} ${method} ${target} ${bearer ?? ''}`];
      }),
    );
    return found.flat();
  }

  it('answers no spelling of a guarded route without the right key or token', async () => {
    expect(guarded().length).toBeGreaterThan(10);
    const requests = guarded().flatMap(({ method, path }) => {
      const spellings = spellingsOf(path, new URL(at.url).host).map((target) => ({ method, target, bearer: null }));
      // The key of a client does not open what is the operator's, nor the other way round.
      const wrong = isOperators(bare(path)) ? at.owner.apiKey : adminToken;
      return [...spellings, { method, target: path, bearer: wrong }];
    });
    // What the application around does with a path of nobody is its own affair.
    expect(await unexpected(requests, prefix === '' ? [401, 404] : [400, 401, 404])).toEqual([]);
  });

  it('takes each route in its own spelling only', async () => {
    const requests = routes
      .filter(({ method, path }) => method === 'GET' && leadsSomewhere(bare(path)))
      .map(({ method, path }) => ({ method, target: path, bearer: isOperators(bare(path)) ? token : at.owner.apiKey }));
    const there = requests.filter(({ target }) => token !== '' || !isOperators(bare(target)));
    expect(there.length).toBeGreaterThan(10);
    expect(await unexpected(there, [200])).toEqual([]);
    // A target in absolute form is the same request (RFC 9112, 3.2.2).
    const absolute = there.map((request) => ({ ...request, target: `${at.url}${request.target}` }));
    expect(await unexpected(absolute, [200])).toEqual([]);
    const misspelt = there.flatMap((request) =>
      [request.target.toUpperCase(), `${request.target}/`, `/${request.target}`, `${request.target};x`].map(
        (target) => ({
          ...request,
          target,
        }),
      ),
    );
    expect(await unexpected(misspelt, [404])).toEqual([]);
  });

  it('answers an id that nothing can have as an unknown one', async () => {
    const unreadable = ['%00', 'a%00b', '%', '%zz', '%E0%A4%A', '%ff', '%ed%a0%80', '%2f', '..%2f', 'a'.repeat(3000)];
    const there = withIds.filter(({ path }) => token !== '' || !isOperators(bare(path)));
    expect(there.length).toBeGreaterThan(10);
    const requests = there.flatMap(({ method, path }) =>
      unreadable.map((id) => ({
        method,
        target: path.replace(/:\w+/g, id),
        bearer: isOperators(bare(path)) ? adminToken : at.owner.apiKey,
      })),
    );
    expect(await unexpected(requests, [404])).toEqual([]);
    // No method is the right one there.
    const other = requests.map((request) => ({ ...request, method: 'PUT' }));
    expect(await unexpected(other, [404])).toEqual([]);
  });

  it('answers another method of a path with those that it has, under a prefix too', async () => {
    const before = prefix === '' ? '' : `/${prefix}`;
    for (const [path, bearer, allow] of [
      ['/v1/videos', at.owner.apiKey, 'GET, POST, HEAD'],
      ['/v1/videos/vid_1', at.owner.apiKey, 'GET, DELETE, HEAD'],
      ...(token === '' ? [] : [['/admin/v1/accounts', token, 'GET, POST, HEAD']]),
    ] as const) {
      const { status, headers } = await raw.send('PUT', before + path!, bearer!);
      expect([path, status, headers['allow']]).toEqual([path, 405, allow]);
    }
    const { status } = await raw.send('PUT', `${before}/v1/nothing`, at.owner.apiKey);
    expect(status).toBe(404);
  });
});
