import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { IconButton } from '../ui/button.js';
import type { Playable } from './pair.js';

interface TransportProps {
  player: RefObject<Playable | null>;
  frames: number;
  fps: number;
  frame: number;
}

/** Play, position, sound and full screen, below the picture: they cover none of it and are reached by keyboard. */
export function Transport({ player, frames, fps, frame }: TransportProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    const shown = player.current;
    const play = () => setPlaying(true);
    const pause = () => setPlaying(false);
    const mute = () => setMuted(shown?.isMuted() ?? false);
    shown?.addEventListener('play', play);
    shown?.addEventListener('pause', pause);
    shown?.addEventListener('ended', pause);
    shown?.addEventListener('mutechange', mute);
    return () => {
      shown?.removeEventListener('play', play);
      shown?.removeEventListener('pause', pause);
      shown?.removeEventListener('ended', pause);
      shown?.removeEventListener('mutechange', mute);
    };
  }, [player]);
  const at = clock(frame / fps);
  const all = clock(frames / fps);
  return (
    <div className="transport" role="group" aria-label={t.video.stage}>
      <IconButton
        name={isPlaying ? t.video.pause : t.video.play}
        icon={isPlaying ? 'pause' : 'play'}
        // The click lets the browser begin with sound.
        onClick={(event) => player.current?.toggle(event)}
      />
      <input
        type="range"
        aria-label={t.video.position}
        aria-valuetext={`${at} / ${all}`}
        min={0}
        max={frames - 1}
        value={frame}
        onChange={(event) => player.current?.seekTo(event.target.valueAsNumber)}
      />
      <span className="tabular soft">
        {at} / {all}
      </span>
      <IconButton
        name={isMuted ? t.video.unmute : t.video.mute}
        icon={isMuted ? 'silent' : 'loud'}
        onClick={() => (isMuted ? player.current?.unmute() : player.current?.mute())}
      />
      <IconButton name={t.video.fullscreen} icon="full" onClick={() => player.current?.requestFullscreen()} />
    </div>
  );
}
