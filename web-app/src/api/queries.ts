import type { Asset } from '@scenewright/core/assets';
import type { Timeline } from '@scenewright/core/timeline';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get } from './client.js';
import { paced } from './live.js';
import {
  isWorking,
  type Agent,
  type ApiKey,
  type BrandKit,
  type Delivery,
  type Frame,
  type Graphic,
  type GraphicItem,
  type LedgerEntry,
  type Me,
  type MemberEntry,
  type Model,
  type OwnFont,
  type PasskeyEntry,
  type ProviderKey,
  type ProviderPart,
  type SessionEntry,
  type Share,
  type Style,
  type UsedDay,
  type Video,
  type Voice,
} from './wire.js';

/** Milliseconds between looks at what is being made. */
const followMs = 1000;
const listMs = 3000;

export const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => get<Me>('/app/api/me', signal) });

export const videosQuery = infiniteQueryOptions({
  queryKey: ['videos', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    get<{ videos: Video[]; next_cursor: string | null }>(
      `/v1/videos?limit=24${pageParam === null ? '' : `&cursor=${pageParam}`}`,
      signal,
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ videos }) => videos.some(isWorking)) === true ? paced(listMs) : false,
});

/** As many as one page may have. */
export const latestVideosQuery = queryOptions({
  queryKey: ['videos', 'latest'],
  queryFn: ({ signal }) => get<{ videos: Video[] }>('/v1/videos?limit=100', signal),
});

export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: ['video', id],
    queryFn: ({ signal }) => get<Video>(`/v1/videos/${id}`, signal),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? paced(followMs) : false),
    // A link to a file ends after a quarter of an hour.
    staleTime: 10_000,
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ['timeline', id],
    queryFn: ({ signal }) => get<{ timeline: Timeline | null }>(`/app/api/videos/${id}/timeline`, signal),
    staleTime: Infinity,
  });

export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['share', id],
    queryFn: ({ signal }) => get<{ share: Share | null }>(`/app/api/videos/${id}/share`, signal),
  });

/** Pictures of a review gate; another revision has others. */
export const framesQuery = (id: string, of: string) =>
  queryOptions({
    queryKey: ['frames', id, of],
    queryFn: ({ signal }) => get<{ frames: Frame[] }>(`/v1/videos/${id}/frames?max_frames=12`, signal),
    staleTime: Infinity,
  });

export const graphicsQuery = infiniteQueryOptions({
  queryKey: ['infographics'],
  queryFn: ({ pageParam, signal }) =>
    get<{ projects: GraphicItem[]; nextCursor: string | null }>(
      `/v1/infographics?limit=24${pageParam === null ? '' : `&cursor=${pageParam}`}`,
      signal,
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const graphicQuery = (id: string) =>
  queryOptions({
    queryKey: ['infographic', id],
    queryFn: ({ signal }) => get<Graphic>(`/v1/infographics/${id}`, signal),
    refetchInterval: ({ state }) =>
      state.data?.versions.some(({ renders }) =>
        renders.some(({ status }) => status === 'queued' || status === 'rendering'),
      ) === true
        ? followMs
        : false,
  });

const lasting = { staleTime: 10 * 60_000 };
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => get<{ models: Model[] }>('/v1/models', signal),
  ...lasting,
});
export const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => get<{ default_style: string; styles: Style[] }>('/v1/animation-styles', signal),
  ...lasting,
});
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => get<{ voices: Voice[] }>('/v1/voices', signal),
  ...lasting,
});
export const brandKitsQuery = queryOptions({
  queryKey: ['brand-kits'],
  queryFn: ({ signal }) => get<{ brand_kits: BrandKit[] }>('/v1/brand-kits', signal),
});

export const ownFontsQuery = queryOptions({
  queryKey: ['fonts'],
  queryFn: ({ signal }) => get<{ fonts: OwnFont[] }>('/app/api/fonts', signal),
});
/** The files of named families that are not bundled. */
export const facesQuery = (fonts: { heading?: string; body?: string }) =>
  queryOptions({
    queryKey: ['faces', fonts.heading ?? '', fonts.body ?? ''],
    queryFn: ({ signal }) =>
      get<{ faces: Asset[] }>(`/app/api/fonts/faces?${new URLSearchParams(fonts).toString()}`, signal),
    ...lasting,
  });

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => get<{ keys: ApiKey[] }>('/app/api/keys', signal),
});
export const providerKeysQuery = queryOptions({
  queryKey: ['provider-keys'],
  queryFn: ({ signal }) => get<{ parts: ProviderPart[]; keys: ProviderKey[] }>('/app/api/provider-keys', signal),
});
export const deliveriesQuery = queryOptions({
  queryKey: ['deliveries'],
  queryFn: ({ signal }) => get<{ deliveries: Delivery[] }>('/app/api/deliveries?limit=50', signal),
  refetchInterval: ({ state }) =>
    state.data?.deliveries.some((one) => one.state === 'pending') === true ? followMs : false,
});
export const agentsQuery = queryOptions({
  queryKey: ['agents'],
  queryFn: ({ signal }) => get<{ agents: Agent[] }>('/app/api/agents', signal),
});
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => get<{ members: MemberEntry[] }>('/app/api/members', signal),
});
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => get<{ passkeys: PasskeyEntry[] }>('/app/api/passkeys', signal),
});
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => get<{ sessions: SessionEntry[] }>('/app/api/sessions', signal),
});
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => get<{ days: UsedDay[] }>('/app/api/usage', signal),
});
export const ledgerQuery = (unit: 'credits' | 'export_minutes') =>
  infiniteQueryOptions({
    queryKey: ['ledger', unit],
    queryFn: ({ pageParam, signal }) =>
      get<{ entries: LedgerEntry[]; next_cursor: number | null }>(
        `/app/api/ledger?unit=${unit}${pageParam === null ? '' : `&cursor=${pageParam}`}`,
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

/** What can be chosen beside the catalogues. */
export const choicesQuery = queryOptions({
  queryKey: ['choices'],
  queryFn: ({ signal }) =>
    get<{ caption_styles: string[]; languages: string[]; fonts: string[] }>('/app/api/choices', signal),
  ...lasting,
});
