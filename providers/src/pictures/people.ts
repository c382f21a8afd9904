/** Somebody's face: it would be taken for the person who is named there. */
const faces = /^(?:bust-in|office-worker|student|technologist|health-worker|teacher|scientist|cook(?!ing)|farmer|artist(?!-palette)|judge|pilot|singer|mechanic|astronaut|firefighter|police-officer|person|man|woman|boy|girl|child|baby|older|adult|princess|prince|construction-worker)/u; // prettier-ignore
export const isFace = (name: string): boolean => faces.test(name);

/** Whether a picture is of somebody or of a crowd, whatever they do. */
export const isPerson = (name: string): boolean => isFace(name) || /^busts?-in/u.test(name);

/** Who swims or rides is seen for what they do. */
export const isActivity = (name: string): boolean => /^person-\w+ing(?:-|$)/u.test(name);

/** Signs for what one sentence says of a thing: where, when, how it is liked. They are nothing that a film comes back to. */
export const isToken = (name: string): boolean =>
  /pushpin|heart|sparkles|waving|label|clipboard|memo|newspaper|calendar|clock|stopwatch|watch|hourglass|check|cross|star$|speech|bubble|magnifying|bust/u.test(name); // prettier-ignore
