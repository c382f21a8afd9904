import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterAll(() => at.close());

describe('interface 4.2: POST /v1/videos', () => {
  it('answers 202 with the quote, and the job ends completed with an MP4', async () => {
    const created = await at.call('POST', '/v1/videos', { body: { prompt: 'Why the sky is blue', render: true } });
    expect(created.status).toBe(202);
    expect(created.body).toMatchObject({ status: 'queued', model: 'gen-6-fast', estimated_export_minutes: 1 });
    const done = await at.waitFor(created.body.id, at.owner.apiKey);
    expect(done.body).toMatchObject({ status: 'completed', phase: '', credits_cost: expect.any(Number) });
    const file = await fetch(done.body.download_url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('video/mp4');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(4, 8)
        .toString(),
    ).toBe('ftyp');
  });
});
