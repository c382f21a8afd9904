import type { Infographic, InfographicBrief } from '@scenewright/core/infographics';
import type { InfographicEdit } from '@scenewright/providers';

/** Plans and changes graphics; from a thread of its own, so that requests are answered meanwhile. */
export abstract class InfographicMaker {
  abstract plan(brief: InfographicBrief): Promise<Infographic>;
  abstract edit(edit: InfographicEdit): Promise<Infographic>;
}
