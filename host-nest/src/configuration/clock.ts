/** Milliseconds since 1970. */
export type Clock = () => number;

/** The clock of the service: that of the machine, unless the application brings one. */
export const CLOCK = Symbol('Clock');
