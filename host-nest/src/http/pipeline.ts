import type { RequestHandler } from 'express';
import { adminGate } from '../operator/admin-gate.js';
import { queueDashboard } from '../queue/dashboard.js';
import type { Runtime } from '../runtime/runtime.js';
import { gate, observe, readBody, showLimits } from './gate.js';

/**
 * What every request passes before its controller, chosen by the beginning of its path. It looks at the path alone and has
 * no pattern to decode, so that an address that cannot be decoded still meets the gate.
 */
export function requestPipeline(runtime: Runtime): RequestHandler[] {
  const under = (prefix: RegExp, wanted: boolean, handler: RequestHandler): RequestHandler => {
    return (request, response, next) => {
      if (prefix.test(request.originalUrl) === wanted) return handler(request, response, next);
      next();
    };
  };
  const api = /^\/v1([/?]|$)/;
  const admin = /^\/admin\/v1([/?]|$)/;
  const dashboard = queueDashboard({
    adminToken: runtime.configuration.adminToken,
    queues: runtime.boards,
    limiter: runtime.limiter,
  });
  return [
    observe(runtime),
    under(api, false, showLimits(runtime)),
    under(api, true, gate(runtime)),
    under(admin, true, adminGate(runtime.configuration.adminToken)),
    under(/^\/admin\/queues([/?]|$)/, true, dashboard),
    under(/^\/(admin\/)?v1([/?]|$)/, true, readBody(runtime)),
  ];
}
