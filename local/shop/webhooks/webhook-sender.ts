import {setMaxListeners} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {createRandom, type Random} from '../control/random';
import {SCHEMA_VERSION} from '../graphql/api-versions';
import type {ShopConfig, ShopContext} from '../state';
import {GOOD_MANNERS, type Manners} from './delivery-manners';
import {postWebhook} from './post-webhook';
import {signWebhook} from './sign-webhook';
import type {DeliveryRecord} from './webhook-record';

/** So many deliveries are on their way at once: a storefront that has just started is not run down by its first orders. */
const LANES = 3;

/** Sends what the shop has queued. */
export interface WebhookSender {
  /** Sends what waits, once the change that queued it is complete. */
  wake(): void;
  readonly manners: Manners;
  /** Changes how it delivers from now on. */
  behave(manners: Manners): void;
  /** Sends deliveries once more as they were, one after the other in the order given, whatever the manners. */
  replay(deliveries: readonly DeliveryRecord[]): Promise<void>;
  /** Sends nothing more by itself; resolves when what was on its way has arrived. */
  stop(): Promise<void>;
  /** Sends again what is queued from now on. */
  resume(): void;
}

function headersOf({topic, id, eventId, triggeredAt, body}: DeliveryRecord, secret: string, {origin}: ShopConfig) {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Shopify-Captain-Hook',
    'X-Shopify-Topic': topic,
    'X-Shopify-Hmac-Sha256': signWebhook(secret, body),
    'X-Shopify-Shop-Domain': new URL(origin).host,
    'X-Shopify-API-Version': SCHEMA_VERSION,
    'X-Shopify-Webhook-Id': id,
    'X-Shopify-Event-Id': eventId,
    'X-Shopify-Triggered-At': triggeredAt,
  };
}

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Everything that waits listens to it, and a burst of orders is no leak. */
function newStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}

class Sender implements WebhookSender {
  manners = GOOD_MANNERS;
  private random: Random = createRandom(GOOD_MANNERS.seed);
  /** Apart from the other, so that a seed does the same whether or not something is tried again. */
  private spread: Random = createRandom(GOOD_MANNERS.seed);
  private inHand = new Map<DeliveryRecord, Promise<void>>();
  private stopped = newStop();
  private lanes: Promise<unknown>[] = Array.from({length: LANES}, () => Promise.resolve());
  private sentCount = 0;

  constructor(
    private readonly context: ShopContext,
    private readonly delivers: boolean,
  ) {}

  wake(): void {
    if (!this.delivers) return;
    setImmediate(() => {
      if (this.stopped.signal.aborted) return;
      for (const delivery of this.context.state.data.webhooks.deliveries) {
        if (delivery.state === 'waiting' && !this.inHand.has(delivery)) this.take(delivery);
      }
    });
  }

  behave(manners: Manners): void {
    this.manners = manners;
    this.random = createRandom(manners.seed);
    this.spread = createRandom(manners.seed);
  }

  async replay(deliveries: readonly DeliveryRecord[]): Promise<void> {
    for (const delivery of deliveries) await this.attempt(delivery);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.inHand.values());
  }

  resume(): void {
    this.stopped = newStop();
  }

  private take(delivery: DeliveryRecord): void {
    const {drop, duplicate, delayMs, shuffleMs} = this.manners;
    if (this.random() < drop) {
      delivery.state = 'dropped';
      this.context.state.changed();
      return;
    }
    const copies = this.random() < duplicate ? 2 : 1;
    const sent = Array.from({length: copies}, () => this.carry(delivery, delayMs + this.random() * shuffleMs));
    const done = Promise.all(sent).then(() => void this.inHand.delete(delivery));
    this.inHand.set(delivery, done);
  }

  /** Tries until it is taken, or until the tries are spent. */
  private async carry(delivery: DeliveryRecord, waitMs: number): Promise<void> {
    const {signal} = this.stopped;
    const retries = this.manners.retryMs.slice(delivery.attempts.length);
    // What failed together does not come back together.
    const waits = [waitMs, ...retries.map((ms) => ms * (1 + this.spread()))];
    for (const [index, ms] of waits.entries()) {
      const isAwake = await sleep(ms, true, {signal, ref: false}).catch(() => false);
      if (!isAwake || (await this.attempt(delivery))) return;
      // Its copy may have arrived meanwhile.
      if (index === waits.length - 1 && delivery.state === 'waiting') delivery.state = 'failed';
    }
    this.context.state.changed();
  }

  private async attempt(delivery: DeliveryRecord): Promise<boolean> {
    const {state, config} = this.context;
    const [newest, older] = config.webhookSecrets;
    const secret = this.manners.secret === 'newest' ? newest : older;
    const url = new URL(delivery.uri, config.storefrontOrigin);
    const at = state.clock().toISOString();
    const headers = headersOf(delivery, secret, config);
    const outcome = await this.inLane(() => postWebhook({url, headers, body: Buffer.from(delivery.body)}));
    delivery.attempts.push({at, ...outcome});
    if (isTaken(outcome.status)) delivery.state = 'delivered';
    state.changed();
    return isTaken(outcome.status);
  }

  private inLane<Outcome>(post: () => Promise<Outcome>): Promise<Outcome> {
    const lane = this.sentCount % LANES;
    this.sentCount += 1;
    const outcome = (this.lanes[lane] ?? Promise.resolve()).then(post);
    this.lanes[lane] = outcome;
    return outcome;
  }
}

/**
 * Makes the sender of a shop.
 *
 * @param context - the shop
 * @param delivers - whether it sends by itself; otherwise what is queued waits until it is replayed
 */
export const createWebhookSender = (context: ShopContext, delivers: boolean): WebhookSender =>
  new Sender(context, delivers);
