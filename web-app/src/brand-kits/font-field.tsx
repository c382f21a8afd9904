import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { choicesQuery, facesQuery, ownFontsQuery } from '../api/queries.js';
import { useText } from '../text/text.js';
import { useSettled } from '../ui/use-settled.js';

/** What people ask for most, beside what comes along; any other name can be typed. */
const wellKnown = [
  'Bebas Neue',
  'Cormorant Garamond',
  'EB Garamond',
  'Josefin Sans',
  'Lato',
  'Lora',
  'Merriweather',
  'Montserrat',
  'Nunito',
  'Open Sans',
  'Oswald',
  'Poppins',
  'Raleway',
  'Roboto',
  'Tajawal',
  'Work Sans',
];

interface FontFieldProps {
  label: string;
  value: string;
  onPick(font: string): void;
}

/** A font by its name: one that comes along, one of the account, or any of Google Fonts. */
export function FontField({ label, value, onPick }: FontFieldProps): ReactNode {
  const t = useText();
  const id = useId();
  const { data: choices } = useQuery(choicesQuery);
  const { data: own } = useQuery(ownFontsQuery);
  const families = [...new Set((own?.fonts ?? []).map(({ family }) => family))];
  const bundled = choices?.fonts ?? [];
  const settled = useSettled(value.trim(), 500);
  const isBundled = bundled.some((name) => name.toLowerCase() === settled.toLowerCase());
  const { data, isFetching } = useQuery({
    ...facesQuery({ heading: settled }),
    enabled: settled !== '' && bundled.length > 0 && !isBundled,
  });
  const isMissing = !isBundled && data?.faces.length === 0;
  const note = isFetching && !isBundled ? t.kits.fontLooking : isMissing ? t.kits.fontMissing : null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={`${id}-list`}
        required
        maxLength={80}
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={(event) => onPick(event.target.value)}
      />
      <datalist id={`${id}-list`}>
        {[...new Set([...families, ...bundled, ...wellKnown])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="hint" id={`${id}-note`} role="status">
        {note}
      </p>
    </div>
  );
}
