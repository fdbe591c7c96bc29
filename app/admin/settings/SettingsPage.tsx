import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AlertSettings} from './alerts/AlertSettings';
import type {AlertTestReply} from './alerts/handle-alert-test.server';
import {ConfigurationList} from './ConfigurationList';
import type {SettingsReply} from './handle-settings.server';
import {SETTINGS_COPY, SHOP_SETTINGS_COPY as COPY} from './settings-copy';
import type {SettingsView, ShopSettingsView} from './settings-view';
import {SHOP_SETTING_KEYS} from './shop-setting-keys';
import {ShopSettingsForm} from './ShopSettingsForm';

interface SettingsPageProps {
  readonly view: SettingsView;
  /** The reply to the form of the texts, unless they were saved, or to the test of alerts. */
  readonly reply: SettingsReply | AlertTestReply | undefined;
  /** Set if the connection has failed since the reply. */
  readonly offline?: Notice | null;
}

/** The settings: the texts of the storefront, and what the storefront was started with. */
export function SettingsPage({
  view: {configuration, warnings, shopSettings, alerts, idempotencyKey},
  reply: anyReply,
  offline = null,
}: SettingsPageProps) {
  const [reply, tested] = anyReply && 'tested' in anyReply ? [undefined, anyReply.tested] : [anyReply, null];
  // What was typed stays, even if Shopify stopped responding meanwhile, or a test of alerts was sent.
  const values = reply?.entered ?? (shopSettings.kind === 'known' ? shopSettings.values : null);
  const shown = reply?.shown ?? values ?? {};
  return (
    <AdminPage title={SETTINGS_COPY.title}>
      <section aria-labelledby="shop-settings" className="flex flex-col gap-3">
        <h2 id="shop-settings" className="text-xl">
          {COPY.title}
        </h2>
        <p className="max-w-prose text-ink-soft">{COPY.text}</p>
        <Problem shopSettings={shopSettings} />
        {values && (
          <ShopSettingsForm
            key={JSON.stringify(shown)}
            idempotencyKey={idempotencyKey}
            values={values}
            shown={shown}
            errors={reply?.errors ?? {}}
            failure={offline ?? reply?.failure ?? null}
          />
        )}
      </section>
      <section aria-labelledby="shop-content" className="flex flex-col gap-3">
        <h2 id="shop-content" className="text-xl">
          {SETTINGS_COPY.content}
        </h2>
        <p className="max-w-prose text-ink-soft">{SETTINGS_COPY.contentText}</p>
      </section>
      <AlertSettings view={alerts} idempotencyKey={idempotencyKey} tested={tested} />
      <ConfigurationList parts={configuration} warnings={warnings} />
    </AdminPage>
  );
}

function Problem({shopSettings}: {readonly shopSettings: ShopSettingsView}) {
  switch (shopSettings.kind) {
    case 'known': {
      const absent = SHOP_SETTING_KEYS.filter((key) => shopSettings.values[key] === undefined);
      return absent.length > 0 ? <p className="max-w-prose text-ink-soft">{COPY.undefinedFields(absent)}</p> : null;
    }
    case 'missing':
      return (
        <Alert tone="warning" title={COPY.missing}>
          {COPY.missingText} <code className="text-sm">{SHOP_SETTING_KEYS.join(', ')}</code>
        </Alert>
      );
    case 'no-token':
      return (
        <Alert tone="error" title={COPY.noToken}>
          {COPY.noTokenText}
        </Alert>
      );
    case 'no-scope':
      return (
        <Alert tone="error" title={COPY.noScope}>
          {COPY.noScopeText}
        </Alert>
      );
    case 'unavailable':
      return (
        <Alert tone="error" title={COPY.unavailable}>
          {COPY.unavailableText}
        </Alert>
      );
  }
}
