import { idForm } from '../http/request.pipe.js';
import { openApiDocument } from './document.js';

const operatorPaths: Record<string, string[]> = {
  '/admin/v1/accounts': ['POST'],
  '/admin/v1/accounts/{id}': ['GET', 'PATCH'],
  '/admin/v1/accounts/{id}/keys': ['POST'],
  '/admin/v1/accounts/{id}/brand-kits': ['POST'],
  '/admin/v1/accounts/{id}/deliveries': ['GET'],
  '/admin/v1/deliveries/{id}/resend': ['POST'],
  '/admin/v1/keys/{id}': ['DELETE'],
  '/livez': ['GET'],
  '/readyz': ['GET'],
  '/metrics': ['GET'],
  '/openapi.json': ['GET'],
};

const known = [
  ...Object.entries(openApiDocument('').paths).map(([path, item]) => ({
    pattern: patternOf(path),
    methods: Object.keys(item).map((method) => method.toUpperCase()),
  })),
  ...Object.entries(operatorPaths).map(([path, methods]) => ({ pattern: patternOf(path), methods })),
];

/** The methods that a path takes, or null when there is no such path; one with an id that nothing can have is none. */
export function methodsOf(path: string): string[] | null {
  const found = known.find((entry) => entry.pattern.test(path));
  if (!found) return null;
  return found.methods.includes('GET') ? [...found.methods, 'HEAD'] : found.methods;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, idForm.source.slice(1, -1))}$`);
}
