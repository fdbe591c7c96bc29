import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK} from 'jose';
import {z} from 'zod';

export interface BackendKeys {
  /** Signs the sessions of Auth. */
  readonly auth: JWK;
  /** The project's imported key, with which the storefront mints tokens. */
  readonly imported: JWK;
  /** Signs the ID tokens of the local Google. */
  readonly google: JWK;
}

/** The keys that a backend generates. */
type OwnKeys = Pick<BackendKeys, 'auth' | 'google'>;

const FORMAT = 1;
const OWNER_READ_WRITE = 0o600;

const KeySchema = z.looseObject({kty: z.string(), kid: z.string()});
const FileSchema = z.object({format: z.literal(FORMAT), auth: KeySchema, google: KeySchema});

async function generateJwk(algorithm: 'ES256' | 'RS256'): Promise<JWK> {
  const {privateKey} = await generateKeyPair(algorithm, {extractable: true});
  const jwk = await exportJWK(privateKey);
  return {...jwk, alg: algorithm, kid: await calculateJwkThumbprint(jwk)};
}

export async function generateKeys(): Promise<OwnKeys> {
  const [auth, google] = await Promise.all([generateJwk('ES256'), generateJwk('RS256')]);
  return {auth, google};
}

/** Loads the keys of the last run, so sessions survive a restart, or creates and stores them. */
export async function loadOrCreateKeys(folder: string): Promise<OwnKeys> {
  const file = path.join(folder, 'keys.json');
  if (existsSync(file)) {
    const {auth, google} = FileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return {auth, google};
  }
  const keys = await generateKeys();
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify({format: FORMAT, ...keys}), {mode: OWNER_READ_WRITE});
  return keys;
}

const SigningKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
});

/** Parses the project's imported key, a private ES256 JWK with a `kid`. @throws Error that contains no part of it */
export function parseSigningKey(text: string): JWK {
  try {
    return SigningKey.parse(JSON.parse(text));
  } catch {
    throw new Error('SUPABASE_JWT_SIGNING_KEY must be a private JWK for ES256 with a kid.');
  }
}
