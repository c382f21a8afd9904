import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';

interface Labelled {
  label: string;
  hint?: string;
}

export function Field({ label, hint, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...input} />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface SelectProps extends Labelled, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  options: readonly (readonly [value: string, name: string, isOff?: boolean])[];
  onPick(value: string): void;
}

export function Select({ label, hint, options, onPick, ...select }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} onChange={(event) => onPick(event.target.value)} {...select}>
        {options.map(([value, name, isOff]) => (
          <option key={value} value={value} disabled={isOff}>
            {name}
          </option>
        ))}
      </select>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

export function Switch({
  label,
  hint,
  on,
  onChange,
}: Labelled & { on: boolean; onChange(on: boolean): void }): ReactNode {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function ColorField({
  label,
  value,
  onPick,
}: {
  label: string;
  value: string;
  onPick(value: string): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="color-field">
      <input id={id} type="color" value={value} onChange={(event) => onPick(event.target.value)} />
      <label htmlFor={id}>
        {label} <code>{value}</code>
      </label>
    </div>
  );
}
