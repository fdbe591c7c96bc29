import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffClaim, type StaffOperation} from '~/platform/staff-operation.server';
import {findShopSettings, type StoredSettings} from './find-shop-settings.server';
import {toStoredValue} from './shop-setting-rules.server';
import {SHOP_SETTING_KEYS, type ShopSettingKey, type ShopSettings} from './shop-setting-keys';
import {SHOP_SETTINGS_UPDATE_MUTATION} from './shop-settings.admin.gql';

/** A submitted form: the values that it showed, and those that were entered. */
export interface SettingsChange {
  readonly actorId: string;
  /** The idempotency key of the form. */
  readonly key: string;
  readonly shown: ShopSettings;
  readonly entered: ShopSettings;
}

const UpdateSchema = z.object({
  metaobjectUpdate: z.object({userErrors: z.array(z.object({message: z.string()}))}).nullable(),
});

/** Returns the fields whose entered values differ from those that the form showed. */
export const changedKeys = ({shown, entered}: Pick<SettingsChange, 'shown' | 'entered'>): readonly ShopSettingKey[] =>
  SHOP_SETTING_KEYS.filter((key) => entered[key] !== undefined && entered[key] !== shown[key]);

/** Returns the changed fields that somebody else changed meanwhile, to another value than the entered one. */
export const conflictingKeys = (
  change: Pick<SettingsChange, 'shown' | 'entered'>,
  current: ShopSettings,
): readonly ShopSettingKey[] =>
  changedKeys(change).filter((key) => current[key] !== change.shown[key] && current[key] !== change.entered[key]);

/** Saves the changed fields, once, for admins only. Nothing is saved if somebody else changed one of them meanwhile. */
export async function saveShopSettings(
  context: Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>,
  change: SettingsChange,
) {
  const {actorId, key} = change;
  const admin = createAdmin(context.config);
  const claim: StaffClaim = {
    actorId,
    // The same form with other values, after a lost response, is another submission.
    key: `${key} ${await hexDigest(JSON.stringify(change.entered))}`,
    action: 'settings.update',
    target: 'storefront-settings',
    details: {fields: [...changedKeys(change)]},
  };
  return executeStaffOperation(context, claim, admin && toOperation(admin, change));
}

function toOperation(admin: Admin, change: SettingsChange): StaffOperation<StoredSettings> {
  const keys = changedKeys(change);
  return {
    read: () => findShopSettings(admin),
    isDone: ({values}) => keys.every((key) => values[key] === change.entered[key]),
    isPossible: ({values}) => conflictingKeys(change, values).length === 0,
    async send({id}) {
      const fields = keys.map((key) => ({key, value: toStoredValue(key, change.entered[key] ?? '')}));
      const {metaobjectUpdate} = await admin.query(SHOP_SETTINGS_UPDATE_MUTATION, {id, fields}, UpdateSchema);
      return metaobjectUpdate?.userErrors.map(({message}) => message) ?? [];
    },
    // These texts are public, so the log may say what they were.
    toAuditState: ({values}) => Object.fromEntries(keys.map((key) => [key, values[key] ?? null])),
  };
}
