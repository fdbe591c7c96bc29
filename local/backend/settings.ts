import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'smol-toml';
import {z} from 'zod';

const HOUR_S = 3600;
const SECONDS_TO_REUSE = 10;
const MAX_ROWS = 1000;

/** Runs here whatever a project says. */
const always = z.literal(true).default(true);
/** Nobody here can do it: a project that wants it must be told at once. */
const never = z.literal(false).default(false);

/** The command line reads it no more from its next version on. */
const renamed = z.undefined({error: 'is deprecated: the setting is called "enabled"'}).optional();

const GoogleSchema = z.object({enabled: always, skip_nonce_check: never}).prefault({});

const AuthSchema = z.object({
  enabled: always,
  site_url: z.url().default('http://localhost:3000'),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_expiry: z.int().positive().default(HOUR_S),
  enable_refresh_token_rotation: always,
  refresh_token_reuse_interval: z.int().min(0).default(SECONDS_TO_REUSE),
  enable_signup: z.boolean().default(true),
  enable_manual_linking: never,
  enable_anonymous_sign_ins: never,
  // A section without the word means open sign-up to Supabase, so here it must say so.
  email: z.object({enabled: z.literal(false), enable_signup: renamed}).default({enabled: false}),
  sms: z.object({enabled: never, enable_signup: renamed}).prefault({}),
  external: z
    .object({google: GoogleSchema})
    .catchall(z.object({enabled: never}))
    .prefault({}),
});

/** The part of `supabase/config.toml` that has a meaning here. */
const ConfigSchema = z.object({
  api: z
    .object({
      enabled: always,
      schemas: z.array(z.string()).min(1).default(['public']),
      max_rows: z.int().positive().default(MAX_ROWS),
      auto_expose_new_tables: never,
    })
    .prefault({}),
  realtime: z.object({enabled: always}).prefault({}),
  storage: z.object({enabled: never}).prefault({}),
  edge_runtime: z.object({enabled: never}).prefault({}),
  auth: AuthSchema.prefault({}),
});

/** How the backend behaves, as `supabase/config.toml` says. */
export interface Settings {
  readonly schemas: readonly string[];
  readonly maxRows: number;
  readonly siteUrl: string;
  /** Where a sign-in may lead back to; `*` stands for one part of a path, `**` for anything. */
  readonly redirectUrls: readonly string[];
  readonly accessTokenSeconds: number;
  readonly refreshReuseSeconds: number;
  readonly isSignUpOpen: boolean;
}

/**
 * Reads `config.toml` of a Supabase project.
 *
 * @param folder - usually `supabase`; without the file the defaults hold
 * @param storefrontOrigin - stands in for the origin of `site_url`, since a storefront may take another port
 * @throws Error that names the setting which is not emulated
 */
export function readSettings(folder: string, storefrontOrigin: string): Settings {
  const file = path.join(folder, 'config.toml');
  const parsed = ConfigSchema.safeParse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  if (!parsed.success) throw new Error(`${file} asks for what is not emulated:\n${z.prettifyError(parsed.error)}`);
  const {api, auth} = parsed.data;
  const siteOrigin = new URL(auth.site_url).origin;
  const here = (url: string) => (url.startsWith(siteOrigin) ? storefrontOrigin + url.slice(siteOrigin.length) : url);
  return {
    schemas: api.schemas,
    maxRows: api.max_rows,
    siteUrl: here(auth.site_url),
    redirectUrls: auth.additional_redirect_urls.map(here),
    accessTokenSeconds: auth.jwt_expiry,
    refreshReuseSeconds: auth.refresh_token_reuse_interval,
    isSignUpOpen: auth.enable_signup,
  };
}
