import {z} from 'zod';
import {serveStorefront} from './serve-storefront';

/** The worker's bindings as JSON. It receives no other environment variables of this process. */
const env = z.record(z.string(), z.string()).parse(JSON.parse(process.env.BINDINGS ?? '{}'));
const storefront = await serveStorefront({
  port: Number(process.env.PORT ?? 3000),
  env,
  mediaOrigin: process.env.LOCAL_SHOP_ORIGIN || null,
  accountOrigin: process.env.LOCAL_SHOP_ORIGIN || null,
});
console.log(`storefront ${storefront.origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void storefront.close().then(() => process.exit(0)));
}
