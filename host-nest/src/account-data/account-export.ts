import { Injectable } from '@nestjs/common';
import { meterUnits } from '@scenewright/core/billing';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore } from '../accounts/key-store.js';
import { LedgerReader } from '../accounts/ledger-reader.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { presentProject } from '../infographics/present-infographic.js';
import { JobStore } from '../jobs/job-store.js';
import { presentAccountKey, presentListedAccount } from '../operator/operator-answers.js';
import { PersonStore } from '../people/person-store.js';
import { VideoPresenter } from '../videos/video-presenter.js';

const pageSize = 100;
const iso = (time: number): string => new Date(time).toISOString();

export interface ExportLine {
  kind: 'account' | 'person' | 'key' | 'brand_kit' | 'video' | 'infographic' | 'file' | 'ledger_entry' | 'end';
  [field: string]: unknown;
}

/**
 * All that an account has, a record a line: itself, its people, keys (no secrets), brand kits, videos with their requests,
 * infographics, files with a link of about 15 minutes, and the ledger. The last line is `end`: without it the export is not whole.
 */
@Injectable()
export class AccountExport {
  constructor(
    private readonly accounts: AccountStore,
    private readonly people: PersonStore,
    private readonly keys: KeyStore,
    private readonly brandKits: BrandKitStore,
    private readonly jobs: JobStore,
    private readonly videos: VideoPresenter,
    private readonly infographics: InfographicStore,
    private readonly ledger: LedgerReader,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** @throws ServiceError not_found, with the first line */
  async *lines(accountId: string): AsyncGenerator<ExportLine> {
    yield { kind: 'account', ...presentListedAccount(await this.accounts.summary(accountId)) };
    for (const { createdAt, ...person } of await this.people.list(accountId))
      yield { kind: 'person', ...person, created_at: iso(createdAt) };
    yield* paged(async (cursor) => {
      const { keys, nextCursor } = await this.keys.list(accountId, { limit: pageSize, cursor, state: null });
      return {
        lines: keys.map((key) => ({ ...presentAccountKey(key), ...stands('key', key.kind) })),
        next: nextCursor,
      };
    });
    for (const { logo, ...kit } of await this.brandKits.list(accountId))
      yield { kind: 'brand_kit', ...kit, ...(logo && { logo: logo.digest }) };
    yield* paged((cursor) => this.pageOfVideos(accountId, cursor));
    yield* paged((cursor) => this.pageOfInfographics(accountId, cursor));
    for (const unit of meterUnits)
      yield* paged<number>(async (before) => {
        const { entries, next } = await this.ledger.entries(accountId, unit, { limit: pageSize, before });
        return {
          lines: entries.map(({ kind, at, ...entry }) => ({
            ...{ kind: 'ledger_entry' as const, unit, movement: kind },
            ...entry,
            at: iso(at),
          })),
          next,
        };
      });
    yield { kind: 'end' };
  }

  private async pageOfVideos(accountId: string, cursor: string | null) {
    const { jobs, nextCursor } = await this.jobs.list(accountId, { limit: pageSize, cursor, status: null });
    const lines: ExportLine[] = [];
    for (const job of jobs) {
      const record = await this.videos.present(job);
      lines.push({ kind: 'video', ...record, request: job.request });
      for (const { id, bytes, created_at, download_url } of record.renders)
        lines.push({ kind: 'file', id, of: job.id, media_type: 'video/mp4', bytes, created_at, download_url });
    }
    return { lines, next: nextCursor };
  }

  private async pageOfInfographics(accountId: string, cursor: string | null) {
    const { infographics: store } = this;
    const { projects, nextCursor } = await store.list(accountId, { limit: pageSize, cursor });
    const lines: ExportLine[] = [];
    for (const project of projects) {
      const [versions, renders] = await Promise.all([store.versions(project.id), store.renders.of(project.id)]);
      const record = await presentProject(project, versions, renders, { store, publicUrl: this.publicUrl.get() });
      lines.push({ kind: 'infographic', ...record });
      for (const { renderId, url } of record.versions.flatMap((version) => version.renders))
        if (url !== undefined)
          lines.push({ kind: 'file', id: renderId, of: project.id, media_type: 'video/mp4', download_url: url });
    }
    return { lines, next: nextCursor };
  }
}

/** A key has a kind of its own. */
const stands = (kind: ExportLine['kind'], keyKind: string) => ({ kind, used_by: keyKind });

async function* paged<C = string>(
  page: (cursor: C | null) => Promise<{ lines: ExportLine[]; next: C | null }>,
): AsyncGenerator<ExportLine> {
  let cursor: C | null = null;
  do {
    const { lines, next }: { lines: ExportLine[]; next: C | null } = await page(cursor);
    yield* lines;
    cursor = next;
  } while (cursor !== null);
}
