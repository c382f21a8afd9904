import { isAbsolute, resolve } from 'node:path';
import type { LanguageModelSettings } from '@scenewright/providers';
import { z } from 'zod';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';

/** A variable of the environment that cannot be used. The message names it and says what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  /** Without a slash at the end. Empty until the server listens, when the variable is not set. */
  publicUrl: string | null;
  role: 'all' | 'api' | 'render';
  /** null: embedded. */
  databaseUrl: string | null;
  /** Connections to DATABASE_URL that this process holds at most. */
  databasePoolSize: number;
  /** Seconds that a statement may take and a request waits for a connection. */
  databaseTimeoutSeconds: number;
  redisUrl: string | null;
  s3: S3Configuration | null;
  /** Mebibytes of assets that this node keeps beside the bucket. */
  assetCacheMb: number;
  adminToken: string | null;
  /** What stored secrets are encrypted with; null: a key in a file of DATA_DIR. */
  secretKey: string | null;
  /** They still decrypt. */
  previousSecretKeys: string[];
  /** Opens /metrics and nothing else. */
  metricsToken: string | null;
  allowPrivateUrls: boolean;
  /** What proxies are believed in `X-Forwarded-For`, as Express takes it: none, so many hops, or those at addresses. */
  trustProxy: TrustedProxies;
  logLevel: string;
  requestsPerMinute: number;
  videosPerMinute: number;
  /** Builds and renders that this process works on at the same time. */
  concurrency: number;
  /** Wall-clock seconds that one video may take. */
  jobDeadlineSeconds: number;
  /** Seconds that downloads get to finish when the process is told to stop. */
  shutdownSeconds: number;
  /** Days for which an MP4 is kept; 0 keeps it for ever. */
  retentionDays: number;
  /** Plans in place of the rules; null: the rules plan. */
  languageModel: LanguageModelSettings | null;
}

export interface S3Configuration {
  endpoint: string;
  /** For links that clients follow. */
  publicEndpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);
const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const secretKey = /^[^\s,]{32,}$/;

const trustedProxies = z
  .string()
  .transform(readTrustedProxies)
  .refine((value) => value !== null);

/** Each variable: how it is read, what it is when absent, and what a wrong one is answered with. */
const variables = {
  PORT: { schema: wholeNumber(0, 65535), absent: 3000, remedy: 'a port from 0 to 65535' },
  HOST: { schema: z.string().min(1), absent: '0.0.0.0', remedy: 'an address to listen on, such as 127.0.0.1' },
  DATA_DIR: { schema: z.string().min(1), absent: './data', remedy: 'the path of a folder that can be written' },
  PUBLIC_URL: {
    schema: url(['http:', 'https:']),
    absent: null,
    remedy: 'the address under which clients reach the server, such as https://video.example.com',
  },
  ROLE: { schema: z.enum(['all', 'api', 'render']), absent: 'all', remedy: 'one of all, api, render' },
  DATABASE_URL: {
    schema: url(['postgres:', 'postgresql:']),
    absent: null,
    remedy: 'postgres://user:password@host:5432/name, or nothing for the embedded database',
  },
  DATABASE_POOL_SIZE: { schema: wholeNumber(2, 1000), absent: 10, remedy: 'connections from 2 to 1000' },
  DATABASE_TIMEOUT_SECONDS: { schema: wholeNumber(1, 600), absent: 30, remedy: 'seconds from 1 to 600' },
  REDIS_URL: {
    schema: url(['redis:', 'rediss:']),
    absent: null,
    remedy: 'redis://host:6379, or nothing for the embedded queue',
  },
  S3_ENDPOINT: { schema: url(['http:', 'https:']), absent: null, remedy: 'the address of the object storage' },
  S3_REGION: { schema: z.string().min(1), absent: 'us-east-1', remedy: 'the name of a region' },
  S3_BUCKET: { schema: z.string().min(3), absent: null, remedy: 'the name of an existing bucket' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1), absent: null, remedy: 'the id of an access key' },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1), absent: null, remedy: 'the secret of that access key' },
  S3_PUBLIC_ENDPOINT: {
    schema: url(['http:', 'https:']),
    absent: null,
    remedy: 'the address under which clients reach the object storage, when it is not S3_ENDPOINT',
  },
  ASSET_CACHE_MB: { schema: wholeNumber(100, 1e7), absent: 8192, remedy: 'mebibytes from 100' },
  ADMIN_TOKEN: {
    schema: z.string().min(16),
    absent: null,
    remedy: 'at least 16 characters that nobody can guess, or nothing to turn the operator interface off',
  },
  SECRET_KEY: {
    schema: z.string().regex(secretKey),
    absent: null,
    remedy: `at least 32 characters of chance, such as those of "openssl rand -base64 32"`,
  },
  SECRET_KEY_PREVIOUS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .refine((keys) => keys.every((key) => secretKey.test(key))),
    absent: null,
    remedy: 'former values of SECRET_KEY, separated by commas',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16),
    absent: null,
    remedy: 'at least 16 characters that nobody can guess, or nothing to leave /metrics to the ADMIN_TOKEN',
  },
  ALLOW_PRIVATE_URLS: { schema: z.stringbool(), absent: false, remedy: 'true or false' },
  TRUST_PROXY: {
    schema: trustedProxies,
    absent: false,
    remedy:
      'the number of your reverse proxies in a row (1 to 16), or their addresses and ranges, such as 10.0.0.0/8, loopback; false without any',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    absent: 'info',
    remedy: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  RATE_LIMIT_REQUESTS: { schema: wholeNumber(1, 1e6), absent: 60, remedy: 'requests a minute for one key' },
  RATE_LIMIT_VIDEOS: { schema: wholeNumber(1, 1e6), absent: 5, remedy: 'videos created a minute for one key' },
  CONCURRENCY: { schema: wholeNumber(1, 64), absent: 1, remedy: 'videos made at the same time, from 1 to 64' },
  JOB_DEADLINE_SECONDS: { schema: wholeNumber(10, 86400), absent: 3600, remedy: 'seconds from 10 to 86400' },
  SHUTDOWN_SECONDS: { schema: wholeNumber(0, 3600), absent: 25, remedy: 'seconds from 0 to 3600' },
  RETENTION_DAYS: { schema: wholeNumber(0, 36500), absent: 0, remedy: 'days, or 0 to keep every file' },
  LLM_BASE_URL: {
    schema: url(['http:', 'https:']),
    absent: null,
    remedy: 'the address of an OpenAI-compatible server with its /v1, such as http://localhost:11434/v1',
  },
  LLM_MODEL: { schema: z.string().min(1).max(200), absent: null, remedy: 'the name of a model of that server' },
  LLM_API_KEY: { schema: z.string().min(1), absent: undefined, remedy: 'the key of that server, or nothing' },
  LLM_TIMEOUT_SECONDS: { schema: wholeNumber(1, 3600), absent: undefined, remedy: 'seconds from 1 to 3600' },
  LLM_REVIEW: { schema: z.stringbool(), absent: false, remedy: 'true or false' },
  LLM_CONTEXT_TOKENS: { schema: wholeNumber(4096, 1e7), absent: undefined, remedy: 'tokens from 4096' },
} as const;

type VariableName = keyof typeof variables;
type ValueOf<N extends VariableName> = z.output<(typeof variables)[N]['schema']> | (typeof variables)[N]['absent'];

function read<N extends VariableName>(environment: Environment, name: N): ValueOf<N> {
  const { schema, absent, remedy } = variables[name];
  const text = environment[name]?.trim();
  if (text === undefined || text === '') return absent as ValueOf<N>;
  const result = (schema as z.ZodType).safeParse(text);
  // The value is not repeated: it may be a secret.
  if (!result.success) throw new ConfigurationError(`${name} is wrong. It takes ${remedy}.`);
  return result.data as ValueOf<N>;
}

/**
 * Reads the variables that `.env.example` explains.
 * @throws ConfigurationError naming the first variable that is wrong or missing beside another.
 */
export function readConfiguration(environment: Environment): Configuration {
  const dataDir = read(environment, 'DATA_DIR');
  const publicUrl = read(environment, 'PUBLIC_URL');
  const configuration: Configuration = {
    port: read(environment, 'PORT'),
    host: read(environment, 'HOST'),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    role: read(environment, 'ROLE'),
    databaseUrl: read(environment, 'DATABASE_URL'),
    databasePoolSize: read(environment, 'DATABASE_POOL_SIZE'),
    databaseTimeoutSeconds: read(environment, 'DATABASE_TIMEOUT_SECONDS'),
    redisUrl: read(environment, 'REDIS_URL'),
    s3: readS3(environment),
    assetCacheMb: read(environment, 'ASSET_CACHE_MB'),
    adminToken: read(environment, 'ADMIN_TOKEN'),
    secretKey: read(environment, 'SECRET_KEY'),
    previousSecretKeys: read(environment, 'SECRET_KEY_PREVIOUS') ?? [],
    metricsToken: read(environment, 'METRICS_TOKEN'),
    allowPrivateUrls: read(environment, 'ALLOW_PRIVATE_URLS'),
    trustProxy: read(environment, 'TRUST_PROXY'),
    logLevel: read(environment, 'LOG_LEVEL'),
    requestsPerMinute: read(environment, 'RATE_LIMIT_REQUESTS'),
    videosPerMinute: read(environment, 'RATE_LIMIT_VIDEOS'),
    concurrency: read(environment, 'CONCURRENCY'),
    jobDeadlineSeconds: read(environment, 'JOB_DEADLINE_SECONDS'),
    shutdownSeconds: read(environment, 'SHUTDOWN_SECONDS'),
    retentionDays: read(environment, 'RETENTION_DAYS'),
    languageModel: readLanguageModel(environment),
  };
  if (configuration.role !== 'all' && configuration.databaseUrl === null) {
    throw new ConfigurationError(
      `ROLE=${configuration.role} needs DATABASE_URL: the embedded database serves one process. Set it, or use ROLE=all.`,
    );
  }
  if (configuration.databaseUrl !== null && configuration.secretKey === null) {
    throw new ConfigurationError(
      `SECRET_KEY is missing while DATABASE_URL is set: all nodes encrypt the secrets in the database with the same key. It takes ${variables.SECRET_KEY.remedy}.`,
    );
  }
  return configuration;
}

function readS3(environment: Environment): S3Configuration | null {
  const endpoint = read(environment, 'S3_ENDPOINT');
  const bucket = read(environment, 'S3_BUCKET');
  const accessKeyId = read(environment, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = read(environment, 'S3_SECRET_ACCESS_KEY');
  const publicEndpoint = read(environment, 'S3_PUBLIC_ENDPOINT');
  const set = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  if (Object.values(set).every((value) => value === null)) return null;
  for (const [name, value] of Object.entries(set)) {
    if (value !== null) continue;
    throw new ConfigurationError(
      `${name} is missing while other S3_* variables are set. It takes ${variables[name as VariableName].remedy}.`,
    );
  }
  return {
    endpoint: endpoint as string,
    publicEndpoint: publicEndpoint ?? (endpoint as string),
    region: read(environment, 'S3_REGION'),
    bucket: bucket as string,
    accessKeyId: accessKeyId as string,
    secretAccessKey: secretAccessKey as string,
  };
}

function readLanguageModel(environment: Environment): LanguageModelSettings | null {
  const baseUrl = read(environment, 'LLM_BASE_URL');
  const model = read(environment, 'LLM_MODEL');
  if (baseUrl === null && model === null) return null;
  if (baseUrl === null) throw new ConfigurationError('LLM_BASE_URL is missing: LLM_MODEL is set.');
  if (model === null) throw new ConfigurationError('LLM_MODEL is missing: LLM_BASE_URL is set.');
  return {
    baseUrl,
    model,
    apiKey: read(environment, 'LLM_API_KEY'),
    timeoutSeconds: read(environment, 'LLM_TIMEOUT_SECONDS'),
    contextTokens: read(environment, 'LLM_CONTEXT_TOKENS'),
    review: read(environment, 'LLM_REVIEW'),
  };
}
