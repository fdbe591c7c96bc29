import path from 'node:path';
import {z} from 'zod';
import {serveHttp} from '../kit/serve-http';
import type {BackendConfig} from './context';
import {createBackend} from './create-backend';
import {loadOrCreateKeys, parseSigningKey} from './keys';
import {openProjectDatabase} from './open-project-database';
import {readSettings} from './settings';

const MAX_PORT = 65_535;

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(MAX_PORT).default(54_321),
  STOREFRONT_ORIGIN: z.url({protocol: /^https?$/}).default('http://localhost:3000'),
  LOCAL_DIR: z.string().min(1).default('.local/backend'),
  SUPABASE_DIR: z.string().min(1).default('supabase'),
  DATABASE_URL: z.string().optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_'),
  SUPABASE_SECRET_KEY: z.string().startsWith('sb_secret_'),
  SUPABASE_JWT_SIGNING_KEY: z.string().transform(parseSigningKey),
  GOOGLE_CLIENT_ID: z.string().min(1),
  NODE_ENV: z.string().optional(),
});

type Env = z.infer<typeof EnvSchema>;

function readEnv(): Env {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The local backend does not run in production: anyone can sign in as any user.');
  }
  const env = EnvSchema.safeParse(process.env);
  if (!env.success) throw new Error(`The local backend cannot start:\n${z.prettifyError(env.error)}`);
  return env.data;
}

/** Returns the configuration. Its origin is replaced once the backend listens, because the port may be 0. */
const toConfig = (env: Env): {-readonly [Key in keyof BackendConfig]: BackendConfig[Key]} => ({
  origin: `http://localhost:${env.PORT}`,
  publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
  secretKey: env.SUPABASE_SECRET_KEY,
  googleClientId: env.GOOGLE_CLIENT_ID,
  settings: readSettings(env.SUPABASE_DIR, new URL(env.STOREFRONT_ORIGIN).origin),
});

async function main(): Promise<void> {
  const env = readEnv();
  const config = toConfig(env);
  const [database, own] = await Promise.all([
    openProjectDatabase({
      url: env.DATABASE_URL || undefined,
      folder: path.resolve(env.LOCAL_DIR),
      projectFolder: env.SUPABASE_DIR,
    }),
    loadOrCreateKeys(env.LOCAL_DIR),
  ]);
  const keys = {...own, imported: env.SUPABASE_JWT_SIGNING_KEY};
  const backend = await createBackend({database, keys, clock: () => new Date(), config});
  const running = await serveHttp({
    fetch: backend.fetch,
    port: env.PORT,
    host: '127.0.0.1',
    upgrade: backend.upgrade,
  });
  config.origin = running.origin;
  console.log(`local backend ${running.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running
        .close()
        .then(() => backend.close())
        .then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
