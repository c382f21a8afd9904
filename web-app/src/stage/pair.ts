import type { PlayerRef } from '@remotion/player';
import { useMemo, type RefObject } from 'react';

/** What a transport needs of a player. */
export type Playable = Pick<
  PlayerRef,
  'addEventListener' | 'removeEventListener' | 'toggle' | 'seekTo' | 'isMuted' | 'mute' | 'unmute' | 'requestFullscreen'
>;

type Held = RefObject<PlayerRef | null>;

interface Pair {
  /** The one whose frames are followed and whose sound is heard. */
  main: Held;
  other: Held;
  /** Frames of the other. */
  otherFrames: number;
  /** Frames of the other in one of the main. */
  ratio: number;
  room: RefObject<HTMLElement | null>;
}

/** Two players that are played as one: at the same second, with the sound of the main one. */
export function usePair({ main, other, otherFrames, ratio, room }: Pair): RefObject<Playable | null> {
  return useMemo(() => {
    const both: Playable = {
      addEventListener: (name, listener) => main.current?.addEventListener(name, listener),
      removeEventListener: (name, listener) => main.current?.removeEventListener(name, listener),
      toggle: (event) => {
        if (main.current?.isPlaying() === true) {
          main.current.pause();
          other.current?.pause();
          return;
        }
        // They may have drifted apart since they were played together.
        const at = main.current?.getCurrentFrame() ?? 0;
        other.current?.seekTo(Math.min(otherFrames - 1, Math.round(at * ratio)));
        main.current?.play(event as never);
        other.current?.play(event as never);
      },
      seekTo: (frame) => {
        main.current?.seekTo(frame);
        other.current?.seekTo(Math.min(otherFrames - 1, Math.round(frame * ratio)));
      },
      isMuted: () => main.current?.isMuted() ?? false,
      mute: () => main.current?.mute(),
      unmute: () => main.current?.unmute(),
      requestFullscreen: () => void room.current?.requestFullscreen(),
    };
    return { current: both };
  }, [main, other, otherFrames, ratio, room]);
}
