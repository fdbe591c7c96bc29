import {z} from 'zod';
import type {ManagementClient} from './management-client';

const SigningKeySchema = z.object({
  id: z.string(),
  algorithm: z.string(),
  status: z.enum(['in_use', 'previously_used', 'revoked', 'standby']),
  public_jwk: z.looseObject({kid: z.string().optional()}).nullish(),
});

export type SigningKey = z.infer<typeof SigningKeySchema>;

const PATH = '/config/auth/signing-keys';

export async function listSigningKeys(client: ManagementClient): Promise<readonly SigningKey[]> {
  const {keys} = await client.request({path: PATH}, z.object({keys: z.array(SigningKeySchema)}));
  return keys;
}

/** Imports a private key. It signs nothing before it is in use. */
export const importSigningKey = (client: ManagementClient, jwk: object): Promise<SigningKey> =>
  client.request(
    {method: 'POST', path: PATH, body: {algorithm: 'ES256', status: 'standby', private_jwk: jwk}},
    SigningKeySchema,
  );

export const useSigningKey = (client: ManagementClient, id: string): Promise<SigningKey> =>
  client.request({method: 'PATCH', path: `${PATH}/${id}`, body: {status: 'in_use'}}, SigningKeySchema);

export const hasKid = (key: SigningKey, kid: string): boolean => key.public_jwk?.kid === kid || key.id === kid;
