import { isFace } from '@scenewright/core/drawings';

export { isActivity, isFace } from '@scenewright/core/drawings';

/** Whether a picture is of somebody or of a crowd, whatever they do. */
export const isPerson = (name: string): boolean => isFace(name) || /^busts?-in/u.test(name);

/** Signs for what one sentence says of a thing: where, when, how it is liked. They are nothing that a film comes back to. */
export const isToken = (name: string): boolean =>
  /pushpin|heart|sparkles|waving|label|clipboard|memo|newspaper|calendar|clock|stopwatch|watch|hourglass|check|cross|star$|speech|bubble|magnifying|bust/u.test(name); // prettier-ignore
