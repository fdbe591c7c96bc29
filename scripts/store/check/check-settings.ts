import {ADMIN_SCOPES} from '../../../local/shop/admin/admin-scopes';
import type {AppConfig} from '~/platform/env.server';
import {daysUntilExpiry, SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';
import {adminLink} from '../admin-links';
import {STEP_KINDS} from '../all-steps';
import {missingScopes, type StoreFacts} from '../preflight';
import type {Finding} from './finding';

/** What the storefront needs once it runs, all of its features included. */
const STOREFRONT_SCOPES: readonly string[] = ADMIN_SCOPES;

const WARNING_DAYS = 90;

function versionFinding({isVersionSupported}: StoreFacts, now: Date): Finding {
  const days = daysUntilExpiry(SHOPIFY_API_VERSION, now);
  const area = 'API version';
  if (!isVersionSupported)
    return {
      level: 'problem',
      area,
      message: `Shopify no longer supports ${SHOPIFY_API_VERSION}: update the storefront`,
    };
  const level = days < WARNING_DAYS ? 'warning' : 'note';
  return {level, area, message: `${SHOPIFY_API_VERSION} is supported for ${Math.max(0, days)} more days`};
}

function scopeFindings({scopes}: StoreFacts): Finding[] {
  const area = 'Access scopes';
  const setupScopes = STEP_KINDS.flatMap((kind) => kind.scopes).filter((scope) => !STOREFRONT_SCOPES.includes(scope));
  const missing = missingScopes(scopes, STOREFRONT_SCOPES);
  const ofSetup = scopes.filter((scope) => setupScopes.includes(scope));
  const others = scopes.filter((scope) => !STOREFRONT_SCOPES.includes(scope) && !setupScopes.includes(scope));
  const finding = (list: readonly string[], words: string): Finding[] =>
    list.length > 0 ? [{level: 'warning', area, message: `${words}: ${[...list].sort().join(', ')}`}] : [];
  return [
    ...finding(missing, 'not granted, so that the admin lacks what needs them'),
    ...finding(ofSetup, 'only store:setup needs these; remove them after it'),
    ...finding(others, 'nothing here needs these; remove them'),
  ];
}

/** Checks what the store is, against the settings of the storefront. */
export function checkSettings(facts: StoreFacts, config: AppConfig, now: Date): Finding[] {
  const {currencyCode, primaryHost, myshopifyDomain, plan} = facts;
  const hosts = [config.PUBLIC_CHECKOUT_DOMAIN, config.PUBLIC_STORE_DOMAIN.replace(/^https?:\/\//, '')];
  return [
    {level: 'note', area: 'Plan', message: plan},
    ...(currencyCode === 'USD'
      ? []
      : [
          {
            level: 'problem' as const,
            area: 'Currency',
            message: `the store sells in ${currencyCode}; texts and prices are in USD`,
            link: adminLink(myshopifyDomain, 'settings/general'),
          },
        ]),
    ...(hosts.includes(primaryHost)
      ? []
      : [
          {
            level: 'warning' as const,
            area: 'Checkout',
            message: `the primary domain is ${primaryHost}; PUBLIC_CHECKOUT_DOMAIN is ${config.PUBLIC_CHECKOUT_DOMAIN}`,
            link: adminLink(myshopifyDomain, 'settings/domains'),
          },
        ]),
    versionFinding(facts, now),
    ...scopeFindings(facts),
  ];
}
