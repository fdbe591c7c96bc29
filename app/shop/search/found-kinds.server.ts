import {z} from 'zod';
import {parseJsonOrNull} from '~/core/parse-json';
import type {SettingFields} from '~/platform/shopify/storefront-settings.server';

/** What a search finds beside products. */
export const FOUND_KINDS = ['collections', 'articles', 'pages'] as const;

export type FoundKind = (typeof FOUND_KINDS)[number];

const ListSchema = z.array(z.string());

/** Returns what searches show beside products, as the merchant set it in `search_results`; everything without the setting. */
export function parseFoundKinds(settings: SettingFields): ReadonlySet<FoundKind> {
  const list = ListSchema.safeParse(parseJsonOrNull(settings.get('search_results')));
  if (!list.success) return new Set(FOUND_KINDS);
  const named = new Set(list.data.map((name) => name.trim().toLowerCase()));
  return new Set(FOUND_KINDS.filter((kind) => named.has(kind)));
}
