import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { postForFile } from '../api/client.js';
import type { Voice } from '../api/wire.js';
import { useLanguage, useText } from '../text/text.js';
import { Button } from '../ui/button.js';

/** Says a sentence in a voice, in the language of the app where the voice speaks it. */
export function ListenButton({ voice: { id, name, languages } }: { voice: Voice }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const sound = useRef<HTMLAudioElement>(null);
  const address = useRef<string>(null);
  useEffect(
    () => () => {
      sound.current?.pause();
      if (address.current !== null) URL.revokeObjectURL(address.current);
    },
    [],
  );
  const listen = useMutation({
    mutationFn: async () => {
      const said = { text: t.voices.sample(name), language: languages.includes(language) ? language : languages[0] };
      address.current ??= URL.createObjectURL(await postForFile(`/app/api/voices/${id}/sample`, said));
      sound.current = new Audio(address.current);
      await sound.current.play();
    },
  });
  return (
    <Button
      kind="quiet"
      icon={listen.error ? 'warn' : 'play'}
      busy={listen.isPending}
      aria-label={`${t.voices.listen}: ${name}`}
      onClick={() => listen.mutate()}
    >
      {t.voices.listen}
    </Button>
  );
}
