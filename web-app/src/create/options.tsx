import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { brandKitsQuery, choicesQuery, meQuery, modelsQuery, stylesQuery, voicesQuery } from '../api/queries.js';
import { resolutions, type Resolution } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { inWords } from '../text/messages.js';
import { useText } from '../text/text.js';
import { ColorField, Select, Switch } from '../ui/field.js';
import { Icon } from '../ui/icon.js';
import type { Choice, Wish } from './wish.js';

/** All that can be chosen, folded away: whoever opens it finds three short groups. */
export function Options({ wish, set }: { wish: Wish; set(change: Partial<Wish>): void }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(wish.style !== '' || wish.voice !== '' || wish.kit !== '');
  return (
    <details className="options" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="plus" />
        {t.create.options}
      </summary>
      {isOpen && (
        <div className="option-groups">
          <LookOptions wish={wish} set={set} />
          <SoundOptions wish={wish} set={set} />
          <MakingOptions wish={wish} set={set} />
        </div>
      )}
    </details>
  );
}

type GroupProps = Parameters<typeof Options>[0];

function LookOptions({ wish, set }: GroupProps): ReactNode {
  const t = useText();
  const { data: styles } = useQuery(stylesQuery);
  const { data: kits } = useQuery(brandKitsQuery);
  const { data: choices } = useQuery(choicesQuery);
  return (
    <fieldset>
      <legend>{t.create.look}</legend>
      <Select
        label={t.create.style}
        value={wish.style}
        onPick={(style) => set({ style })}
        options={[
          ['', t.common.auto],
          ...(styles?.styles ?? []).map(({ id, name }) => [id, inWords(t.messages, name)] as const),
        ]}
      />
      <Select
        label={t.create.kit}
        value={wish.kit}
        onPick={(kit) => set({ kit })}
        options={[['', t.create.kitNone], ...(kits?.brand_kits ?? []).map(({ id, name }) => [id, name] as const)]}
      />
      <Select
        label={t.create.captions}
        value={wish.captions}
        onPick={(captions) => set({ captions })}
        options={[
          ['', t.common.auto],
          ...(choices?.caption_styles ?? []).map(
            (id) => [id, id === 'none' ? t.create.captionsNone : inWords(t.messages, id).replaceAll('-', ' ')] as const,
          ),
        ]}
      />
      <Switch
        label={t.create.background}
        on={wish.background !== ''}
        onChange={(on) => set({ background: on ? '#14614a' : '' })}
      />
      {wish.background !== '' && (
        <ColorField label={t.create.background} value={wish.background} onPick={(background) => set({ background })} />
      )}
    </fieldset>
  );
}

function SoundOptions({ wish, set }: GroupProps): ReactNode {
  const t = useText();
  const { languageName } = useFormats();
  const { data: voices } = useQuery(voicesQuery);
  const { data: choices } = useQuery(choicesQuery);
  const choice: [Choice, string][] = [
    ['auto', t.common.auto],
    ['on', t.common.yes],
    ['off', t.common.no],
  ];
  return (
    <fieldset>
      <legend>{t.create.sound}</legend>
      <Select
        label={t.create.narration}
        value={wish.narration}
        onPick={(narration) => set({ narration: narration as Choice })}
        options={choice}
      />
      {wish.narration !== 'off' && (
        <>
          <Select
            label={t.create.narrationLanguage}
            value={wish.language}
            onPick={(language) => set({ language })}
            options={[
              ['', t.common.auto],
              ...(choices?.languages ?? []).map((code) => [code, languageName(code)] as const),
            ]}
          />
          <Select
            label={t.create.voice}
            value={wish.voice}
            onPick={(voice) => set({ voice })}
            options={[['', t.common.auto], ...(voices?.voices ?? []).map(({ id, name }) => [id, name] as const)]}
          />
        </>
      )}
      <Select
        label={t.create.music}
        value={wish.music}
        onPick={(music) => set({ music: music as Choice })}
        options={choice}
      />
      <Switch label={t.create.effects} on={wish.effects} onChange={(effects) => set({ effects })} />
    </fieldset>
  );
}

function MakingOptions({ wish, set }: GroupProps): ReactNode {
  const t = useText();
  const { data: models } = useQuery(modelsQuery);
  const { data: me } = useQuery(meQuery);
  const top = resolutions.indexOf(me?.plan.top_resolution ?? '720p');
  const model = models?.models.find(({ id, default: isDefault }) =>
    wish.model === '' ? isDefault : id === wish.model,
  );
  return (
    <fieldset>
      <legend>{t.create.making}</legend>
      <Select
        label={t.create.model}
        value={wish.model}
        onPick={(model) => set({ model })}
        options={(models?.models ?? []).map(
          ({ id, label, default: isDefault }) => [isDefault ? '' : id, label] as const,
        )}
        hint={model && inWords(t.messages, model.description)}
      />
      <Select
        label={t.create.footage}
        value={wish.footage}
        onPick={(footage) => set({ footage })}
        options={Object.entries(t.create.footages)}
      />
      {wish.footage === 'full' && (
        <Switch label={t.create.review} on={wish.review} onChange={(review) => set({ review })} />
      )}
      <Switch label={t.create.enhance} on={wish.enhance} onChange={(enhance) => set({ enhance })} />
      <Switch
        label={t.create.render}
        hint={t.create.renderHint}
        on={wish.render}
        onChange={(render) => set({ render })}
      />
      {wish.render && (
        <Select
          label={t.create.resolution}
          value={wish.resolution}
          onPick={(resolution) => set({ resolution: resolution as Resolution })}
          options={resolutions.map((one, rank) => [one, one, rank > top] as const)}
        />
      )}
    </fieldset>
  );
}
