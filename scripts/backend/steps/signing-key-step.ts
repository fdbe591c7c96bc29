import {generateKeyPairSync, randomUUID} from 'node:crypto';
import {z} from 'zod';
import {CommandError} from '../../lib/command-error';
import type {Change, Project, SetupStep} from '../project';
import {hasKid, importSigningKey, listSigningKeys, useSigningKey} from '../signing-keys';

/** Exactly what the Management API accepts of a private key; `kid` must be a UUID. */
const PrivateKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.uuid(),
});

type PrivateKey = z.infer<typeof PrivateKeySchema>;

/** @throws CommandError that contains no part of the key */
export function parsePrivateKey(text: string): PrivateKey {
  try {
    return PrivateKeySchema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(
      'SUPABASE_JWT_SIGNING_KEY is no private ES256 key with a UUID as kid.',
      'Remove it from .env to have one made, or make one: docs/hosted-backend.md#the-signing-key.',
    );
  }
}

function createPrivateKey(): PrivateKey {
  const {privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  return PrivateKeySchema.parse({...privateKey.export({format: 'jwk'}), kid: randomUUID()});
}

async function importKey({client, settings, store}: Project): Promise<void> {
  const known = settings.SUPABASE_JWT_SIGNING_KEY;
  const key = known === undefined ? createPrivateKey() : parsePrivateKey(known);
  // Stored before it is imported: an interruption must not leave a key in use whose private part is lost.
  if (known === undefined) store({SUPABASE_JWT_SIGNING_KEY: JSON.stringify({...key, alg: 'ES256'})});
  const {id} = await importSigningKey(client, key);
  await useSigningKey(client, id);
}

/** The key with which the storefront mints the tokens of the database. */
export const signingKeyStep: SetupStep = {
  title: 'Signing key',
  async plan(project): Promise<readonly Change[]> {
    const {client, settings} = project;
    const apply = () => importKey(project);
    if (settings.SUPABASE_JWT_SIGNING_KEY === undefined)
      return [{what: 'create a key, store it in .env, import it and use it', apply}];
    const {kid} = parsePrivateKey(settings.SUPABASE_JWT_SIGNING_KEY);
    const key = (await listSigningKeys(client)).find((each) => hasKid(each, kid));
    if (key === undefined) return [{what: `import the key ${kid} and use it`, apply}];
    if (key.status === 'in_use') return [];
    if (key.status === 'revoked')
      throw new CommandError(
        `The key ${kid} of SUPABASE_JWT_SIGNING_KEY was revoked.`,
        'Remove it from .env to have a new one made, and deploy with that.',
      );
    return [{what: `use the key ${kid}`, apply: async () => void (await useSigningKey(client, key.id))}];
  },
};
