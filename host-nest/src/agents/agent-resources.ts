import { Injectable } from '@nestjs/common';
import {
  requireScopes,
  ResourceNotFoundError,
  ResourceTemplate,
  type CacheHint,
  type McpServer,
} from '@modelcontextprotocol/server';
import { ServiceError } from '@scenewright/core/errors';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import type { Principal } from '../accounts/account.js';
import { Catalogs } from '../catalogs/catalogs.js';
import { PublicUrl } from '../configuration/public-url.js';
import { downloadLinkSeconds, FileStore } from '../files/file-store.js';
import { idForm } from '../http/path-ids.guard.js';
import { JobStore } from '../jobs/job-store.js';
import { VideoPresenter } from '../videos/video-presenter.js';
import { agentGuide } from './agent-guide.js';
import { previewView, previewViewUri, viewMimeType } from './preview-view.js';

const json = 'application/json';
const scopeChallenge = requireScopes('videos:read');
/** Catalogues change with the server; what is of an account, and a video, at any time. */
const forAll: CacheHint = { ttlMs: 300_000, cacheScope: 'public' };
const forOne: CacheHint = { ttlMs: 0, cacheScope: 'private' };

interface Described {
  name: string;
  title: string;
  description: string;
  read: () => unknown;
  cacheHint: CacheHint;
}

/** What agents can read without a tool: the guide, the catalogues, and a video with its storyboard. */
@Injectable()
export class AgentResources {
  constructor(
    private readonly catalogs: Catalogs,
    private readonly jobs: JobStore,
    private readonly presenter: VideoPresenter,
    private readonly files: FileStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  addTo(server: McpServer, { account }: Principal): void {
    server.registerResource(
      'guide',
      'scenewright://guide',
      {
        title: 'Guide for agents',
        description: 'How videos are made and changed with these tools, in a page.',
        mimeType: 'text/markdown',
        cacheHint: forAll,
        scopeChallenge,
      },
      async ({ href: uri }) => ({ contents: [{ uri, mimeType: 'text/markdown', text: agentGuide }] }),
    );
    server.registerResource(
      'preview',
      previewViewUri,
      {
        title: 'Preview of a video',
        description: 'A player, for clients that show views beside the answer of preview_video.',
        mimeType: viewMimeType,
        cacheHint: forAll,
        scopeChallenge,
      },
      async ({ href: uri }) => ({
        contents: [
          { uri, mimeType: viewMimeType, text: previewView(this.publicUrl.get()), _meta: await this.viewMeta() },
        ],
      }),
    );
    for (const { name, read, ...facts } of this.catalogues(account.id)) {
      server.registerResource(
        name,
        `scenewright://${name}`,
        { ...facts, mimeType: json, scopeChallenge },
        async ({ href: uri }) => ({
          contents: [{ uri, mimeType: json, text: JSON.stringify(await read()) }],
        }),
      );
    }
    server.registerResource(
      'video',
      new ResourceTemplate('scenewright://videos/{id}', { list: undefined }),
      {
        title: 'A video',
        description: 'Its record, as get_video_status gives it.',
        mimeType: json,
        cacheHint: forOne,
        scopeChallenge,
      },
      async ({ href }, { id }) => jsonOf(href, await this.video(account.id, id, href)),
    );
    server.registerResource(
      'storyboard',
      new ResourceTemplate('scenewright://videos/{id}/storyboard', { list: undefined }),
      {
        title: 'The storyboard of a video',
        description: 'Its scenes with their kind, the words on screen and the words that are spoken.',
        mimeType: json,
        cacheHint: forOne,
        scopeChallenge,
      },
      async ({ href }, { id }) => jsonOf(href, await this.storyboard(account.id, id, href)),
    );
  }

  /** The view loads films from where their links lead, and nothing else from anywhere. */
  private async viewMeta(): Promise<Record<string, unknown>> {
    const link = await this.files.link('videos/any.mp4', { name: 'any.mp4', seconds: downloadLinkSeconds });
    return { ui: { csp: { resourceDomains: [new URL(link).origin] }, prefersBorder: true } };
  }

  private catalogues(accountId: string): Described[] {
    const { catalogs } = this;
    return [
      {
        name: 'models',
        title: 'Models',
        description: 'What each model can do, how long its videos may be, what it needs to start.',
        read: () => catalogs.models(),
        cacheHint: forAll,
      },
      {
        name: 'animation-styles',
        title: 'Looks',
        description: 'Looks of videos with mood and colours.',
        read: () => catalogs.styles(),
        cacheHint: forAll,
      },
      {
        name: 'voices',
        title: 'Voices',
        description: 'Voices of the narration.',
        read: () => catalogs.voices(),
        cacheHint: forAll,
      },
      {
        name: 'brand-kits',
        title: 'Brand kits',
        description: 'Saved brands of the account.',
        read: () => catalogs.brandKits(accountId),
        cacheHint: forOne,
      },
    ];
  }

  private async video(accountId: string, id: unknown, uri: string): Promise<unknown> {
    return this.presenter.present(await this.found(accountId, id, uri));
  }

  private async storyboard(accountId: string, id: unknown, uri: string): Promise<unknown> {
    const job = await this.found(accountId, id, uri);
    const storyboard = await this.jobs.document<Storyboard>(job.id, 'storyboard');
    if (storyboard === null) throw new ResourceNotFoundError(uri, `Video ${job.id} has no storyboard yet.`);
    return { video_id: job.id, ...storyboard, scenes: storyboard.scenes.map((scene) => withoutPaths(scene)) };
  }

  private async found(accountId: string, id: unknown, uri: string) {
    if (typeof id === 'string' && idForm.test(id)) {
      try {
        return await this.jobs.get(accountId, id);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
      }
    }
    throw new ResourceNotFoundError(uri, 'There is no such video.');
  }
}

/** Drawings by their names: what they are drawn of is long, and tells a reader nothing. */
function withoutPaths(scene: StoryboardScene): object {
  const { drawings, ...said } = scene;
  return drawings ? { ...said, drawings: drawings.map(({ name }) => name) } : said;
}

const jsonOf = (uri: string, value: unknown) => ({ contents: [{ uri, mimeType: json, text: JSON.stringify(value) }] });
