import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'smol-toml';
import {z} from 'zod';
import type {BackendSettings} from './backend-settings';
import {CommandError} from '../lib/command-error';

const ConfigSchema = z.object({
  api: z.object({schemas: z.array(z.string()), extra_search_path: z.array(z.string()), max_rows: z.number()}),
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    enable_signup: z.boolean(),
    enable_anonymous_sign_ins: z.boolean(),
    enable_manual_linking: z.boolean(),
    email: z.object({
      enabled: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
    }),
    sms: z.object({enabled: z.boolean()}),
    external: z.object({
      google: z.object({enabled: z.boolean(), client_id: z.string(), skip_nonce_check: z.boolean()}),
    }),
  }),
});

type Values = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the tables with those of a remote in their place, as the Supabase CLI merges them. */
function merge(base: Values, override: Values): Values {
  const merged = {...base};
  for (const [name, value] of Object.entries(override)) {
    const known = merged[name];
    merged[name] = isTable(known) && isTable(value) ? merge(known, value) : value;
  }
  return merged;
}

/** Replaces `env(NAME)` by the variable, or by nothing if it is not set. */
function fillIn(value: unknown, env: Values): unknown {
  if (Array.isArray(value)) return value.map((each) => fillIn(each, env));
  if (isTable(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillIn(each, env)]));
  const name = typeof value === 'string' ? /^env\((\w+)\)$/.exec(value)?.[1] : undefined;
  return name === undefined ? value : (env[name] ?? '');
}

/** The settings that the project should have, under the names of the Management API. */
export interface WantedSettings {
  readonly auth: Readonly<Record<string, string | number | boolean>>;
  readonly dataApi: Readonly<Record<string, string | number>>;
  readonly realtime: Readonly<Record<string, boolean>>;
}

/**
 * Reads `config.toml`, with its section `[remotes.production]`.
 * @throws CommandError if the file lacks a setting
 */
export function readWantedSettings(folder: string, settings: BackendSettings): WantedSettings {
  const file = path.join(folder, 'config.toml');
  const {remotes, ...base} = parse(readFileSync(file, 'utf8'));
  const production = isTable(remotes) && isTable(remotes.production) ? remotes.production : {};
  const parsed = ConfigSchema.safeParse(fillIn(merge(base, production), settings));
  if (!parsed.success)
    throw new CommandError(`${file} cannot be read: ${z.prettifyError(parsed.error)}`, 'Restore it from git.');
  const {api, auth} = parsed.data;
  const {google} = auth.external;
  const hasGoogle = google.client_id !== '';
  return {
    dataApi: {
      db_schema: api.schemas.join(','),
      db_extra_search_path: api.extra_search_path.join(','),
      max_rows: api.max_rows,
    },
    realtime: {private_only: true},
    auth: {
      site_url: auth.site_url,
      uri_allow_list: auth.additional_redirect_urls.join(','),
      jwt_exp: auth.jwt_expiry,
      refresh_token_rotation_enabled: auth.enable_refresh_token_rotation,
      security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
      disable_signup: !auth.enable_signup,
      external_anonymous_users_enabled: auth.enable_anonymous_sign_ins,
      security_manual_linking_enabled: auth.enable_manual_linking,
      external_email_enabled: auth.email.enabled,
      mailer_autoconfirm: !auth.email.enable_confirmations,
      mailer_secure_email_change_enabled: auth.email.double_confirm_changes,
      security_update_password_require_reauthentication: auth.email.secure_password_change,
      external_phone_enabled: auth.sms.enabled,
      external_google_enabled: google.enabled && hasGoogle,
      ...(hasGoogle && {
        external_google_client_id: google.client_id,
        external_google_skip_nonce_check: google.skip_nonce_check,
      }),
    },
  };
}
