import { ConfigurationError } from './configuration.js';
import { completeConfiguration, readConfiguration } from './read-configuration.js';

describe('configuration', () => {
  it('is the embedded set when nothing is set', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      redisUrl: null,
      s3: null,
      adminToken: null,
      allowPrivateUrls: false,
      requestsPerMinute: 60,
      videosPerMinute: 5,
    });
  });

  it.each([
    ['PORT', 'ninety'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'video.example.com'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['ASSET_CACHE_MB', '5'],
    ['S3_PUBLIC_ENDPOINT', 'files.example.com'],
    ['ADMIN_TOKEN', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', '17'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY_PREVIOUS', `${'x'.repeat(32)},short`],
    ['ALLOW_PRIVATE_URLS', 'maybe'],
    ['ROLE', 'worker'],
  ])('names %s when it is "%s", without repeating it', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} is wrong\\. It takes `));
    try {
      readConfiguration({ [name]: value });
    } catch (error) {
      if (/TOKEN|SECRET/.test(name)) expect((error as Error).message).not.toContain(value);
    }
  });

  it.each([
    ['', false],
    ['false', false],
    ['0', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['192.0.2.7,2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
  ])('reads TRUST_PROXY "%s" as %j', (value, meant) => {
    expect(readConfiguration({ TRUST_PROXY: value }).trustProxy).toEqual(meant);
  });

  it('names the S3 variable that is missing beside the others', () => {
    expect(() => readConfiguration({ S3_ENDPOINT: 'http://s3.test' })).toThrow(/^S3_BUCKET is missing/);
  });

  it('lets links lead to the storage itself, or to where clients reach it', () => {
    const s3 = {
      S3_ENDPOINT: 'http://storage:9000',
      S3_BUCKET: 'videos',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfiguration(s3).s3?.publicEndpoint).toBe('http://storage:9000');
    const apart = readConfiguration({ ...s3, S3_PUBLIC_ENDPOINT: 'https://files.example.com' });
    expect(apart.s3).toMatchObject({ endpoint: 'http://storage:9000', publicEndpoint: 'https://files.example.com' });
  });

  it('asks for the key that all nodes share where the database is a server', () => {
    const server = { DATABASE_URL: 'postgres://db/x' };
    expect(() => readConfiguration(server)).toThrow(/^SECRET_KEY is missing while DATABASE_URL is set.*openssl rand/);
    const keys = { SECRET_KEY: 'a'.repeat(44), SECRET_KEY_PREVIOUS: `${'b'.repeat(44)}, ${'c'.repeat(44)}` };
    expect(readConfiguration({ ...server, ...keys })).toMatchObject({
      secretKey: 'a'.repeat(44),
      previousSecretKeys: ['b'.repeat(44), 'c'.repeat(44)],
    });
  });

  it('refuses render nodes on the embedded database', () => {
    expect(() => readConfiguration({ ROLE: 'render' })).toThrow(/DATABASE_URL/);
  });

  it('reads a language model, of which address and name go together', () => {
    const LLM_BASE_URL = 'http://127.0.0.1:11434/v1';
    expect(readConfiguration({}).languageModel).toBeNull();
    expect(readConfiguration({ LLM_BASE_URL, LLM_MODEL: 'm', LLM_CONTEXT_TOKENS: '8192' }).languageModel).toMatchObject(
      {
        baseUrl: LLM_BASE_URL,
        model: 'm',
        contextTokens: 8192,
      },
    );
    expect(() => readConfiguration({ LLM_BASE_URL })).toThrow(/^LLM_MODEL is missing/);
    expect(() => readConfiguration({ LLM_MODEL: 'm' })).toThrow(/^LLM_BASE_URL is missing/);
  });
});

describe('settings given in code', () => {
  it('are completed by those of an empty environment, and by what the machine has', () => {
    const machine = { SCENEWRIGHT_CACHE: '/cache', PORT: '1', DATABASE_URL: 'postgres://db/x' };
    expect(completeConfiguration({ dataDir: '/data', adminToken: undefined }, machine)).toEqual({
      ...readConfiguration({ DATA_DIR: '/data', SCENEWRIGHT_CACHE: '/cache' }),
    });
  });

  it('are held to what they need of each other, and take nothing that is no setting', () => {
    expect(() => completeConfiguration({ role: 'api' }, {})).toThrow(/^ROLE=api needs DATABASE_URL/);
    expect(completeConfiguration({ studio: 1 } as object, {})).not.toHaveProperty('studio');
  });
});
