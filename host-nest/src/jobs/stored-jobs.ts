import type { VideoJob } from '@scenewright/core/jobs';
import { StoredForm, unchanged } from '../database/stored-form.js';

/** `video_jobs.record` */
export const storedJob = new StoredForm<VideoJob>('video job', [unchanged]);

/** `job_documents.body`, of every kind */
export const storedDocument = new StoredForm<object>('document of a video job', [unchanged]);
