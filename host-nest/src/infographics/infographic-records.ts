import type { Infographic, SettingsValues } from '@scenewright/core/infographics';
import { StoredForm, unchanged } from '../database/stored-form.js';

export interface Size {
  width: number;
  height: number;
}

/** A project as it is stored. Times are milliseconds since 1970. */
export interface ProjectRecord {
  id: string;
  accountId: string;
  keyId: string;
  title: string;
  prompt: string;
  /** Of the generate request: what renders fall back on. */
  webhookUrl: string | null;
  createdAt: number;
  updatedAt: number;
}

export interface VersionRecord {
  id: string;
  projectId: string;
  status: 'generating' | 'ready' | 'failed';
  prompt: string;
  dimensions: Size;
  /** Seconds. */
  duration: number;
  fps: number;
  graphic: Infographic;
  creditsCost: number;
  /** File of the picture that lists show, once it is drawn. */
  thumbnail: string | null;
  createdAt: number;
}

export interface RenderRecord {
  id: string;
  projectId: string;
  versionId: string;
  accountId: string;
  keyId: string;
  status: 'queued' | 'rendering' | 'completed' | 'failed';
  /** Raised by each worker that takes it up: one that was presumed dead can write nothing. */
  fence: number;
  dimensions: Size;
  duration: number;
  fps: number;
  settingsValues: SettingsValues;
  webhookUrl: string | null;
  hold: string;
  file: string | null;
  error: { code: string; message: string } | null;
  createdAt: number;
  updatedAt: number;
}

/** The `record` of their tables. */
export const storedProject = new StoredForm<ProjectRecord>('infographic project', [unchanged]);
export const storedVersion = new StoredForm<VersionRecord>('version of an infographic', [unchanged]);
export const storedRender = new StoredForm<RenderRecord>('render of an infographic', [unchanged]);
