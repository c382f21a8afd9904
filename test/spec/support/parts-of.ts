import type { INestApplication } from '@nestjs/common';
import type { Kysely } from 'kysely';
import {
  AccountStore,
  Configuration,
  CreateVideo,
  DATABASE,
  FileStore,
  Infographics,
  JobStore,
  LinkSigner,
  SegmentExchange,
  type Database,
} from '@scenewright/host-nest';

/** What tests look at behind the interface of a running server. */
export const partsOf = ({ app }: { app: INestApplication }) => ({
  db: app.get<Kysely<Database>>(DATABASE),
  accounts: app.get(AccountStore),
  configuration: app.get(Configuration),
  createVideo: app.get(CreateVideo),
  files: app.get(FileStore),
  infographics: app.get(Infographics),
  jobs: app.get(JobStore),
  linkSigner: app.get(LinkSigner),
  segments: app.get(SegmentExchange),
});
