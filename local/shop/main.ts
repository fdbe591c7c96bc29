import {z} from 'zod';
import {addHistory} from '../seed/history/add-history';
import {addOwnRatings} from '../seed/reviews/own-ratings';
import {SEED} from '../seed/seed';
import {createShopData} from './fresh-data';
import {openShop} from './open-shop';
import {createPersistence} from './persistence';
import {STORE_PROFILES, toStoreSeed} from './store-profile';

const MAX_PORT = 65_535;

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(MAX_PORT).default(4000),
  STOREFRONT_ORIGIN: z.url({protocol: /^https?$/}).default('http://localhost:3000'),
  /** The origin of customer accounts, if the profile has a separate host for them. */
  ACCOUNTS_PORT: z.coerce.number().int().min(0).max(MAX_PORT).default(4001),
  SHOP_PROFILE: z.enum(['friendly', 'strict', 'market', 'empty']).default('friendly'),
  LOCAL_DIR: z.string().min(1).default('.local'),
  NODE_ENV: z.string().optional(),
});

function readEnv(): z.infer<typeof EnvSchema> {
  const env = EnvSchema.safeParse(process.env);
  if (!env.success) throw new Error(`The local shop cannot start:\n${z.prettifyError(env.error)}`);
  if (env.data.NODE_ENV === 'production') {
    throw new Error(
      'The local shop does not run in production: it takes no real payments, and its credentials are public.',
    );
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
  const profile = STORE_PROFILES[env.SHOP_PROFILE];
  const seed = toStoreSeed(addOwnRatings(addHistory(SEED, new Date())), profile);
  const persistence = createPersistence({directory: env.LOCAL_DIR, seed, say, onFailure: fail});
  const stored = persistence.load();
  const data = stored ?? createShopData(seed);
  // The history depends on the time of the first start, so a later start must not create another one.
  if (!stored) persistence.saveNow(data);
  const {config, close} = await openShop({
    profile,
    port: env.PORT,
    accountsPort: env.ACCOUNTS_PORT,
    storefrontOrigin: new URL(env.STOREFRONT_ORIGIN).origin,
    seed,
    clock: () => new Date(),
    data,
    onChange: (data, {isDurable}) => (isDurable ? persistence.saveNow(data) : persistence.save(data)),
    deliversWebhooks: true,
  });
  say(`local shop ${config.origin}`);
  say(`profile ${config.profile.name}: checkout at ${config.checkoutOrigin}, accounts at ${config.accountsOrigin}`);
  say(`outbox ${config.origin}/__outbox`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      persistence.flush();
      void close().then(() => process.exit(0));
    });
  }
}

main().catch(fail);
