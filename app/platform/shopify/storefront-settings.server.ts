import type {StorefrontSettingsQuery} from '../../../storefrontapi.generated';
import {memoize} from '~/core/memoize';
import type {AppContext} from '../context.server';
import {STOREFRONT_SETTINGS_QUERY} from './storefront-settings.gql';

/** What the merchant has filled in of the storefront's settings, by key; each feature parses the fields that concern it. */
export type SettingFields = ReadonlyMap<string, string>;

type Tools = Pick<AppContext, 'storefront' | 'report'>;

const NO_FIELDS: SettingFields = new Map();

/** One request reads the settings once, whichever of its features ask, so that a failure costs one call and one line of the log. */
const known = new WeakMap<Tools['storefront'], Promise<SettingFields>>();

/**
 * Reads what the merchant has set for the storefront.
 * @returns the same map for as long as the shop's answer is kept; an empty one when there is no answer, which is
 *   reported: no page waits for a setting
 */
export function findSettingFields({storefront, report}: Tools): Promise<SettingFields> {
  const asked = known.get(storefront);
  if (asked) return asked;
  const fields = storefront.query(STOREFRONT_SETTINGS_QUERY).then(toFields, (error: unknown) => {
    report(error);
    return NO_FIELDS;
  });
  known.set(storefront, fields);
  return fields;
}

const toFields = memoize(
  ({metaobject}: StorefrontSettingsQuery): SettingFields =>
    new Map((metaobject?.fields ?? []).flatMap(({key, value}) => (value?.trim() ? [[key, value.trim()]] : []))),
);
