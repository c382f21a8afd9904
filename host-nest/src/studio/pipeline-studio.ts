import type { Configuration } from '../configuration/configuration.js';
import type { Studio } from './studio.js';

/** The real pipeline: core's stages with the offline providers and the render pool. */
export async function createPipelineStudio(_configuration: Configuration): Promise<Studio> {
  throw new Error('The pipeline is not wired yet.');
}
