// @cost 15
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import {
  Client,
  IssuerMismatchError,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { AgentSignIn } from './support/agent-sign-in.js';
import { generations, type Generation } from './support/agent-client.js';
import { Browser } from './support/browser.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
let person: Browser;
beforeAll(async () => {
  at = await startTestServer();
  person = new Browser(at.url);
  const token = new URL(at.owner.signInUrl).hash.replace('#token=', '');
  await person.post('/app/join', { token, name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' });
});
afterAll(() => at.close());

const redirect = 'http://127.0.0.1:1455/callback';
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function register(more: Record<string, unknown> = {}) {
  const response = await fetch(`${at.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Raw',
      redirect_uris: [redirect],
      token_endpoint_auth_method: 'none',
      ...more,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

interface Asking {
  client_id: string;
  [name: string]: string | undefined;
}

const authorizePath = (asked: Asking): string => {
  const query = Object.entries({
    response_type: 'code',
    redirect_uri: redirect,
    code_challenge_method: 'S256',
    ...asked,
  });
  return `/oauth/authorize?${new URLSearchParams(query.filter((pair): pair is [string, string] => pair[1] !== undefined)).toString()}`;
};

async function answerOf(asked: Asking, answer: 'allow' | 'deny' = 'allow', browser = person): Promise<URL> {
  const shown = await browser.get(authorizePath(asked));
  expect([shown.status, shown.url.pathname]).toEqual([200, expect.stringContaining('/app/connect/')]);
  return (await browser.post(shown.url.pathname, { answer })).url;
}

async function token(fields: Record<string, string>) {
  const response = await fetch(`${at.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** Lets an agent in without the official client, as an attacker would. */
async function letIn(scope?: string) {
  const { body: client } = await register();
  const clientId = client['client_id'] as string;
  const verifier = randomBytes(32).toString('base64url');
  const to = await answerOf({ client_id: clientId, code_challenge: s256(verifier), scope });
  const code = to.searchParams.get('code') as string;
  const exchange = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: redirect };
  return { clientId, verifier, to, code, exchange };
}

async function refreshed(clientId: string, refreshToken: string, more: Record<string, string> = {}) {
  return token({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken, ...more });
}

const ask = (accessToken: string, tool = 'whoami', input: object = {}) =>
  fetch(`${at.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input } }),
  });

describe('interface 5.6: agents that a person lets in', () => {
  it.each(Object.keys(generations) as Generation[])(
    'by the official client of %s, from discovery to a video',
    async (generation) => {
      const signIn = new AgentSignIn();
      const transport = () => new StreamableHTTPClientTransport(new URL(`${at.url}/mcp`), { authProvider: signIn });
      const client = () =>
        new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode: generations[generation] } });
      const first = transport();
      await expect(client().connect(first)).rejects.toThrow(UnauthorizedError);
      const sentTo = signIn.sentTo as URL;
      expect(sentTo.searchParams.get('code_challenge_method')).toBe('S256');
      expect(sentTo.searchParams.get('resource')).toBe(`${at.url}/mcp`);

      const shown = await person.get(sentTo.pathname + sentTo.search);
      expect(shown.text).toContain('Test &#60;agent&#62;');
      expect(shown.text).toContain('this spends your credits');
      expect(shown.text).toContain(signIn.redirectUrl);
      expect(shown.headers.get('content-security-policy')).toMatch(
        /form-action 'self' http:\/\/127\.0\.0\.1:1455;.*frame-ancestors 'none'/,
      );
      const { url } = await person.post(shown.url.pathname, { answer: 'allow' });
      expect([url.origin, url.searchParams.get('state'), url.searchParams.get('iss')]).toEqual([
        'http://127.0.0.1:1455',
        'the-state-of-the-test',
        at.url,
      ]);
      await first.finishAuth(url.searchParams);

      const agent = client();
      await agent.connect(transport());
      const who = await agent.callTool({ name: 'whoami', arguments: {} });
      expect(who.structuredContent).toMatchObject({
        name: 'Owner',
        scopes: ['videos:read', 'videos:write', 'account:read'],
      });
      const made = await agent.callTool({ name: 'create_video', arguments: { prompt: 'a', duration: 10 } });
      const { id } = made.structuredContent as { id: string };
      expect((await at.waitFor(id, at.owner.apiKey)).body.status).toBe('completed');
      await agent.close();
    },
  );

  it('tells what RFC 9728 and RFC 8414 ask for', async () => {
    const refused = await at.call('POST', '/mcp', { key: null, body: {} });
    const metadata = `${at.url}/.well-known/oauth-protected-resource/mcp`;
    expect(refused.headers.get('www-authenticate')).toContain(`resource_metadata="${metadata}"`);
    expect((await at.call('GET', '/.well-known/oauth-protected-resource/mcp', { key: null })).body).toMatchObject({
      resource: `${at.url}/mcp`,
      authorization_servers: [at.url],
      scopes_supported: ['videos:read', 'videos:write', 'account:read'],
    });
    for (const path of ['oauth-authorization-server', 'openid-configuration']) {
      expect((await at.call('GET', `/.well-known/${path}`, { key: null })).body).toMatchObject({
        issuer: at.url,
        authorization_endpoint: `${at.url}/oauth/authorize`,
        token_endpoint: `${at.url}/oauth/token`,
        registration_endpoint: `${at.url}/oauth/register`,
        revocation_endpoint: `${at.url}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        response_types_supported: ['code'],
        token_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
      });
    }
  });

  it('asks to sign in first, and takes no for an answer', async () => {
    const { body: client } = await register();
    const asked = { client_id: client['client_id'] as string, code_challenge: s256('a'.repeat(43)) };
    const stranger = new Browser(at.url);
    expect((await stranger.get(authorizePath(asked))).url.pathname).toBe('/app/sign-in');
    const to = await answerOf(asked, 'deny');
    expect([to.searchParams.get('error'), to.searchParams.get('code')]).toEqual(['access_denied', null]);
    const shown = await person.get(authorizePath(asked));
    const forged = await person.post(shown.url.pathname, { answer: 'allow' }, 'https://evil.example');
    expect(forged.status).toBe(403);
    // Begun in one browser, it is answered in no other.
    expect((await stranger.get(shown.url.pathname)).status).toBe(404);
  });

  it('lets an agent do what was granted, and tells it what it lacks', async () => {
    const { exchange, verifier } = await letIn('videos:read');
    const { body } = await token({ ...exchange, code_verifier: verifier });
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'videos:read', expires_in: 3600 });
    expect((await ask(body['access_token'] as string, 'list_videos')).status).toBe(200);
    const refused = await ask(body['access_token'] as string, 'create_video', { prompt: 'a' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toMatch(
      /insufficient_scope.*videos:write.*oauth-protected-resource/,
    );
    // It is no key of REST.
    expect((await at.call('GET', '/v1/videos', { key: body['access_token'] as string })).status).toBe(401);
  });

  it('is cut off by its person, at once', async () => {
    const { exchange, verifier, clientId } = await letIn();
    const { body } = await token({ ...exchange, code_verifier: verifier });
    expect((await ask(body['access_token'] as string)).status).toBe(200);
    const { body: connected } = await person.ask('GET', '/app/api/agents');
    const { id, scopes } = connected.agents[0] as { id: string; scopes: string[] };
    expect(scopes).toContain('videos:read');
    expect((await person.ask('DELETE', `/app/api/agents/${id}`)).status).toBe(204);
    expect((await ask(body['access_token'] as string)).status).toBe(401);
    expect((await refreshed(clientId, body['refresh_token'] as string)).body['error']).toBe('invalid_grant');
  });
});

it('agents of a member end with the member', async () => {
  const { body: invited } = await person.ask('POST', '/app/api/invitations');
  const member = new Browser(at.url);
  const joining = { token: new URL(invited.sign_in_url as string).hash.replace('#token=', ''), name: 'Bob' };
  await member.post('/app/join', { ...joining, email: 'bob@example.com', password: 'correct horse battery' });
  const { body: client } = await register();
  const clientId = client['client_id'] as string;
  const verifier = randomBytes(32).toString('base64url');
  const to = await answerOf({ client_id: clientId, code_challenge: s256(verifier) }, 'allow', member);
  const code = to.searchParams.get('code') as string;
  const exchange = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: redirect };
  const { body } = await token({ ...exchange, code_verifier: verifier });
  expect((await ask(body['access_token'] as string)).status).toBe(200);
  const { body: members } = await person.ask('GET', '/app/api/members');
  const bob = members.members.find(({ role }: { role: string }) => role === 'member') as { id: string };
  expect((await person.ask('DELETE', `/app/api/members/${bob.id}`)).status).toBe(204);
  expect((await ask(body['access_token'] as string)).status).toBe(401);
  expect((await refreshed(clientId, body['refresh_token'] as string)).body['error']).toBe('invalid_grant');
});

describe('attacks on the authorization', () => {
  it('a code without its verifier, with a wrong one, or once more', async () => {
    const { exchange, verifier } = await letIn();
    expect((await token(exchange)).body['error']).toBe('invalid_grant');
    const second = await letIn();
    const wrong = await token({ ...second.exchange, code_verifier: 'b'.repeat(43) });
    expect([wrong.status, wrong.body['error']]).toEqual([400, 'invalid_grant']);
    const third = await letIn();
    const { body } = await token({ ...third.exchange, code_verifier: third.verifier });
    expect((await ask(body['access_token'] as string)).status).toBe(200);
    expect((await token({ ...third.exchange, code_verifier: third.verifier })).body['error']).toBe('invalid_grant');
    // Whoever got the code, nobody keeps what came of it.
    expect((await ask(body['access_token'] as string)).status).toBe(401);
    expect(verifier).toHaveLength(43);
  });

  it('a code twice at the same time', async () => {
    const { exchange, verifier } = await letIn();
    const both = await Promise.all([1, 2].map(() => token({ ...exchange, code_verifier: verifier })));
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('a code of another client, or for another address', async () => {
    const { exchange, verifier } = await letIn();
    const { body: other } = await register();
    const foreign = await token({ ...exchange, client_id: other['client_id'] as string, code_verifier: verifier });
    expect(foreign.body['error']).toBe('invalid_grant');
    const second = await letIn();
    const elsewhere = {
      ...second.exchange,
      redirect_uri: 'https://evil.example/callback',
      code_verifier: second.verifier,
    };
    expect((await token(elsewhere)).body['error']).toBe('invalid_grant');
  });

  it('a request without PKCE, with the plain method, or that leads elsewhere', async () => {
    const { body: client } = await register();
    const clientId = client['client_id'] as string;
    for (const asked of [
      { client_id: clientId, code_challenge: undefined, code_challenge_method: undefined },
      { client_id: clientId, code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' },
      { client_id: clientId, code_challenge: s256('a'), response_type: 'token' },
      { client_id: clientId, code_challenge: s256('a'), resource: 'https://evil.example/mcp' },
    ]) {
      const { url } = await person.get(authorizePath(asked));
      expect([url.origin, url.searchParams.get('code')]).toEqual(['http://127.0.0.1:1455', null]);
      expect(url.searchParams.get('error') ?? url.hash).toMatch(
        /invalid_request|unsupported_response_type|invalid_target/,
      );
    }
    const open = await person.get(
      authorizePath({ client_id: clientId, code_challenge: s256('a'), redirect_uri: 'https://evil.example/callback' }),
    );
    expect([open.status, open.url.origin]).toEqual([400, at.url]);
  });

  it('an answer that is said to be of another issuer, or of none (RFC 9207)', async () => {
    const signIn = new AgentSignIn();
    const transport = new StreamableHTTPClientTransport(new URL(`${at.url}/mcp`), { authProvider: signIn });
    await expect(new Client({ name: 'tests', version: '1' }).connect(transport)).rejects.toThrow(UnauthorizedError);
    const { pathname, search } = signIn.sentTo as URL;
    const shown = await person.get(pathname + search);
    const { searchParams: answer } = (await person.post(shown.url.pathname, { answer: 'allow' })).url;
    for (const issuer of ['https://evil.example', null]) {
      const mixedUp = new URLSearchParams(answer);
      mixedUp.delete('iss');
      if (issuer !== null) mixedUp.set('iss', issuer);
      await expect(transport.finishAuth(mixedUp)).rejects.toThrow(IssuerMismatchError);
    }
    // No code was given away meanwhile: the true answer still counts.
    await transport.finishAuth(answer);
    expect(signIn.tokens()).toMatchObject({ access_token: expect.any(String) });
    // Neither is a refusal to be taken for that of another server.
    const { body: client } = await register();
    const denied = await answerOf({ client_id: client['client_id'] as string, code_challenge: s256('a') }, 'deny');
    expect([denied.searchParams.get('error'), denied.searchParams.get('iss')]).toEqual(['access_denied', at.url]);
  });

  it('a page of another site around the one that asks for consent', async () => {
    const { body: client } = await register();
    const asked = { client_id: client['client_id'] as string, code_challenge: s256('a'.repeat(43)) };
    const { headers, status } = await person.get(authorizePath(asked));
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('a refresh token that was used before', async () => {
    const { exchange, verifier, clientId } = await letIn();
    const { body: first } = await token({ ...exchange, code_verifier: verifier });
    const { body: second } = await refreshed(clientId, first['refresh_token'] as string);
    expect(second['refresh_token']).not.toBe(first['refresh_token']);
    expect((await ask(second['access_token'] as string)).status).toBe(200);
    expect((await refreshed(clientId, first['refresh_token'] as string)).body['error']).toBe('invalid_grant');
    expect((await refreshed(clientId, second['refresh_token'] as string)).body['error']).toBe('invalid_grant');
    expect((await ask(second['access_token'] as string)).status).toBe(401);
  });

  it('a token that was given back, or is for another service', async () => {
    const { exchange, verifier, clientId } = await letIn();
    const { body } = await token({ ...exchange, code_verifier: verifier });
    const elsewhere = await refreshed(clientId, body['refresh_token'] as string, {
      resource: 'https://evil.example/mcp',
    });
    expect(elsewhere.body['error']).toBe('invalid_target');
    // The same server under another name is another audience.
    const underOther = await fetch(`${at.url.replace('localhost', '127.0.0.1')}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body['access_token'] as string}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(underOther.status).toBe(401);
    await fetch(`${at.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, token: body['refresh_token'] as string }),
    });
    expect((await ask(body['access_token'] as string)).status).toBe(401);
  });

  it('a document in place of a registration, where the operator allows none, another host, or a private address', async () => {
    const authorize = async (server: TestServer, clientId: string) => {
      const path = authorizePath({ client_id: clientId, code_challenge: s256('a'.repeat(43)) });
      const response = await fetch(server.url + path, { redirect: 'manual' });
      return [response.status, await response.text()];
    };
    const refused = [400, expect.stringContaining('invalid_client')];
    const metadataOf = async (server: TestServer) =>
      (await (await fetch(`${server.url}/.well-known/oauth-authorization-server`)).json()) as Record<string, unknown>;
    expect((await metadataOf(at))['client_id_metadata_document_supported']).toBeUndefined();
    expect(await authorize(at, 'https://agent.example/agent.json')).toEqual(refused);
    const open = await startTestServer({ AGENT_DOCUMENT_HOSTS: 'localhost', ALLOW_PRIVATE_URLS: 'false' });
    let wasAsked = false;
    const inside = createServer(() => (wasAsked = true)).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    expect((await metadataOf(open))['client_id_metadata_document_supported']).toBe(true);
    const { port } = inside.address() as AddressInfo;
    expect(await authorize(open, `https://localhost:${port}/agent.json`)).toEqual(refused);
    expect(await authorize(open, 'https://agent.example/agent.json')).toEqual(refused);
    expect(wasAsked).toBe(false);
    inside.close();
    await open.close();
  });

  it('a registration with an address that nobody may be sent to', async () => {
    for (const uri of ['javascript:alert(1)', 'http://evil.example/callback', 'https://evil.example/#fragment']) {
      expect([uri, (await register({ redirect_uris: [uri] })).status]).toEqual([uri, 400]);
    }
    expect((await register({ token_endpoint_auth_method: 'client_secret_basic' })).status).toBe(400);
  });
});
