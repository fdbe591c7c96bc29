import {z} from 'zod';
import type {AppConfig} from '~/platform/env.server';
import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';
import {StoreError} from '../store-error';

const TIMEOUT_MS = 15_000;

const ResponseSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({message: z.string(), extensions: z.object({code: z.string().optional()}).optional()}))
    .optional(),
});

/** Reads the store as the storefront does for shoppers. */
export interface ShopperClient {
  /** @returns the data; a field that the storefront's token may not read is null. @throws StoreError */
  request<Result>(document: string, variables: object, schema: z.ZodType<Result>): Promise<Result>;
  /** The messages about fields that the token may not read, each once. */
  denials(): readonly string[];
}

export function createShopperClient(origin: string, {PRIVATE_STOREFRONT_API_TOKEN: token}: AppConfig): ShopperClient {
  const {host} = new URL(origin);
  const denied = new Set<string>();
  return {
    denials: () => [...denied],
    async request(document, variables, schema) {
      const response = await fetch(`${origin}/api/${SHOPIFY_API_VERSION}/graphql.json`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Shopify-Storefront-Private-Token': token},
        body: JSON.stringify({query: document, variables}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      if (!response) throw new StoreError(`${host} cannot be reached.`, 'Check PUBLIC_STORE_DOMAIN and the network.');
      if (!response.ok)
        throw new StoreError(
          `${host} refuses the token of the Storefront API (${response.status}).`,
          'Check PRIVATE_STOREFRONT_API_TOKEN: it is the private token of the storefront in the Headless channel.',
        );
      const {data, errors = []} = ResponseSchema.parse(await response.json());
      for (const {message} of errors) denied.add(message);
      return schema.parse(data ?? {});
    },
  };
}
