import { useRef, useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import type { Upload } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Problem } from '../ui/pieces.js';
import { colorsOf } from './colors-of-logo.js';

/** What becomes of the logo when the kit is saved. */
export type LogoChange = { kind: 'kept' } | { kind: 'none' } | { kind: 'new'; url: string; preview: string };

interface LogoFieldProps {
  /** Address of the logo that the kit has. */
  shown: string | null;
  change: LogoChange;
  onChange(change: LogoChange): void;
  onColors(colors: string[]): void;
}

export function LogoField({ shown, change, onChange, onColors }: LogoFieldProps): ReactNode {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isComing, setComing] = useState(false);
  const source = change.kind === 'new' ? change.preview : change.kind === 'kept' ? shown : null;
  const take = async (file: File) => {
    setProblem(null);
    setComing(true);
    const preview = URL.createObjectURL(file);
    try {
      const { url } = await post<Upload>(`/app/api/uploads?name=${encodeURIComponent(file.name)}`, file);
      onChange({ kind: 'new', url, preview });
      onColors(await colorsOf(preview));
    } catch (error) {
      setProblem(error);
    } finally {
      setComing(false);
    }
  };
  return (
    <div
      className="logo-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) void take(file);
      }}
    >
      <span className="logo-room">{source !== null && <img src={source} alt={t.kits.logo} />}</span>
      <div>
        <Button icon="clip" busy={isComing} onClick={() => picker.current?.click()}>
          {t.kits.logoPick}
        </Button>
        {source !== null && (
          <Button kind="quiet" onClick={() => onChange({ kind: 'none' })}>
            {t.kits.logoRemove}
          </Button>
        )}
        <p className="hint">{t.kits.logoHint}</p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-label={t.kits.logoPick}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void take(file);
          event.target.value = '';
        }}
      />
      {problem !== null && <Problem error={problem} />}
    </div>
  );
}
