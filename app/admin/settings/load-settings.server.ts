import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {toAlertSettings} from './alerts/to-alert-settings.server';
import {findShopSettings} from './find-shop-settings.server';
import {listConfiguration} from './list-configuration.server';
import type {SettingsView, ShopSettingsView} from './settings-view';

/** Loads the page of the settings. @throws Response for everyone but admins */
export async function loadSettings({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const shopSettings = await findView(context);
  const view: SettingsView = {
    configuration: listConfiguration(context.config),
    warnings: context.settingWarnings,
    shopSettings,
    alerts: toAlertSettings(context.config),
    idempotencyKey: crypto.randomUUID(),
  };
  return data(view, {status: shopSettings.kind === 'unavailable' ? 503 : 200});
}

async function findView({config, report}: Pick<AppContext, 'config' | 'report'>): Promise<ShopSettingsView> {
  const admin = createAdmin(config);
  if (!admin) return {kind: 'no-token'};
  try {
    const found = await findShopSettings(admin);
    return found ? {kind: 'known', values: found.values} : {kind: 'missing'};
  } catch (error) {
    const upstream = upstreamErrorOf(error);
    if (!upstream) throw error;
    report(error);
    return {kind: upstream.fault === 'forbidden' ? 'no-scope' : 'unavailable'};
  }
}
