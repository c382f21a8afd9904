/** Under this token Nest finds the runtime. */
export const RUNTIME = Symbol('scenewright runtime');
