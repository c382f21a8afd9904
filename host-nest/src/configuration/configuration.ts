import type { LanguageModelSettings } from '@scenewright/providers';
import type { TrustedProxies } from './trusted-proxies.js';

/** A variable of the environment that cannot be used. The message names it and says what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The settings of the service. Nest injects them by this class. */
export abstract class Configuration {
  abstract port: number;
  abstract host: string;
  abstract dataDir: string;
  /** Without a slash at the end. Empty until the server listens, when the variable is not set. */
  abstract publicUrl: string | null;
  abstract role: 'all' | 'api' | 'render';
  /** null: embedded. */
  abstract databaseUrl: string | null;
  /** Connections to DATABASE_URL that this process holds at most. */
  abstract databasePoolSize: number;
  /** Seconds that a statement may take and a request waits for a connection. */
  abstract databaseTimeoutSeconds: number;
  abstract redisUrl: string | null;
  abstract s3: S3Configuration | null;
  /** Mebibytes of assets that this node keeps beside the bucket. */
  abstract assetCacheMb: number;
  abstract adminToken: string | null;
  /** What stored secrets are encrypted with; null: a key in a file of DATA_DIR. */
  abstract secretKey: string | null;
  /** They still decrypt. */
  abstract previousSecretKeys: string[];
  /** Opens /metrics and nothing else. */
  abstract metricsToken: string | null;
  /** null: no mails are sent. */
  abstract smtpUrl: string | null;
  abstract mailFrom: string | null;
  /** Whom people sign in with beside their passwords; null: nobody. */
  abstract oidc: OidcConfiguration | null;
  /** Hosts whose documents agents may name in place of registering; `*`: any. */
  abstract agentDocumentHosts: readonly string[];
  /** Who is asked, in this order, for a font that a brand names and that does not come along. */
  abstract fontSources: readonly ('npm' | 'google')[];
  abstract allowPrivateUrls: boolean;
  /** What proxies are believed in `X-Forwarded-For`, as Express takes it: none, so many hops, or those at addresses. */
  abstract trustProxy: TrustedProxies;
  abstract logLevel: string;
  abstract requestsPerMinute: number;
  abstract videosPerMinute: number;
  /** Where traces are sent to (OTLP over HTTP), without a slash at the end; null: nowhere. */
  abstract otlpEndpoint: string | null;
  /** Builds and renders that this process works on at the same time. */
  abstract concurrency: number;
  /** Wall-clock seconds that one video may take. */
  abstract jobDeadlineSeconds: number;
  /** Seconds that downloads get to finish when the process is told to stop. */
  abstract shutdownSeconds: number;
  /** Days for which an MP4 is kept; 0 keeps it for ever. */
  abstract retentionDays: number;
  /** Plans in place of the rules; null: the rules plan. */
  abstract languageModel: LanguageModelSettings | null;
  /** Browser, bundle and rendered segments; may be emptied while the service is down. */
  abstract cacheRoot: string;
  /** A Chromium headless shell in place of the one that comes along. */
  abstract browser: string | null;
  /** yt-dlp; null: the one on PATH, if there is one. */
  abstract ytDlpPath: string | null;
}

/** An issuer of OpenID Connect that knows this service as its client. */
export interface OidcConfiguration {
  issuer: string;
  clientId: string;
  /** null: a public client. */
  clientSecret: string | null;
  /** What its button says. */
  name: string;
  /** Whoever has a checked address in one of them becomes a member of the first account. */
  domains: readonly string[];
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
