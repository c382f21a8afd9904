import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LanguageModelSettings } from '@scenewright/providers';
import {
  ConfigurationError,
  type Configuration,
  type OidcConfiguration,
  type S3Configuration,
} from './configuration.js';
import { readVariable, remedyOf, type Environment, type VariableName } from './variables.js';

/**
 * Reads the variables that `.env.example` explains.
 * @throws ConfigurationError naming the first variable that is wrong or missing beside another.
 */
export function readConfiguration(environment: Environment): Configuration {
  const dataDir = readVariable(environment, 'DATA_DIR');
  const publicUrl = readVariable(environment, 'PUBLIC_URL');
  const configuration: Configuration = {
    port: readVariable(environment, 'PORT'),
    host: readVariable(environment, 'HOST'),
    dataDir: resolve(dataDir),
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    role: readVariable(environment, 'ROLE'),
    databaseUrl: readVariable(environment, 'DATABASE_URL'),
    databasePoolSize: readVariable(environment, 'DATABASE_POOL_SIZE'),
    databaseTimeoutSeconds: readVariable(environment, 'DATABASE_TIMEOUT_SECONDS'),
    redisUrl: readVariable(environment, 'REDIS_URL'),
    s3: readS3(environment),
    assetCacheMb: readVariable(environment, 'ASSET_CACHE_MB'),
    adminToken: readVariable(environment, 'ADMIN_TOKEN'),
    secretKey: readVariable(environment, 'SECRET_KEY'),
    previousSecretKeys: readVariable(environment, 'SECRET_KEY_PREVIOUS') ?? [],
    metricsToken: readVariable(environment, 'METRICS_TOKEN'),
    smtpUrl: readVariable(environment, 'SMTP_URL'),
    mailFrom: readVariable(environment, 'MAIL_FROM'),
    oidc: readOidc(environment),
    agentDocumentHosts: readVariable(environment, 'AGENT_DOCUMENT_HOSTS') ?? [],
    fontSources: readVariable(environment, 'FONT_SOURCES') ?? ['npm', 'google'],
    allowPrivateUrls: readVariable(environment, 'ALLOW_PRIVATE_URLS'),
    trustProxy: readVariable(environment, 'TRUST_PROXY'),
    logLevel: readVariable(environment, 'LOG_LEVEL'),
    requestsPerMinute: readVariable(environment, 'RATE_LIMIT_REQUESTS'),
    videosPerMinute: readVariable(environment, 'RATE_LIMIT_VIDEOS'),
    concurrency: readVariable(environment, 'CONCURRENCY'),
    jobDeadlineSeconds: readVariable(environment, 'JOB_DEADLINE_SECONDS'),
    shutdownSeconds: readVariable(environment, 'SHUTDOWN_SECONDS'),
    retentionDays: readVariable(environment, 'RETENTION_DAYS'),
    otlpEndpoint: readVariable(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '') ?? null,
    languageModel: readLanguageModel(environment),
    ...readMachine(environment),
  };
  checkTogether(configuration);
  return configuration;
}

/**
 * Settings given in code, with the defaults for all others. What a machine has (cache, browser, yt-dlp) is still read from the
 * environment: it is the same for every program on it.
 * @throws ConfigurationError
 */
export function completeConfiguration(given: Partial<Configuration>, environment: Environment): Configuration {
  const defaults: Configuration = { ...readConfiguration({}), ...readMachine(environment) };
  const set = Object.entries(given).filter(([name, value]) => name in defaults && value !== undefined);
  const configuration: Configuration = { ...defaults, ...Object.fromEntries(set) };
  configuration.dataDir = resolve(configuration.dataDir);
  checkTogether(configuration);
  return configuration;
}

/** Settings that need others. */
function checkTogether(configuration: Configuration): void {
  if (configuration.role !== 'all' && configuration.databaseUrl === null) {
    throw new ConfigurationError(
      `ROLE=${configuration.role} needs DATABASE_URL: the embedded database serves one process. Set it, or use ROLE=all.`,
    );
  }
  if (configuration.smtpUrl !== null && configuration.mailFrom === null)
    throw new ConfigurationError(`MAIL_FROM is missing while SMTP_URL is set. It takes ${remedyOf('MAIL_FROM')}.`);
  if (configuration.databaseUrl !== null && configuration.secretKey === null) {
    throw new ConfigurationError(
      `SECRET_KEY is missing while DATABASE_URL is set: all nodes encrypt the secrets in the database with the same key. It takes ${remedyOf('SECRET_KEY')}.`,
    );
  }
}

function readMachine(environment: Environment): Pick<Configuration, 'cacheRoot' | 'browser' | 'ytDlpPath'> {
  const own = readVariable(environment, 'SCENEWRIGHT_CACHE');
  return {
    cacheRoot: own ?? join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'scenewright'),
    browser: readVariable(environment, 'SCENEWRIGHT_BROWSER'),
    ytDlpPath: readVariable(environment, 'YT_DLP_PATH'),
  };
}

function readS3(environment: Environment): S3Configuration | null {
  const endpoint = readVariable(environment, 'S3_ENDPOINT');
  const bucket = readVariable(environment, 'S3_BUCKET');
  const accessKeyId = readVariable(environment, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = readVariable(environment, 'S3_SECRET_ACCESS_KEY');
  const publicEndpoint = readVariable(environment, 'S3_PUBLIC_ENDPOINT');
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
      `${name} is missing while other S3_* variables are set. It takes ${remedyOf(name as VariableName)}.`,
    );
  }
  return {
    endpoint: endpoint as string,
    publicEndpoint: publicEndpoint ?? (endpoint as string),
    region: readVariable(environment, 'S3_REGION'),
    bucket: bucket as string,
    accessKeyId: accessKeyId as string,
    secretAccessKey: secretAccessKey as string,
  };
}

function readOidc(environment: Environment): OidcConfiguration | null {
  const issuer = readVariable(environment, 'OIDC_ISSUER');
  const clientId = readVariable(environment, 'OIDC_CLIENT_ID');
  if (issuer === null && clientId === null) return null;
  if (issuer === null) throw new ConfigurationError('OIDC_ISSUER is missing: OIDC_CLIENT_ID is set.');
  if (clientId === null) throw new ConfigurationError('OIDC_CLIENT_ID is missing: OIDC_ISSUER is set.');
  return {
    issuer,
    clientId,
    clientSecret: readVariable(environment, 'OIDC_CLIENT_SECRET'),
    name: readVariable(environment, 'OIDC_NAME') ?? new URL(issuer).hostname,
    domains: readVariable(environment, 'OIDC_DOMAINS') ?? [],
  };
}

function readLanguageModel(environment: Environment): LanguageModelSettings | null {
  const baseUrl = readVariable(environment, 'LLM_BASE_URL');
  const model = readVariable(environment, 'LLM_MODEL');
  if (baseUrl === null && model === null) return null;
  if (baseUrl === null) throw new ConfigurationError('LLM_BASE_URL is missing: LLM_MODEL is set.');
  if (model === null) throw new ConfigurationError('LLM_MODEL is missing: LLM_BASE_URL is set.');
  return {
    baseUrl,
    model,
    apiKey: readVariable(environment, 'LLM_API_KEY'),
    timeoutSeconds: readVariable(environment, 'LLM_TIMEOUT_SECONDS'),
    contextTokens: readVariable(environment, 'LLM_CONTEXT_TOKENS'),
    review: readVariable(environment, 'LLM_REVIEW'),
  };
}
