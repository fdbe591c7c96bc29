import {z} from 'zod';
import type {CatalogChanges} from './catalog/catalog-record';
import type {CustomerRecord, CustomerVault} from './customers/customer-record';
import type {GiftCardRecord} from './gift-cards/gift-card-record';
import type {Mail} from '../mail/mail';
import type {JobRecord} from './jobs/job-record';
import type {AutomaticDiscountRecord, CartRecord, DiscountRecord, OrderRecord, ShopData, VisibleData} from './state';
import type {ContractRecord} from './subscriptions/contract-record';
import type {WebhookData} from './webhooks/webhook-record';

/** Only this shop writes its records, so only the parts that identify a file of another version are checked. */
const cart: z.ZodType<CartRecord> = z.custom<CartRecord>(
  (value) => z.looseObject({token: z.string(), key: z.string(), lines: z.array(z.unknown())}).safeParse(value).success,
  {error: 'must be a cart'},
);

const order: z.ZodType<OrderRecord> = z.custom<OrderRecord>(
  (value) =>
    z
      .looseObject({
        number: z.int(),
        orderNumber: z.int(),
        lines: z.array(z.unknown()),
        fulfillmentOrders: z.array(z.unknown()),
        transactions: z.array(z.unknown()),
      })
      .safeParse(value).success,
  {error: 'must be an order'},
);

const customer: z.ZodType<CustomerRecord> = z.custom<CustomerRecord>(
  (value) =>
    z
      .looseObject({number: z.int(), email: z.string(), addresses: z.array(z.unknown()), marketing: z.looseObject({})})
      .safeParse(value).success,
  {error: 'must be a customer'},
);

const giftCard: z.ZodType<GiftCardRecord> = z.custom<GiftCardRecord>(
  (value) =>
    z
      .looseObject({number: z.int(), code: z.string(), balanceMinor: z.int().min(0), currencyCode: z.string()})
      .safeParse(value).success,
  {error: 'must be a gift card'},
);

const discount: z.ZodType<DiscountRecord> = z.custom<DiscountRecord>(
  (value) => z.looseObject({number: z.int(), code: z.string(), takes: z.looseObject({})}).safeParse(value).success,
  {error: 'must be a promo code'},
);

const automaticDiscount: z.ZodType<AutomaticDiscountRecord> = z.custom<AutomaticDiscountRecord>(
  (value) => z.looseObject({number: z.int(), title: z.string(), takes: z.looseObject({})}).safeParse(value).success,
  {error: 'must be an automatic discount'},
);

const contract: z.ZodType<ContractRecord> = z.custom<ContractRecord>(
  (value) =>
    z
      .looseObject({number: z.int(), customerNumber: z.int(), status: z.string(), lines: z.array(z.unknown())})
      .safeParse(value).success,
  {error: 'must be a subscription contract'},
);

const mail: z.ZodType<Mail> = z.custom<Mail>(
  (value) => z.looseObject({id: z.string(), to: z.array(z.string())}).safeParse(value).success,
  {error: 'must be a mail'},
);

const vault: z.ZodType<CustomerVault> = z.custom<CustomerVault>(
  (value) => z.looseObject({passwords: z.looseObject({}), tokens: z.looseObject({})}).safeParse(value).success,
  {error: 'must be a vault'},
);

const VISIBLE = {
  carts: z.record(z.string(), cart),
  orders: z.array(order),
  lastOrderNumber: z.int().min(0),
  stock: z.record(z.string().regex(/^\d+$/, 'must be the number of a variant'), z.int()),
  redemptions: z.record(z.string(), z.array(z.string())),
  discounts: z.array(discount).optional(),
  automaticDiscounts: z.array(automaticDiscount).optional(),
  giftCards: z.array(giftCard).optional(),
  contracts: z.array(contract).optional(),
  customers: z.array(customer),
  sequence: z.int().min(0),
};

const webhooks: z.ZodType<WebhookData> = z.custom<WebhookData>(
  (value) =>
    z.looseObject({subscriptions: z.array(z.unknown()), deliveries: z.array(z.unknown())}).safeParse(value).success,
  {error: 'must be webhooks'},
);

const job: z.ZodType<JobRecord> = z.custom<JobRecord>(
  (value) => z.looseObject({id: z.string(), task: z.looseObject({kind: z.string()})}).safeParse(value).success,
  {error: 'must be a job'},
);

const catalog: z.ZodType<CatalogChanges> = z.custom<CatalogChanges>(
  (value) => z.looseObject({products: z.looseObject({}), deletedProducts: z.array(z.int())}).safeParse(value).success,
  {error: 'must be changes of the catalog'},
);

/** Returns the schema of data that was patched at `/__state`: stock may stay below zero, but must not be set to that. */
export const patchedDataSchema = (before: VisibleData): z.ZodType<VisibleData> =>
  z.strictObject({
    ...VISIBLE,
    stock: VISIBLE.stock.superRefine((stock, context) => {
      for (const [number, units] of Object.entries(stock)) {
        if (units >= 0 || units === before.stock[number]) continue;
        context.addIssue({code: 'custom', path: [number], message: 'must not be negative'});
      }
    }),
  });

export const ShopDataSchema: z.ZodType<ShopData> = z.strictObject({
  ...VISIBLE,
  mails: z.array(mail),
  vault,
  webhooks,
  catalog: catalog.optional(),
  inventoryRequests: z.array(z.object({key: z.string(), digest: z.string(), group: z.custom<object>()})).optional(),
  jobs: z.array(job).optional(),
});
