import { useState, type ReactNode } from 'react';
import type { Frame } from '../api/wire.js';
import { pictureTitle } from '../text/messages.js';
import { useText } from '../text/text.js';
import { Dialog } from '../ui/dialog.js';

/** What a review shows, each to be opened as large as the window: labels and small figures are read there. */
export function GatePictures({ frames }: { frames: readonly Frame[] }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<Frame | null>(null);
  const picture = (frame: Frame) => (
    <img src={`data:image/jpeg;base64,${frame.data}`} width={frame.width} height={frame.height} alt="" />
  );
  return (
    <>
      <ul className="gate-pictures">
        {frames.map((frame) => (
          <li key={frame.scene_id}>
            <button type="button" onClick={() => setOpen(frame)}>
              {picture(frame)}
              <span>{pictureTitle(t.messages, frame.title)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={pictureTitle(t.messages, open.title)} wide onClose={() => setOpen(null)}>
          {picture(open)}
        </Dialog>
      )}
    </>
  );
}
