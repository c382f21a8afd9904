// @cost 6
import { partsOf } from './support/parts-of.js';
import { startCollector, type CollectedSpan } from './support/collector.js';
import { startReceiver } from './support/receiver.js';
import { adminToken, startTestServer } from './support/test-server.js';
import { setTimeout as sleep } from 'node:timers/promises';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const caller = 'b7ad6b7169203331';

it('one trace leads from the request over the queue to the render and its webhook', async () => {
  const [collector, receiver] = [await startCollector(), await startReceiver()];
  const at = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const { api_key: key, account_id: account } = await at.account();
  const headers = { traceparent: `00-${traceId}-${caller}-01` };
  const body = { prompt: 'A secret heron.', duration: 10, render: true, webhook_url: receiver.url };
  const { body: made } = await at.call('POST', '/v1/videos', { key, body, headers });
  await at.waitFor(made.id, key);
  while (receiver.received.length === 0) await sleep(10);
  at.studio.script.fail = { stage: 'build', retryable: false, times: 1 };
  receiver.answer = () => 500;
  const other = { prompt: 'b', duration: 10, webhook_url: receiver.url };
  const { body: failed } = await at.call('POST', '/v1/videos', { key, body: other });
  await at.waitFor(failed.id, key);
  const { db } = partsOf(at.server);
  while (!(await db.selectFrom('webhook_tries').select('id').where('status', '=', 500).executeTakeFirst()))
    await sleep(10);
  await at.call('GET', '/v1/videos/vid_none?secret=1', { key });
  await at.call('GET', '/admin/v1/accounts', { key: adminToken });
  // What is left is sent when the service ends.
  await at.close();
  await receiver.close();
  await collector.close();

  const { spans } = collector;
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['scenewright']));
  const chain = (span: CollectedSpan | undefined): string[] =>
    span ? [span.name, ...chain(spans.find(({ spanId }) => spanId === span.parentSpanId))] : [];
  const inTrace = spans.filter((span) => span.traceId === traceId);
  const one = (name: string) => inTrace.find((span) => span.name === name)!;
  expect(one('POST /v1/videos')).toMatchObject({ parentSpanId: caller, kind: 2 });
  expect(one('POST /v1/videos').attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/v1/videos',
    'url.path': '/v1/videos',
    'http.response.status_code': 202,
  });
  expect(chain(one('webhook'))).toEqual(['webhook', 'render', 'video job', 'POST /v1/videos']);
  expect(chain(one('build'))).toEqual(['build', 'video job', 'POST /v1/videos']);
  expect(one('video job')).toMatchObject({ kind: 5 });
  expect(one('video job').attributes).toMatchObject({
    'scenewright.job.id': made.id,
    'scenewright.account.id': account,
    'scenewright.job.status': 'completed',
  });
  expect(one('webhook')).toMatchObject({ kind: 3 });
  expect(one('webhook').attributes).toMatchObject({ 'scenewright.event': 'video.completed' });

  // The other job began a trace of its own, in which its failure stands.
  const own = spans.filter((span) => span.attributes['scenewright.job.id'] === failed.id);
  expect(own.map(({ name }) => name)).toEqual(['video job']);
  expect(own[0]!.traceId).not.toBe(traceId);
  const its = spans.filter((span) => span.traceId === own[0]!.traceId);
  const errors = its.filter(({ status }) => status.code === 2).map(({ name }) => name);
  expect(errors).toEqual(expect.arrayContaining(['build', 'video job', 'webhook']));
  expect(its.find(({ name }) => name === 'build')?.status.message).toBe('The browser died.');
  expect(JSON.stringify(spans)).not.toMatch(/heron|secret|svk_/);
});

it('a collector that is away holds nothing up', async () => {
  const at = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const { body } = await at.call('POST', '/v1/videos', { body: { prompt: 'a', duration: 10 } });
  expect((await at.waitFor(body.id, at.owner.apiKey)).body.status).toBe('completed');
  await at.close();
});
