import type { ReactNode } from 'react';
import { useText } from '../text/text.js';
import { IconButton } from '../ui/button.js';
import { Icon, type IconName } from '../ui/icon.js';
import type { Attachment } from './wish.js';

const icons: Record<Attachment['kind'], IconName> = { image: 'swatch', document: 'chart', audio: 'voice' };
const roles: readonly Attachment['role'][] = ['music', 'voiceover', 'sfx'];

export function AttachmentList({
  files,
  onDrop,
  onUse,
}: {
  files: readonly Attachment[];
  onDrop(id: string): void;
  onUse(id: string, role: Attachment['role']): void;
}): ReactNode {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <ul className="attachments" aria-label={t.create.attached}>
      {files.map(({ id, name, kind, role, url }) => (
        <li key={id} aria-busy={url === undefined}>
          <Icon name={icons[kind]} />
          <span>{url === undefined ? t.create.uploading(name) : name}</span>
          {kind === 'audio' && (
            <select
              aria-label={`${t.create.audioRole}: ${name}`}
              value={role}
              onChange={(event) => onUse(id, event.target.value as Attachment['role'])}
            >
              {roles.map((one) => (
                <option key={one} value={one}>
                  {t.create.roles[one]}
                </option>
              ))}
            </select>
          )}
          <IconButton name={`${t.common.remove}: ${name}`} icon="close" onClick={() => onDrop(id)} />
        </li>
      ))}
    </ul>
  );
}
