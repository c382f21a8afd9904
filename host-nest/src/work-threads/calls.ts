/** Asks the other thread for what this one has not. */
export type Call = (name: string, input: unknown, signal?: AbortSignal) => Promise<unknown>;
/** Does what a thread asks for, by its name. */
export type Calls = Record<string, (input: never, call: { signal: AbortSignal }) => Promise<unknown>>;
