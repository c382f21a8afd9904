import type Bull from 'bull';

/** A queue that Bull's dashboard can show. */
export type DashboardQueue = Bull.Queue;
