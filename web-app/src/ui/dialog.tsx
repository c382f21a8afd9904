import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.js';
import { IconButton } from './button.js';

interface DialogProps {
  title: string;
  /** Told when the person closes it: by the button, with Escape, or beside it. */
  onClose(): void;
  /** It stays until it is answered: what it shows is not shown again. */
  insists?: boolean;
  /** For a picture: as wide as the window. */
  wide?: boolean;
  children: ReactNode;
}

/** A question over the page. The browser keeps the focus inside, and gives it back. */
export function Dialog({ title, onClose, insists = false, wide = false, children }: DialogProps): ReactNode {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        if (insists) event.preventDefault();
      }}
      onClick={(event) => {
        if (!insists && event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body">
        <header className="row">
          <h2 id={id}>{title}</h2>
          {!insists && <IconButton name={t.common.close} icon="close" onClick={() => dialog.current?.close()} />}
        </header>
        {children}
      </div>
    </dialog>
  );
}
