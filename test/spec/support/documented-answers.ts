import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { INestApplication } from '@nestjs/common';
import { ServiceDocument } from '@scenewright/host-nest';

type Json = Record<string, unknown>;
interface Documented {
  pattern: RegExp;
  /** By method, then by status: the schema of the body. */
  answers: Record<string, Record<string, Json>>;
  validatorOf: (schema: Json) => ValidateFunction;
}

let known: Promise<Documented[]> | null = null;

/** From now on answers are held to the document of this service; that of every other one is the same. */
export const useDocument = (app: INestApplication): void => {
  known ??= read(app);
};

/**
 * Holds an answer of the service to the document that it gives of itself: a status that the document does not have, a field
 * that it does not name, or one that is not as it says, is an error. What the document has no path for is nobody's promise.
 */
export async function holdToDocument(
  request: { method: string; path: string },
  answer: { status: number; body: unknown },
): Promise<void> {
  if (!known) throw new Error('No document was read: see useDocument.');
  const path = request.path.split('?', 1)[0] as string;
  const documented = (await known).find(({ pattern }) => pattern.test(path));
  const answers = documented?.answers[request.method.toLowerCase()];
  if (!documented || !answers) return;
  const place = `${request.method} ${path} ${answer.status}`;
  const schema = answers[answer.status];
  if (!schema) throw new Error(`${place} is not documented: ${JSON.stringify(answer.body)}`);
  const validate = documented.validatorOf(schema);
  if (!validate(answer.body)) {
    const errors = validate.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]);
    throw new Error(`${place} is not as documented: ${JSON.stringify(errors)} in ${JSON.stringify(answer.body)}`);
  }
}

/** Without a body in the document there is none in the answer; a file is not looked into. */
const bodyOf = (content?: Record<string, { schema: Json }>): Json =>
  content ? (content['application/json']?.schema ?? { not: { const: '' } }) : { const: '' };

/** What the service says of itself to clients, to operators and to its web app. */
async function read(app: INestApplication): Promise<Documented[]> {
  const documents = app.get(ServiceDocument);
  const all = [documents.get('/'), documents.getForOperators('/'), documents.getForApp('/')];
  return (await Promise.all(all)).flatMap(answersOf);
}

function answersOf(given: object): Documented[] {
  const document = structuredClone(given) as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content?: Record<string, { schema: Json }> }> }>
    >;
    components: { schemas: Record<string, Json> };
  };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  // As it stands: a field that is not in the document must not be in an answer.
  for (const schema of Object.values(document.components.schemas)) schema['additionalProperties'] ??= false;
  ajv.addSchema({ $id: 'service', components: document.components });
  // A file meets a tenth of all answers, and compiling one takes milliseconds: when it comes, and once where many share it.
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Json): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"service#/components');
    const validate = compiled.get(text) ?? (ajv.compile(JSON.parse(text) as Json) as ValidateFunction);
    compiled.set(text, validate);
    return validate;
  };
  return Object.entries(document.paths)
    .toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
    .map(([path, item]) => ({
      pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      validatorOf,
      answers: Object.fromEntries(
        Object.entries(item).map(([method, { responses }]) => [
          method,
          Object.fromEntries(Object.entries(responses).map(([status, { content }]) => [status, bodyOf(content)])),
        ]),
      ),
    }));
}
