import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody as the issuer knows them. */
export interface KnownPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface Issuer {
  url: string;
  client: { id: string; secret: string };
  /** Who is signed in there. */
  person: KnownPerson;
  /** Follows what a browser does there, until it is sent back: the address that it is sent to. */
  visit(url: URL): Promise<URL>;
  close(): Promise<void>;
}

/** An issuer of OpenID Connect whose only user consents to everything. `redirects` are those of its client. */
export async function startIssuer(redirects: () => string[]): Promise<Issuer> {
  const client = { id: 'scenewright', secret: 'a-secret-of-the-tests' };
  const issuer: Issuer = { url: '', client, person: { sub: 'none' }, visit, close };
  const server: Server = createServer((request, response) => {
    if (!request.url?.startsWith('/enter/')) return void provider().callback()(request, response);
    const consent = { login: { accountId: issuer.person.sub }, consent: {} };
    void provider().interactionFinished(request, response, consent, { mergeWithLastSubmission: false });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let made: Provider | null = null;
  function provider(): Provider {
    made ??= new Provider(issuer.url, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: redirects(),
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      cookies: { keys: ['tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/enter/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...issuer.person, sub }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new (provider().Grant)({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    return made;
  }

  async function visit(url: URL): Promise<URL> {
    const cookies = new Map<string, string>();
    for (let next = url; ;) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split('; ');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const to = response.headers.get('location');
      if (to === null) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
      next = new URL(to, next);
      if (next.origin !== issuer.url) return next;
    }
  }
  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
  return issuer;
}
