import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {redirect} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {Notice} from '~/core/notice';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {TEST_ALERTS} from './alerts/alert-settings-copy';
import {handleAlertTest} from './alerts/handle-alert-test.server';
import type {StoredSettings} from './find-shop-settings.server';
import {changedKeys, conflictingKeys, saveShopSettings, type SettingsChange} from './save-shop-settings.server';
import {settingsProblem, SHOP_SETTINGS_COPY} from './settings-copy';
import {shownName} from './shop-setting-fields';
import {getFieldErrors} from './shop-setting-rules.server';
import {SHOP_SETTING_KEYS, type ShopSettingKey, type ShopSettings} from './shop-setting-keys';

/** What the form shows after it was rejected: everything that was entered. */
export interface SettingsReply {
  readonly entered: ShopSettings;
  /** The values that the form compares with: where somebody else changed one, the current one. */
  readonly shown: ShopSettings;
  readonly errors: ShopSettings;
  readonly failure: Notice | null;
}

/** Handles the forms of the settings. @throws Response for everyone but admins */
export async function handleSettings({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  if (fieldOf(form, INTENT) === TEST_ALERTS) return handleAlertTest(context, userId, form);
  const idempotencyKey = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  const [entered, shown] = [readValues(form, (key) => key), readValues(form, shownName)];
  const change: SettingsChange = {actorId: userId, key: idempotencyKey ?? '', entered, shown};
  const errors = getFieldErrors(entered);
  if (!idempotencyKey || Object.keys(errors).length > 0)
    return privateReply<SettingsReply>({entered, shown, errors, failure: null}, 400);
  if (changedKeys(change).length > 0) {
    const outcome = await saveShopSettings(context, change);
    if (!outcome.ok) {
      const conflicts = outcome.error.kind === 'not-possible' ? toConflicts(change, outcome.error.state) : null;
      const reply = {entered, shown, errors: {}, failure: settingsProblem(outcome.error), ...conflicts};
      return privateReply<SettingsReply>(reply, staffProblemStatus(outcome.error));
    }
  }
  context.flash.set('settings-saved');
  return redirect('/admin/settings', 303);
}

/** Returns the fields that somebody else changed, with their current values. */
function toConflicts(change: SettingsChange, {values: current}: StoredSettings) {
  const keys = conflictingKeys(change, current);
  return {
    shown: {...change.shown, ...Object.fromEntries(keys.map((key) => [key, current[key] ?? '']))},
    errors: Object.fromEntries(keys.map((key) => [key, SHOP_SETTINGS_COPY.conflict(current[key] ?? '')])),
  };
}

/** Reads the fields of the settings. Browsers send line breaks as CRLF. */
const readValues = (form: FormData | null, nameOf: (key: ShopSettingKey) => string): ShopSettings =>
  Object.fromEntries(
    SHOP_SETTING_KEYS.flatMap((key) => {
      const value = fieldOf(form, nameOf(key));
      return value === null ? [] : [[key, value.replaceAll('\r\n', '\n').trim()]];
    }),
  );
