import {z} from 'zod';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {cursorOf} from '../cursor.server';
import {leadToCard, openAccount, type Visit} from '../open-account.server';
import {problemNotice} from '../problem-copy';

/** The orders that the shop itself tells of. Null where the frame around them shows something else. */
export async function loadOrders(visit: Visit) {
  const gate = await openAccount(visit.context);
  if (gate.kind !== 'open') return null;
  const {store, claims} = gate.account;
  const after = cursorOf(visit.request);
  const [fields, orders] = await Promise.all([findSettingFields(visit.context), store?.findOrders(after)]);
  const portalUrl = toPortalUrl(fields);
  const isFirst = after === null;
  if (!orders) return {kind: 'orders', portalUrl, isFirst, items: [], next: null} as const;
  if (orders.ok) return {kind: 'orders', portalUrl, isFirst, ...orders.value} as const;
  if (orders.error.kind === 'signed-out') return leadToCard(visit, claims);
  return {kind: 'failed', portalUrl, failure: problemNotice('orders', orders.error)} as const;
}

/** @returns where the platform shows people their orders, if the merchant has said so */
export const toPortalUrl = (fields: ReadonlyMap<string, string>): string | null =>
  z.url({protocol: /^https$/}).safeParse(fields.get('portal_url')).data ?? null;
