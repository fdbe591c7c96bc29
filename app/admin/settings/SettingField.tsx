import {SelectField} from '~/ui/SelectField';
import {TextArea} from '~/ui/TextArea';
import {TextField} from '~/ui/TextField';
import {BANNER_TITLES, FIELD_TEXTS} from './settings-copy';
import {BANNER_CHOICES} from './shop-setting-fields';
import type {ShopSettingKey} from './shop-setting-keys';

const TYPES: Readonly<Partial<Record<ShopSettingKey, 'date' | 'email' | 'url'>>> = {
  seasonal_from: 'date',
  seasonal_until: 'date',
  support_email: 'email',
  instagram_url: 'url',
  facebook_url: 'url',
  portal_url: 'url',
};

const ROWS: Readonly<Partial<Record<ShopSettingKey, number>>> = {
  banner_a_messages: 4,
  banner_b_messages: 4,
  about_text: 3,
};

interface SettingFieldProps {
  readonly settingKey: ShopSettingKey;
  readonly value: string;
  readonly error: string | undefined;
  readonly onInput: (value: string) => void;
}

export function SettingField({settingKey, value, error, onInput}: SettingFieldProps) {
  const props = {
    ...FIELD_TEXTS[settingKey],
    name: settingKey,
    defaultValue: value,
    error,
    autoComplete: 'off',
    onInput: (event: {readonly currentTarget: {readonly value: string}}) => onInput(event.currentTarget.value),
  };
  if (settingKey === 'banner_variant') {
    return (
      <SelectField {...props}>
        {BANNER_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {BANNER_TITLES[choice]}
          </option>
        ))}
      </SelectField>
    );
  }
  const rows = ROWS[settingKey];
  return rows ? <TextArea {...props} rows={rows} /> : <TextField {...props} type={TYPES[settingKey] ?? 'text'} />;
}
