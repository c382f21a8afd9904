/** Somebody's face: it would be taken for the person who is named there. */
const faces = /^(?:bust-in|office-worker|student|technologist|health-worker|teacher|scientist|cook(?!ing)|farmer|artist(?!-palette)|judge|pilot|singer|mechanic|astronaut|firefighter|police-officer|person|man|woman|boy|girl|child|baby|older|adult|princess|prince|construction-worker)/u; // prettier-ignore
export const isFace = (name: string): boolean => faces.test(name);

/** Whether a picture is of somebody or of a crowd, whatever they do. */
export const isPerson = (name: string): boolean => isFace(name) || /^busts?-in/u.test(name);

/** Who swims or rides is seen for what they do. */
export const isActivity = (name: string): boolean => /^person-\w+ing(?:-|$)/u.test(name);
