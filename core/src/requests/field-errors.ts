import { getMetadataStorage, type ValidationError } from 'class-validator';

/** One refused field: its path as a client would write it (`images[3].url`), and a sentence that begins with it. */
export interface FieldError {
  field: string;
  message: string;
}

/** The sentence of a refusal: which field, what is accepted, and what was there. */
export function fieldError(field: string, accepted: string, value?: unknown): FieldError {
  const missing = value === undefined || value === null;
  return {
    field,
    message: `${field} ${missing && accepted.startsWith('must') ? `is missing: it ${accepted}` : accepted}${missing ? '' : `, not ${shown(value)}`}`,
  };
}

/** The errors of the validator's tree, outermost first; what is inside a refused value is not reported too. */
export function flattenErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = join(parent, error.property);
    const constraints = Object.entries(error.constraints ?? {});
    const unknown = constraints.find(([name]) => name === 'whitelistValidation');
    if (unknown) return [unknownProperty(field, error.target)];
    const broken = constraints[0];
    return broken ? [fieldError(field, broken[1], error.value)] : flattenErrors(error.children ?? [], field);
  });
}

export function unknownProperty(field: string, target: unknown): FieldError {
  const names = target ? acceptedProperties((target as object).constructor) : [];
  const accepted = names.length > 0 ? `; accepted are ${names.join(', ')}` : '';
  return { field, message: `${field} is not a known property${accepted}` };
}

/** The properties that a class has rules for. */
export function acceptedProperties(type: unknown): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type as () => void, '', true, false);
  return [...new Set(rules.map((rule) => rule.propertyName))];
}

const join = (parent: string, property: string): string => {
  if (/^\d+$/.test(property) && parent !== '') return `${parent}[${property}]`;
  return parent === '' ? property : `${parent}.${property}`;
};

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  return String(value);
}
