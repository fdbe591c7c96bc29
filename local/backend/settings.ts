import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'smol-toml';
import {z} from 'zod';

const HOUR_S = 3600;
const SECONDS_TO_REUSE = 10;
const MAX_ROWS = 1000;

/** A feature that cannot be turned off here. */
const alwaysOn = z.literal(true).default(true);
/** A feature that is not emulated. A project that enables it must fail at startup. */
const notEmulated = z.literal(false).default(false);

/** A name that the next major version of the Supabase CLI no longer reads. */
const renamed = z.undefined({error: 'is deprecated: the setting is called "enabled"'}).optional();

const GoogleSchema = z.object({enabled: alwaysOn, skip_nonce_check: notEmulated}).prefault({});

const AuthSchema = z.object({
  enabled: alwaysOn,
  site_url: z.url().default('http://localhost:3000'),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.int().positive().default(HOUR_S),
  enable_refresh_token_rotation: alwaysOn,
  refresh_token_reuse_interval: z.int().min(0).default(SECONDS_TO_REUSE),
  enable_signup: z.boolean().default(true),
  enable_manual_linking: notEmulated,
  enable_anonymous_sign_ins: notEmulated,
  // Supabase enables sign-up when the section lacks `enabled`, so the section must set it.
  email: z.object({enabled: z.literal(false), enable_signup: renamed}).default({enabled: false}),
  sms: z.object({enabled: notEmulated, enable_signup: renamed}).prefault({}),
  external: z
    .object({google: GoogleSchema})
    .catchall(z.object({enabled: notEmulated}))
    .prefault({}),
});

/** The part of `supabase/config.toml` that the local backend uses. */
const ConfigSchema = z.object({
  api: z
    .object({
      enabled: alwaysOn,
      schemas: z.array(z.string()).min(1).default(['public']),
      max_rows: z.int().positive().default(MAX_ROWS),
      auto_expose_new_tables: notEmulated,
    })
    .prefault({}),
  realtime: z.object({enabled: alwaysOn}).prefault({}),
  storage: z.object({enabled: notEmulated}).prefault({}),
  edge_runtime: z.object({enabled: notEmulated}).prefault({}),
  auth: AuthSchema.prefault({}),
});

/** The settings of `supabase/config.toml`. */
export interface Settings {
  readonly schemas: readonly string[];
  readonly maxRows: number;
  readonly siteUrl: string;
  /** The allowed redirect URLs; `*` matches one path segment, `**` any number. */
  readonly redirectUrls: readonly string[];
  readonly accessTokenSeconds: number;
  readonly refreshReuseSeconds: number;
  readonly isSignUpOpen: boolean;
}

/**
 * Reads `config.toml` of a Supabase project.
 *
 * @param folder - usually `supabase`; the defaults apply when it has no such file
 * @param storefrontOrigin - replaces the origin of `site_url`, because the storefront may run on another port
 * @throws Error that names the setting that is not emulated
 */
export function readSettings(folder: string, storefrontOrigin: string): Settings {
  const file = path.join(folder, 'config.toml');
  const parsed = ConfigSchema.safeParse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  if (!parsed.success)
    throw new Error(`${file} enables features that are not emulated:\n${z.prettifyError(parsed.error)}`);
  const {api, auth} = parsed.data;
  const siteOrigin = new URL(auth.site_url).origin;
  const toStorefrontUrl = (url: string) =>
    url.startsWith(siteOrigin) ? storefrontOrigin + url.slice(siteOrigin.length) : url;
  return {
    schemas: api.schemas,
    maxRows: api.max_rows,
    siteUrl: toStorefrontUrl(auth.site_url),
    redirectUrls: auth.additional_redirect_urls.map(toStorefrontUrl),
    accessTokenSeconds: auth.jwt_expiry,
    refreshReuseSeconds: auth.refresh_token_reuse_interval,
    isSignUpOpen: auth.enable_signup,
  };
}
