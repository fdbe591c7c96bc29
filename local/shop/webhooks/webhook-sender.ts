import {setMaxListeners} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {createRandom, type Random} from '../../kit/random';
import {SCHEMA_VERSION} from '../graphql/api-versions';
import type {ShopConfig, ShopContext} from '../state';
import {DEFAULT_DELIVERY_BEHAVIOR, type DeliveryBehavior} from './delivery-behavior';
import {postWebhook} from './post-webhook';
import {signWebhook} from './sign-webhook';
import type {DeliveryRecord} from './webhook-record';

/** Maximum number of concurrent deliveries, so that a storefront that has just started is not overloaded. */
const LANES = 3;

export interface WebhookSender {
  /** Sends what is queued, once the change that queued it is complete. */
  wake(): void;
  readonly behavior: DeliveryBehavior;
  /** Changes how later deliveries are sent. */
  setBehavior(behavior: DeliveryBehavior): void;
  /** Sends deliveries again, one after the other in the given order, ignoring the delivery behavior. */
  replay(deliveries: readonly DeliveryRecord[]): Promise<void>;
  /** Stops sending; resolves when deliveries in progress have ended. */
  stop(): Promise<void>;
  /** Sends what is queued from now on. */
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

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Creates an AbortController without a limit of listeners: every waiting delivery adds one. */
function createStopController(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}

class Sender implements WebhookSender {
  behavior = DEFAULT_DELIVERY_BEHAVIOR;
  private random: Random = createRandom(DEFAULT_DELIVERY_BEHAVIOR.seed);
  /** A generator of its own, so that retries do not change which deliveries a seed drops or duplicates. */
  private jitter: Random = createRandom(DEFAULT_DELIVERY_BEHAVIOR.seed);
  private inProgress = new Map<DeliveryRecord, Promise<void>>();
  private stopped = createStopController();
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
        if (delivery.state === 'waiting' && !this.inProgress.has(delivery)) this.start(delivery);
      }
    });
  }

  setBehavior(behavior: DeliveryBehavior): void {
    this.behavior = behavior;
    this.random = createRandom(behavior.seed);
    this.jitter = createRandom(behavior.seed);
  }

  async replay(deliveries: readonly DeliveryRecord[]): Promise<void> {
    for (const delivery of deliveries) await this.attempt(delivery);
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.inProgress.values());
  }

  resume(): void {
    this.stopped = createStopController();
  }

  private start(delivery: DeliveryRecord): void {
    const {drop, duplicate, delayMs, shuffleMs} = this.behavior;
    if (this.random() < drop) {
      delivery.state = 'dropped';
      this.context.state.changed();
      return;
    }
    const copies = this.random() < duplicate ? 2 : 1;
    const sent = Array.from({length: copies}, () =>
      this.sendWithRetries(delivery, delayMs + this.random() * shuffleMs),
    );
    const done = Promise.all(sent).then(() => void this.inProgress.delete(delivery));
    this.inProgress.set(delivery, done);
  }

  private async sendWithRetries(delivery: DeliveryRecord, waitMs: number): Promise<void> {
    const {signal} = this.stopped;
    const retries = this.behavior.retryMs.slice(delivery.attempts.length);
    // Jitter keeps deliveries that failed together from being retried together.
    const waits = [waitMs, ...retries.map((ms) => ms * (1 + this.jitter()))];
    for (const [index, ms] of waits.entries()) {
      const isRunning = await sleep(ms, true, {signal, ref: false}).catch(() => false);
      if (!isRunning || (await this.attempt(delivery))) return;
      // The duplicate of this delivery may have succeeded in the meantime.
      if (index === waits.length - 1 && delivery.state === 'waiting') delivery.state = 'failed';
    }
    this.context.state.changed();
  }

  private async attempt(delivery: DeliveryRecord): Promise<boolean> {
    const {state, config} = this.context;
    const [newest, older] = config.webhookSecrets;
    const secret = this.behavior.secret === 'newest' ? newest : older;
    const url = new URL(delivery.uri, config.storefrontOrigin);
    const at = state.clock().toISOString();
    const headers = headersOf(delivery, secret, config);
    const outcome = await this.inLane(() => postWebhook({url, headers, body: Buffer.from(delivery.body)}));
    delivery.attempts.push({at, ...outcome});
    if (isSuccess(outcome.status)) delivery.state = 'delivered';
    state.changed();
    return isSuccess(outcome.status);
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
 * Creates the webhook sender of a shop.
 *
 * @param delivers - whether it sends queued webhooks by itself; otherwise they wait until they are replayed
 */
export const createWebhookSender = (context: ShopContext, delivers: boolean): WebhookSender =>
  new Sender(context, delivers);
