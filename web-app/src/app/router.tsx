import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CreatePage } from '../create/create-page.js';
import { VideosPage } from '../videos/videos-page.js';
import { base } from './base.js';
import { Failed } from './failed.js';
import { NotFound } from './not-found.js';
import { Shell } from './shell.js';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

/** What the create page may begin with: chosen elsewhere, and brought along in the address. */
export interface CreateSearch {
  prompt?: string;
  style?: string;
  voice?: string;
  kit?: string;
}
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The version that a video is shown beside. */
export interface VideoSearch {
  beside?: string;
}

const create = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: CreatePage,
  validateSearch: (search): CreateSearch => ({
    prompt: text(search['prompt']),
    style: text(search['style']),
    voice: text(search['voice']),
    kit: text(search['kit']),
  }),
});
const videos = createRoute({ getParentRoute: () => root, path: '/videos', component: VideosPage });
const video = createRoute({
  getParentRoute: () => root,
  path: '/videos/$id',
  validateSearch: (search): VideoSearch => ({ beside: text(search['beside']) }),
  component: lazyRouteComponent(() => import('../videos/video-page.js'), 'VideoPage'),
});
const infographics = createRoute({
  getParentRoute: () => root,
  path: '/infographics',
  component: lazyRouteComponent(() => import('../infographics/infographics-page.js'), 'InfographicsPage'),
});
const infographic = createRoute({
  getParentRoute: () => root,
  path: '/infographics/$id',
  component: lazyRouteComponent(() => import('../infographics/infographic-page.js'), 'InfographicPage'),
});
const kits = createRoute({
  getParentRoute: () => root,
  path: '/brand-kits',
  component: lazyRouteComponent(() => import('../brand-kits/brand-kits-page.js'), 'BrandKitsPage'),
});
const kit = createRoute({
  getParentRoute: () => root,
  path: '/brand-kits/$id',
  component: lazyRouteComponent(() => import('../brand-kits/brand-kit-page.js'), 'BrandKitPage'),
});
const styles = createRoute({
  getParentRoute: () => root,
  path: '/styles',
  component: lazyRouteComponent(() => import('../catalogue/styles-page.js'), 'StylesPage'),
});
const voices = createRoute({
  getParentRoute: () => root,
  path: '/voices',
  component: lazyRouteComponent(() => import('../catalogue/voices-page.js'), 'VoicesPage'),
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-page.js'), 'AccountPage'),
});
const keys = createRoute({
  getParentRoute: () => root,
  path: '/keys',
  component: lazyRouteComponent(() => import('../account/keys-page.js'), 'KeysPage'),
});
const providers = createRoute({
  getParentRoute: () => root,
  path: '/providers',
  component: lazyRouteComponent(() => import('../account/providers-page.js'), 'ProvidersPage'),
});
const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../account/webhooks-page.js'), 'WebhooksPage'),
});
const agents = createRoute({
  getParentRoute: () => root,
  path: '/agents',
  component: lazyRouteComponent(() => import('../account/agents-page.js'), 'AgentsPage'),
});
const members = createRoute({
  getParentRoute: () => root,
  path: '/members',
  component: lazyRouteComponent(() => import('../account/members-page.js'), 'MembersPage'),
});

const operator = createRoute({
  getParentRoute: () => root,
  path: '/operator',
  component: lazyRouteComponent(() => import('../operator/operator-layout.js'), 'OperatorLayout'),
});
const operatorParts = operator.addChildren([
  createRoute({
    getParentRoute: () => operator,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/operator/accounts', replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/accounts',
    component: lazyRouteComponent(() => import('../operator/accounts-page.js'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/accounts/$id',
    component: lazyRouteComponent(() => import('../operator/operated-account-page.js'), 'OperatedAccountPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/plans',
    component: lazyRouteComponent(() => import('../operator/plans-page.js'), 'PlansPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/queue',
    component: lazyRouteComponent(() => import('../operator/queue-page.js'), 'QueuePage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/nodes',
    component: lazyRouteComponent(() => import('../operator/nodes-page.js'), 'NodesPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/storage',
    component: lazyRouteComponent(() => import('../operator/storage-page.js'), 'StoragePage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: '/failures',
    component: lazyRouteComponent(() => import('../operator/failures-page.js'), 'FailuresPage'),
  }),
]);

/** Addresses of the app; `SiteController` of the service opens it under each of them. */
export const router = createRouter({
  routeTree: root.addChildren([
    create,
    videos,
    video,
    infographics,
    infographic,
    kits,
    kit,
    styles,
    voices,
    account,
    keys,
    providers,
    webhooks,
    agents,
    members,
    operatorParts,
  ]),
  basepath: `${base}/app`,
  defaultErrorComponent: Failed,
  defaultPreload: 'intent',
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
