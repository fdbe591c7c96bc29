import {z} from 'zod';
import type {ManagementClient} from './management-client';

const ApiKeySchema = z.object({
  api_key: z.string().nullish(),
  type: z.enum(['legacy', 'publishable', 'secret']).nullish(),
  name: z.string(),
});

export type ApiKey = z.infer<typeof ApiKeySchema>;

const LegacySchema = z.object({enabled: z.boolean()});

/** Lists the keys with their values. */
export const listApiKeys = (client: ManagementClient): Promise<readonly ApiKey[]> =>
  client.request({path: '/api-keys?reveal=true'}, z.array(ApiKeySchema));

export const createApiKey = (client: ManagementClient, type: 'publishable' | 'secret'): Promise<ApiKey> =>
  client.request({method: 'POST', path: '/api-keys?reveal=true', body: {type, name: 'storefront'}}, ApiKeySchema);

export const areLegacyKeysEnabled = async (client: ManagementClient): Promise<boolean> =>
  (await client.request({path: '/api-keys/legacy'}, LegacySchema)).enabled;

export const disableLegacyKeys = (client: ManagementClient): Promise<unknown> =>
  client.request({method: 'PUT', path: '/api-keys/legacy?enabled=false'}, LegacySchema);
