import type {StorefrontSettingsQuery} from '../../../storefrontapi.generated';
import {memoize} from '~/core/memoize';
import type {AppContext} from '../context.server';
import {STOREFRONT_SETTINGS_QUERY} from './storefront-settings.gql';

/** The merchant's storefront settings by key; each feature parses its own fields. */
export type SettingFields = ReadonlyMap<string, string>;

type Tools = Pick<AppContext, 'storefront' | 'report'>;

const NO_FIELDS: SettingFields = new Map();

/** Caches the settings per request, so that a failure costs one call and one log line. */
const known = new WeakMap<Tools['storefront'], Promise<SettingFields>>();

/**
 * Reads the merchant's storefront settings.
 * @returns the same map for as long as the response is cached; an empty one after a failure, which is reported
 */
export function findSettingFields({storefront, report}: Tools): Promise<SettingFields> {
  const cached = known.get(storefront);
  if (cached) return cached;
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
