import type { VideoJob } from '@scenewright/core/jobs';
import { StoredForm, unchanged } from '../database/stored-form.js';

/**
 * `video_jobs.record`. Version 2: a render may have stills. A node that knows nothing of them would take their file for a
 * stray one.
 */
export const storedJob = new StoredForm<VideoJob>('video job', [unchanged, unchanged]);

/** `job_documents.body`, of every kind */
export const storedDocument = new StoredForm<object>('document of a video job', [unchanged]);
