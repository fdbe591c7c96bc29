import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {Form, useNavigation} from '@remix-run/react';
import {useState} from 'react';
import type {Notice} from '~/core/notice';
import {SAVE_BAR_FORM, SaveBar} from '~/admin/frame/SaveBar';
import {Button} from '~/ui/Button';
import {Alert} from '~/ui/Alert';
import {BannerPreview} from './BannerPreview';
import {SettingField} from './SettingField';
import {SHOP_SETTINGS_COPY as COPY} from './settings-copy';
import {shownName} from './shop-setting-fields';
import {SHOP_SETTING_KEYS, type ShopSettings} from './shop-setting-keys';

interface ShopSettingsFormProps {
  readonly idempotencyKey: string;
  readonly values: ShopSettings;
  /** The values that the entered ones are compared with. */
  readonly shown: ShopSettings;
  readonly errors: ShopSettings;
  readonly failure: Notice | null;
}

/** The form of the texts that the shop stores, with a preview of the banners. It has the fields that the shop defines. */
export function ShopSettingsForm({idempotencyKey, values, shown, errors, failure}: ShopSettingsFormProps) {
  const [current, setCurrent] = useState(values);
  const {formMethod, formData} = useNavigation();
  // Other forms of the page have an intent.
  const isPending = formMethod === 'POST' && !formData?.has(INTENT);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Form
        method="post"
        noValidate
        className={`flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card lg:p-6 ${SAVE_BAR_FORM}`}
      >
        {failure && (
          <Alert tone={failure.tone} title={failure.title}>
            {failure.body}
          </Alert>
        )}
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        {SHOP_SETTING_KEYS.map((key) => {
          const value = values[key];
          if (value === undefined) return null;
          return (
            <div key={key}>
              <input type="hidden" name={shownName(key)} value={shown[key] ?? ''} />
              <SettingField
                settingKey={key}
                value={value}
                error={errors[key]}
                onInput={(entered) => setCurrent((before) => ({...before, [key]: entered}))}
              />
            </div>
          );
        })}
        <SaveBar className="-mx-4 -mb-4 rounded-b-card bg-surface-raised px-4 lg:-mx-6 lg:-mb-6 lg:px-6">
          <Button type="submit" isPending={isPending}>
            {isPending ? COPY.saving : COPY.save}
          </Button>
        </SaveBar>
      </Form>
      <BannerPreview values={current} />
    </div>
  );
}
