import {z} from 'zod';
import type {Finding} from '../../lib/findings';
import {areLegacyKeysEnabled, listApiKeys} from '../api-keys';
import type {BackendSettings} from '../backend-settings';
import type {ManagementClient} from '../management-client';
import {parsePrivateKey} from '../steps/signing-key-step';
import {callApi} from './api-client';

const JwksSchema = z.object({keys: z.array(z.looseObject({kid: z.string().optional()}))});
const UNAUTHORIZED = 401;
const AREA = {jwks: 'Signing key', legacy: 'Legacy keys', own: 'API keys'} as const;

const problem = (area: string, message: string): Finding => ({level: 'problem', area, message});

/** Finds out whether the project accepts tokens of our signing key. */
export async function checkSigningKey(settings: BackendSettings): Promise<Finding[]> {
  const {SUPABASE_JWT_SIGNING_KEY: text, SUPABASE_PUBLISHABLE_KEY: key = ''} = settings;
  if (text === undefined) return [problem(AREA.jwks, 'SUPABASE_JWT_SIGNING_KEY is missing: npm run backend:setup')];
  const {kid} = parsePrivateKey(text);
  const {json} = await callApi(settings, {path: '/auth/v1/.well-known/jwks.json', key});
  const {data} = JwksSchema.safeParse(json);
  return data?.keys.some((each) => each.kid === kid)
    ? []
    : [problem(AREA.jwks, `${kid} is not among the project's public keys, so nobody can sign in`)];
}

/** Finds out whether the project refuses the older keys, and accepts ours. */
export async function checkApiKeys(client: ManagementClient, settings: BackendSettings): Promise<Finding[]> {
  const keys = await listApiKeys(client);
  const findings: Finding[] = [];
  if (await areLegacyKeysEnabled(client))
    findings.push(problem(AREA.legacy, 'are enabled, and valid for ten years: npm run backend:setup'));
  for (const {type, name, api_key: key} of keys) {
    if (type !== 'legacy' || !key) continue;
    const {status} = await callApi(settings, {path: '/auth/v1/settings', key});
    if (status !== UNAUTHORIZED) findings.push(problem(AREA.legacy, `${name} is accepted with ${status}`));
  }
  for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const) {
    const own = settings[name];
    if (own === undefined) findings.push(problem(AREA.own, `${name} is missing: npm run backend:setup`));
    else if (!keys.some(({api_key: key}) => key === own))
      findings.push(problem(AREA.own, `${name} is no key of this project`));
  }
  return findings;
}
