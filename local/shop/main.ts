import {z} from 'zod';
import {SEED} from '../seed/seed';
import {createShop} from './create-shop';
import {STOREFRONT_SCOPES} from './graphql/access-scopes';
import {LOCAL_CREDENTIALS} from './local-credentials';
import {createPersistence} from './persistence';
import {serveShop} from './serve';
import type {ShopConfig} from './state';

const MAX_PORT = 65_535;

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(MAX_PORT).default(4000),
  STOREFRONT_ORIGIN: z.url({protocol: /^https?$/}).default('http://localhost:3000'),
  LOCAL_DIR: z.string().min(1).default('.local'),
  NODE_ENV: z.string().optional(),
});

function readEnv(): z.infer<typeof EnvSchema> {
  const env = EnvSchema.safeParse(process.env);
  if (!env.success) throw new Error(`The local shop cannot start:\n${z.prettifyError(env.error)}`);
  if (env.data.NODE_ENV === 'production') {
    throw new Error('The local shop takes no real money and keeps no secrets: it does not run in production.');
  }
  return env.data;
}

const say = (line: string) => console.log(line);

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const persistence = createPersistence({directory: env.LOCAL_DIR, seed: SEED, say, onFailure: fail});
  // The port is known only once the shop listens.
  const config: {-readonly [Key in keyof ShopConfig]: ShopConfig[Key]} = {
    origin: `http://localhost:${env.PORT}`,
    storefrontOrigin: new URL(env.STOREFRONT_ORIGIN).origin,
    ...LOCAL_CREDENTIALS,
    storefrontScopes: STOREFRONT_SCOPES,
  };
  const data = persistence.load();
  const shop = createShop({
    seed: SEED,
    clock: () => new Date(),
    config,
    data,
    onChange: (data, {isDurable}) => (isDurable ? persistence.saveNow(data) : persistence.save(data)),
    deliversWebhooks: true,
  });
  const running = await serveShop({shop, port: env.PORT, host: '127.0.0.1'});
  config.origin = running.origin;
  say(`local shop ${running.origin}`);
  say(`outbox ${running.origin}/__outbox`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      persistence.flush();
      void running.close().then(() => process.exit(0));
    });
  }
}

main().catch(fail);
