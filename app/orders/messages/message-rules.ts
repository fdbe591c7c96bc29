/** What happens to an order that its customer may want to know. */
type OrderEvent =
  | 'placed'
  | 'edited'
  | 'packing-late'
  | 'packed'
  | 'tracking-changed'
  | 'on-the-way'
  | 'delayed'
  | 'out-for-delivery'
  | 'attempt-failed'
  | 'not-delivered'
  | 'delivered'
  | 'canceled'
  | 'refunded';

/** Who mails the customer: Shopify by one of its notifications, this storefront, a setting decides, or neither. */
type MailSender = 'shopify' | 'storefront' | 'setting' | 'none';

export interface MessageRule {
  readonly event: OrderEvent;
  readonly mail: MailSender;
  /** Shopify's name of its notification (Settings → Notifications → Customer notifications); null if it has none. */
  readonly shopifyNotification: string | null;
  /** How Shopify learns that it is to mail: the argument that staff decide here, or that it does so by itself. */
  readonly trigger: string;
  /** Whether the account and its open pages say so, too. */
  readonly isInAccount: boolean;
  /** Whether a customer may decline our mail, because nothing depends on it. */
  readonly isOptional: boolean;
  /** What a merchant must see to in the Shopify admin; null for nothing. */
  readonly toConfirm: string | null;
}

const OURS = {mail: 'storefront', shopifyNotification: null, isInAccount: true, toConfirm: null} as const;
const SHOPIFYS = {mail: 'shopify', isInAccount: true, isOptional: false} as const;

/**
 * Which side sends which mail, once for every event, so that nothing comes twice or never. `docs/messages.md` has the same
 * table, `npm run store:check` prints what a merchant must confirm, and the database queues our mails.
 */
export const MESSAGE_RULES: readonly MessageRule[] = [
  {
    event: 'placed',
    mail: 'setting',
    shopifyNotification: 'Order confirmation',
    trigger: '`ORDER_CONFIRMATION`',
    isInAccount: true,
    isOptional: false,
    toConfirm: null,
  },
  {
    event: 'edited',
    mail: 'storefront',
    shopifyNotification: 'Order edited',
    trigger: '`orders/edited` without `notify_customer`',
    isInAccount: true,
    isOptional: false,
    toConfirm: 'leave out Shopify’s mail when you edit an order; where you send it, this storefront sends none',
  },
  {...OURS, event: 'packing-late', trigger: 'not packed by the promised day', isOptional: true},
  {
    ...SHOPIFYS,
    event: 'packed',
    shopifyNotification: 'Shipping confirmation',
    trigger: '`fulfillmentCreate(notifyCustomer)`',
    toConfirm: 'is on, and says that the parcel is packed and where to track it',
  },
  {
    ...SHOPIFYS,
    event: 'tracking-changed',
    shopifyNotification: 'Shipping update',
    trigger: '`fulfillmentTrackingInfoUpdate(notifyCustomer)`',
    isInAccount: false,
    toConfirm: 'is on',
  },
  {
    event: 'on-the-way',
    mail: 'none',
    shopifyNotification: null,
    trigger: 'carrier; the mail about packing covers it',
    isInAccount: true,
    isOptional: false,
    toConfirm: null,
  },
  {...OURS, event: 'delayed', trigger: 'carrier', isOptional: true},
  {
    ...SHOPIFYS,
    event: 'out-for-delivery',
    shopifyNotification: 'Out for delivery',
    trigger: 'carrier, for a known tracking number',
    toConfirm: 'is on',
  },
  {...OURS, event: 'attempt-failed', trigger: 'carrier', isOptional: true},
  {...OURS, event: 'not-delivered', trigger: 'carrier', isOptional: false},
  {
    ...SHOPIFYS,
    event: 'delivered',
    shopifyNotification: 'Delivered',
    trigger: 'carrier, for a known tracking number',
    toConfirm: 'is on',
  },
  {
    ...SHOPIFYS,
    event: 'canceled',
    shopifyNotification: 'Order canceled',
    trigger: '`orderCancel(notifyCustomer)`',
    toConfirm: 'is on',
  },
  {
    ...SHOPIFYS,
    event: 'refunded',
    shopifyNotification: 'Order refund',
    trigger: '`refundCreate(notify)`',
    toConfirm: 'is on',
  },
];
