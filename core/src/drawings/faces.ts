const faces = /^(?:bust-in|office-worker|student|technologist|health-worker|teacher|scientist|cook(?!ing)|farmer|artist(?!-palette)|judge|pilot|singer|mechanic|astronaut|firefighter|police-officer|person|man(?!s-)|woman(?!s-)|boy|girl|child|baby|older|old-(?:man|woman)|adult|princess|prince|construction-worker)/u; // prettier-ignore

/** Whether a drawing, by its name, is of somebody's face: it would be taken for the person who is named beside it. */
export const isFace = (name: string): boolean => faces.test(name);

/** Who swims or rides is seen for what they do. */
export const isActivity = (name: string): boolean => /^person-\w+ing(?:-|$)/u.test(name);
