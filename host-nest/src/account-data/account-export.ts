import { Injectable } from '@nestjs/common';
import { meterUnits } from '@scenewright/core/billing';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore } from '../accounts/key-store.js';
import { LedgerReader } from '../accounts/ledger-reader.js';
import { LocalAssets } from '../assets/local-assets.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { exportedAsset, exportedMp4, type ExportEntry, type ExportLine } from '../exports/export-entry.js';
import { FileStore } from '../files/file-store.js';
import { OwnFonts } from '../fonts/own-fonts.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { presentProject } from '../infographics/present-infographic.js';
import { JobStore } from '../jobs/job-store.js';
import { presentAccountKey, presentListedAccount } from '../operator/operator-answers.js';
import { PersonStore } from '../people/person-store.js';
import { ProviderKeys } from '../provider-keys/provider-keys.js';
import { VideoExport } from '../videos/video-export.js';

const pageSize = 100;
const iso = (time: number): string => new Date(time).toISOString();

/**
 * All that an account has, a record a line: itself, its people, keys (no secrets), brand kits, fonts, providers of its own,
 * videos with their requests, infographics, files, and the ledger. The last line is `end`: without it the export is not whole.
 * A line of a file names its `path` in an archive with the files; MP4s have a link of about 15 minutes as well.
 */
@Injectable()
export class AccountExport {
  constructor(
    private readonly accounts: AccountStore,
    private readonly people: PersonStore,
    private readonly keys: KeyStore,
    private readonly brandKits: BrandKitStore,
    private readonly fonts: OwnFonts,
    private readonly providerKeys: ProviderKeys,
    private readonly jobs: JobStore,
    private readonly videos: VideoExport,
    private readonly infographics: InfographicStore,
    private readonly ledger: LedgerReader,
    private readonly publicUrl: PublicUrl,
    private readonly files: FileStore,
    private readonly assets: LocalAssets,
  ) {}

  /** @throws ServiceError not_found, with the first entry */
  async *entries(accountId: string): AsyncGenerator<ExportEntry> {
    yield { line: { kind: 'account', ...presentListedAccount(await this.accounts.summary(accountId)) } };
    for (const { createdAt, ...person } of await this.people.list(accountId))
      yield { line: { kind: 'person', ...person, created_at: iso(createdAt) } };
    yield* paged(async (cursor) => {
      const { keys, nextCursor } = await this.keys.list(accountId, { limit: pageSize, cursor, state: null });
      return {
        entries: keys.map((key) => ({ line: { ...presentAccountKey(key), ...stands('key', key.kind) } })),
        next: nextCursor,
      };
    });
    for (const { logo, ...kit } of await this.brandKits.list(accountId)) {
      yield { line: { kind: 'brand_kit', ...kit, ...(logo && { logo: logo.digest }) } };
      if (logo) yield exportedAsset(this.assets, logo, kit.id);
    }
    for (const { id, asset, createdAt } of await this.fonts.list(accountId)) {
      yield { line: { kind: 'font', id, ...asset.font, created_at: iso(createdAt) } };
      yield exportedAsset(this.assets, asset, id);
    }
    for (const { baseUrl, savedAt, ...key } of await this.providerKeys.list(accountId))
      yield { line: { kind: 'provider_key', ...key, base_url: baseUrl, saved_at: iso(savedAt) } };
    yield* paged((cursor) => this.pageOfVideos(accountId, cursor));
    yield* paged((cursor) => this.pageOfInfographics(accountId, cursor));
    for (const unit of meterUnits)
      yield* paged<number>(async (before) => {
        const { entries, next } = await this.ledger.entries(accountId, unit, { limit: pageSize, before });
        return {
          entries: entries.map(({ kind, at, ...entry }) => ({
            line: { ...{ kind: 'ledger_entry' as const, unit, movement: kind }, ...entry, at: iso(at) },
          })),
          next,
        };
      });
    yield { line: { kind: 'end' } };
  }

  private async pageOfVideos(accountId: string, cursor: string | null) {
    const { jobs, nextCursor } = await this.jobs.list(accountId, { limit: pageSize, cursor, status: null });
    const entries: ExportEntry[] = [];
    for (const job of jobs) entries.push(...(await this.videos.of(job)));
    return { entries, next: nextCursor };
  }

  private async pageOfInfographics(accountId: string, cursor: string | null) {
    const { infographics: store } = this;
    const { projects, nextCursor } = await store.list(accountId, { limit: pageSize, cursor });
    const entries: ExportEntry[] = [];
    for (const project of projects) {
      const [versions, renders] = await Promise.all([store.versions(project.id), store.renders.of(project.id)]);
      const record = await presentProject(project, versions, renders, { store, publicUrl: this.publicUrl.get() });
      entries.push({ line: { kind: 'infographic', ...record } });
      for (const { renderId: id, url } of record.versions.flatMap((version) => version.renders)) {
        const file = renders.find((render) => render.id === id)?.file;
        if (url !== undefined && file)
          entries.push(exportedMp4(this.files, file, { id, of: project.id, download_url: url }));
      }
    }
    return { entries, next: nextCursor };
  }
}

/** A key has a kind of its own. */
const stands = (kind: ExportLine['kind'], keyKind: string) => ({ kind, used_by: keyKind });

async function* paged<C = string>(
  page: (cursor: C | null) => Promise<{ entries: ExportEntry[]; next: C | null }>,
): AsyncGenerator<ExportEntry> {
  let cursor: C | null = null;
  do {
    const { entries, next }: { entries: ExportEntry[]; next: C | null } = await page(cursor);
    yield* entries;
    cursor = next;
  } while (cursor !== null);
}
