import { z } from 'zod';
import { ConfigurationError } from './configuration.js';
import { readTrustedProxies } from './trusted-proxies.js';

export type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);
const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
};

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
  SMTP_URL: {
    schema: url(['smtp:', 'smtps:']),
    absent: null,
    remedy: 'smtps://user:password@mail.example.com:465, or nothing to send no mails',
  },
  MAIL_FROM: {
    schema: z.string().regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/),
    absent: null,
    remedy: 'the address that mails are from, such as Scenewright <video@example.com>',
  },
  OIDC_ISSUER: {
    schema: z.string().refine(isIssuer),
    absent: null,
    remedy: 'the https address of an issuer of OpenID Connect (http on this machine alone), or nothing',
  },
  OIDC_CLIENT_ID: { schema: z.string().min(1), absent: null, remedy: 'the id of this service at OIDC_ISSUER' },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(1),
    absent: null,
    remedy: 'the secret of this service at OIDC_ISSUER, or nothing for a public client',
  },
  OIDC_NAME: { schema: z.string().min(1).max(40), absent: null, remedy: 'a name for a button, 40 characters at most' },
  OIDC_DOMAINS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
      .refine((names) => names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name))),
    absent: null,
    remedy: 'domains of e-mail addresses, separated by commas, or nothing',
  },
  AGENT_DOCUMENT_HOSTS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
      .refine((names) => names.every((name) => name === '*' || /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name))),
    absent: null,
    remedy: 'names of hosts, separated by commas, * for any, or nothing',
  },
  FONT_SOURCES: {
    schema: z
      .string()
      .transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim())))
      .pipe(z.array(z.enum(['npm', 'google']))),
    absent: null,
    remedy: 'npm, google, both with a comma between, or none',
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
  SCENEWRIGHT_CACHE: { schema: z.string().min(1), absent: null, remedy: 'the path of a folder that can be written' },
  SCENEWRIGHT_BROWSER: { schema: z.string().min(1), absent: null, remedy: 'the path of a Chromium headless shell' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: url(['http:', 'https:']),
    absent: null,
    remedy: 'the address of an OpenTelemetry collector (OTLP over HTTP), such as http://localhost:4318',
  },
  YT_DLP_PATH: { schema: z.string().min(1), absent: null, remedy: 'the path of yt-dlp' },
  LLM_CONTEXT_TOKENS: { schema: wholeNumber(4096, 1e7), absent: undefined, remedy: 'tokens from 4096' },
} as const;

export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as readonly string[];
type ValueOf<N extends VariableName> = z.output<(typeof variables)[N]['schema']> | (typeof variables)[N]['absent'];

/** @throws ConfigurationError naming the variable, when it cannot be used. */
export function readVariable<N extends VariableName>(environment: Environment, name: N): ValueOf<N> {
  const { schema, absent, remedy } = variables[name];
  const text = environment[name]?.trim();
  if (text === undefined || text === '') return absent as ValueOf<N>;
  const result = (schema as z.ZodType).safeParse(text);
  // The value is not repeated: it may be a secret.
  if (!result.success) throw new ConfigurationError(`${name} is wrong. It takes ${remedy}.`);
  return result.data as ValueOf<N>;
}

/** What a variable takes. */
export const remedyOf = (name: VariableName): string => variables[name].remedy;
