// @cost 15
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { connectAgent, type AgentClient, type Progress } from '../spec/support/agent-client.js';
import { AgentSignIn } from '../spec/support/agent-sign-in.js';
import { openOwnersWindow, type OwnersWindow } from './support/owners-window.js';
import { barriers } from './support/window.js';

let window: OwnersWindow;
let agent: AgentClient;
let signIn: AgentSignIn;
/** Where the agent waits for its person to come back. */
const callback = createServer((_request, response) => response.end('You may close this window.'));

/** Each case goes on from where the one before has ended. */
beforeAll(async () => {
  callback.listen(0, '127.0.0.1');
  await once(callback, 'listening');
  window = await openOwnersWindow();
  signIn = new AgentSignIn(undefined, `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`);
});
afterAll(async () => {
  await agent?.close();
  await window?.close();
  callback.close();
});

const finished = async (id: string): Promise<Record<string, unknown>> => {
  for (;;) {
    const { record } = await agent.call('get_video_status', { id, wait_seconds: 50 });
    if (!['queued', 'processing', 'rendering'].includes(record.status)) return record;
  }
};

describe('the official client over the whole flow, on the service as it is built', () => {
  let id = '';

  it('registers by itself, and is let in by a person in a browser', async () => {
    const { service, page, troubles, elsewhere } = window;
    const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { authProvider: signIn });
    await expect(new Client({ name: 'walk', version: '1' }).connect(transport)).rejects.toThrow(UnauthorizedError);
    expect(signIn.clientInformation()).toMatchObject({ client_id: expect.any(String) });
    const cameBack = once(callback, 'request') as Promise<[IncomingMessage]>;
    await page.goto((signIn.sentTo as URL).href);
    await page.getByRole('heading', { name: 'Let “Test <agent>” in?' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    const [{ url }] = await cameBack;
    await page.getByText('You may close this window.').waitFor();
    await transport.finishAuth(new URL(url as string, signIn.redirectUrl).searchParams);
    agent = await connectAgent(service.url, signIn, '2026-07-28');
    expect((await agent.call('whoami')).record).toMatchObject({
      scopes: ['videos:read', 'videos:write', 'account:read'],
    });
    expect([troubles, elsewhere.filter((to) => !to.startsWith(new URL(signIn.redirectUrl).origin))]).toEqual([[], []]);
  });

  it('creates a video, polls until it is there, and looks at it', async () => {
    const wish = { duration: 6, narration: false, music: false, ai_video: 'off' };
    const created = await agent.call('create_video', { prompt: 'Our Q3: revenue grew 24% to $4.2M.', ...wish });
    expect(created.record).toMatchObject({ status: 'queued' });
    id = created.record.id as string;
    const steps: Progress[] = [];
    await agent.call('get_video_status', { id, wait_seconds: 50 }, (step) => steps.push(step));
    expect(await finished(id)).toMatchObject({ id, status: 'completed', credits_cost: 7 });
    expect(steps.length).toBeGreaterThan(0);
    const seen = await agent.call('preview_video', { id, max_frames: 2 });
    expect(seen.record).toMatchObject({ video_id: id, source: 'composition' });
    const pictures = seen.result.content.flatMap((block) => (block.type === 'image' ? [block.data] : []));
    expect(pictures.length).toBeGreaterThan(0);
    for (const data of pictures) expect(Buffer.from(data, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('changes it in words, renders the changed one, and gives its person the page', async () => {
    const edited = await agent.call('edit_video', { id, prompt: 'Change "24%" to "26%"' });
    expect(edited.record).toMatchObject({ source_video_id: id });
    const changed = edited.record.id as string;
    expect(await finished(changed)).toMatchObject({ status: 'completed' });
    const rendering = await agent.call('render_video', { id: changed, dimensions: { width: 320, height: 180 } });
    expect(rendering.record).toMatchObject({ status: 'rendering', estimated_export_minutes: 1 });
    const done = await finished(changed);
    expect(done).toMatchObject({ status: 'completed', renders: [{ dimensions: { width: 320, height: 180 } }] });
    const file = await fetch(done['download_url'] as string);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const { page } = window;
    await page.goto(done['app_url'] as string);
    await page.locator('[data-stage=ready]').getByText('26%').first().waitFor();
  });

  it('cancels what it has begun, and is cut off by its person', async () => {
    const begun = await agent.call('create_video', { prompt: 'A long story of the sea.', duration: 60 });
    await agent.call('cancel_video', { id: begun.record.id });
    expect(await finished(begun.record.id as string)).toMatchObject({ status: 'canceled' });
    const { page, troubles } = window;
    await page.goto('/app/agents');
    const row = page.getByRole('listitem').filter({ hasText: 'Test <agent>' });
    await row.getByText(/makes and changes videos/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await row.getByRole('button', { name: /^Cut off/ }).click();
    await row.waitFor({ state: 'detached' });
    // The client says on the console that it asks anew.
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(agent.call('whoami')).rejects.toThrow(UnauthorizedError);
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
    expect(troubles).toEqual([]);
  });
});
