import type { ReactNode } from 'react';
import type { Setting, SettingValue } from '../api/wire.js';
import { inWords } from '../text/messages.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { ColorField, Field, Select, Switch } from '../ui/field.js';

interface SettingsFormProps {
  schema: Record<string, Setting>;
  /** Those that are not as they were planned. */
  values: Record<string, SettingValue>;
  onChange(values: Record<string, SettingValue>): void;
}

/** Every text, figure, colour and font of a graphic, in the groups that its schema names. */
export function SettingsForm({ schema, values, onChange }: SettingsFormProps): ReactNode {
  const t = useText();
  const settings = Object.entries(schema);
  const groups = [...new Set(settings.map(([, { group }]) => group))];
  const isChanged = Object.keys(values).length > 0;
  return (
    <form className="settings" onSubmit={(event) => event.preventDefault()} aria-label={t.infographics.settings}>
      <div className="row">
        <h2 className="section-title">{t.infographics.settings}</h2>
        {isChanged && (
          <Button kind="quiet" icon="again" onClick={() => onChange({})}>
            {t.infographics.reset}
          </Button>
        )}
      </div>
      {groups.map((group, index) => (
        <details key={group} open={index === 0}>
          <summary>{inWords(t.messages, group)}</summary>
          {settings
            .filter(([, setting]) => setting.group === group)
            .map(([key, setting]) => (
              <OneSetting
                key={key}
                setting={setting}
                value={values[key] ?? setting.default}
                onChange={(value) => onChange({ ...values, [key]: value })}
              />
            ))}
        </details>
      ))}
    </form>
  );
}

interface OneSettingProps {
  setting: Setting;
  value: SettingValue;
  onChange(value: SettingValue): void;
}

function OneSetting({ setting, value, onChange }: OneSettingProps): ReactNode {
  const t = useText();
  const { type, options = [], min, max, maxLength } = setting;
  const label = inWords(t.messages, setting.label);
  switch (type) {
    case 'color':
      return <ColorField label={label} value={String(value)} onPick={onChange} />;
    case 'boolean':
      return <Switch label={label} on={value === true} onChange={onChange} />;
    case 'number':
      return (
        <Field
          label={label}
          type="number"
          step="any"
          min={min}
          max={max}
          value={String(value)}
          onChange={(event) => Number.isFinite(event.target.valueAsNumber) && onChange(event.target.valueAsNumber)}
        />
      );
    case 'text':
      return (
        <Field
          label={label}
          maxLength={maxLength}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return (
        <Select
          label={label}
          value={String(value)}
          onPick={onChange}
          options={[...new Set([...options, String(value)])].map((one) => [
            one,
            type === 'select' ? inWords(t.messages, one) : one,
          ])}
        />
      );
  }
}
