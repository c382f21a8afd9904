import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { languages } from '@scenewright/core/language';
import { acceptedProperties, descriptionOf, nestedOf, type BodyClass } from '@scenewright/core/requests';
import { getMetadataStorage } from 'class-validator';

const done = new Set<BodyClass>();

/** Names of the schemas that take nothing but what they list. */
export const bodySchemaNames = (): string[] => [...done].map(({ name }) => name);

/** Makes the rules of a request class known to the document: what is refused is what the document says, without a second list. */
export function documentRequest(type: BodyClass): void {
  if (done.has(type)) return;
  done.add(type);
  const absent = new type() as Record<string, unknown>;
  for (const property of acceptedProperties(type)) {
    const nested = nestedOf(type, property);
    if (nested) documentRequest(nested.type);
    const rules = rulesOf(type, property);
    const options = {
      ...schemaOf(rules),
      ...(nested && { type: nested.isList ? [nested.type] : nested.type }),
      required: !rules.some(({ name }) => name === 'optional') && absent[property] === undefined,
      ...(absent[property] !== undefined && { default: absent[property] }),
      ...descriptionOf(type, property),
    };
    ApiProperty(options as ApiPropertyOptions)(type.prototype as object, property);
  }
}

interface Rule {
  name: string;
  constraints: unknown[];
}

function rulesOf(type: BodyClass, property: string): Rule[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(type, '', true, false)
    .filter(({ propertyName }) => propertyName === property)
    .map((rule) => ({
      // A condition decides whether the field is looked at: without a value it is not.
      name: rule.type === 'conditionalValidation' ? 'optional' : (rule.name ?? rule.type),
      constraints: (rule.constraints ?? []) as unknown[],
    }));
}

const link = { type: 'string', format: 'uri' };

/** Each rule of class-validator and of core in the words of JSON Schema. A rule that is missing here fails the tests. */
const words: Record<string, (constraints: unknown[]) => object> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isNumber: () => ({ type: 'number' }),
  isInt: () => ({ type: 'integer' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({}),
  nestedValidation: () => ({}),
  whitelistValidation: () => ({}),
  optional: () => ({}),
  isNotEmpty: () => ({ minLength: 1 }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  maxLength: ([maxLength]) => ({ maxLength }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  isIn: ([values]) => ({ enum: values, type: 'string' }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  isEven: () => ({ multipleOf: 2 }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  isFileUrl: () => link,
  isHttpsUrl: () => link,
  isHexColor: () => ({ type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' }),
  isIsoLanguage: () => ({ type: 'string', enum: languages.map(({ code }) => code) }),
  isWholeNumber: ([minimum, maximum]) => ({ type: 'integer', minimum, maximum }),
};

function schemaOf(rules: readonly Rule[]): object {
  return Object.assign(
    {},
    ...rules.map(({ name, constraints }) => {
      const say = words[name];
      if (!say) throw new Error(`The document has no words for the rule ${name}.`);
      return say(constraints);
    }),
  ) as object;
}
