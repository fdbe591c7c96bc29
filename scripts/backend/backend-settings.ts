import {z} from 'zod';
import {CommandError} from '../lib/command-error';

const MANAGEMENT_API = 'https://api.supabase.com';

const isSafeUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const {protocol, hostname} = new URL(text);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
};

const safeOrigin = z.string().refine(isSafeUrl, 'must be an address that begins with https://');

/** The settings of `.env.backend`, and those of `.env` that the backend shares with the storefront. */
const SettingsSchema = z.object({
  /** A personal access token of Supabase. */
  SUPABASE_ACCESS_TOKEN: z.string().min(1, 'is missing'),
  SUPABASE_PROJECT_REF: z.string().regex(/^[a-z]{20}$/, 'must be the 20 letters of the project'),
  /** The database for migrations and backups, by the session pooler or directly. */
  SUPABASE_DB_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgresql://')
    .optional(),
  SUPABASE_MANAGEMENT_URL: safeOrigin.default(MANAGEMENT_API),
  SUPABASE_AUTH_EXTERNAL_GOOGLE_CLIENT_ID: z.string().optional(),
  SUPABASE_AUTH_EXTERNAL_GOOGLE_SECRET: z.string().optional(),
  PUBLIC_ORIGIN: safeOrigin,
  SUPABASE_URL: safeOrigin.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  SUPABASE_JWT_SIGNING_KEY: z.string().optional(),
  SESSION_SECRETS: z.string().optional(),
  RECONCILE_SECRET: z.string().optional(),
});

export type BackendSettings = z.infer<typeof SettingsSchema> & {readonly SUPABASE_URL: string};

/**
 * @param env empty strings count as absent
 * @throws CommandError that names each missing or invalid setting, never its value
 */
export function parseBackendSettings(env: Readonly<Record<string, string | undefined>>): BackendSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = SettingsSchema.safeParse(given);
  if (parsed.success) {
    const url = parsed.data.SUPABASE_URL ?? `https://${parsed.data.SUPABASE_PROJECT_REF}.supabase.co`;
    return {...parsed.data, SUPABASE_URL: url};
  }
  const faults = parsed.error.issues.map(({path: [name = ''], message}) => {
    const isMissing = !(String(name) in given);
    return `  ${String(name)} ${isMissing ? 'is missing' : message}`;
  });
  throw new CommandError(
    `These settings are wrong or missing:\n${faults.join('\n')}`,
    'docs/hosted-backend.md#two-commands says what .env.backend holds and where the values come from.',
  );
}
