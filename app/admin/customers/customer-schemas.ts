import {z} from 'zod';

const ACCOUNT_STATES = ['DECLINED', 'DISABLED', 'ENABLED', 'INVITED'] as const;

/** The state of a customer's account at Shopify. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A state that this version does not know is shown as unknown. */
export const AccountStateSchema = z.enum(ACCOUNT_STATES).nullish().catch(null);

/** A field that the store may deny is absent then; null means that the customer has no value. */
const personal = z.string().nullish();

export const ListedCustomerSchema = z.object({
  id: z.string(),
  firstName: personal,
  lastName: personal,
  defaultEmailAddress: z.object({emailAddress: personal}).nullish(),
  state: AccountStateSchema,
  numberOfOrders: z.coerce.number().int().nullish(),
  createdAt: z.string(),
});

export type ListedCustomer = z.infer<typeof ListedCustomerSchema>;

/** The response to the query of one page. */
export const CustomersSchema = z.object({
  customers: z.object({
    nodes: z.array(ListedCustomerSchema),
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
  }),
});

/** The response to the query of one customer; null if there is none. */
export const CustomerSchema = z.object({
  customer: ListedCustomerSchema.extend({
    phone: personal,
    note: personal,
    tags: z.array(z.string()).nullish(),
    verifiedEmail: z.boolean().nullish(),
    amountSpent: z.object({amount: z.string(), currencyCode: z.string()}).nullish(),
  }).nullable(),
});

export type CustomerDetails = NonNullable<z.infer<typeof CustomerSchema>['customer']>;

/** The response to the query of addresses and consent. */
export const CustomerAddressesSchema = z.object({
  customer: z
    .object({
      defaultEmailAddress: z.object({marketingState: z.string(), marketingUpdatedAt: personal}).nullish(),
      addressesV2: z.object({
        nodes: z.array(z.object({id: z.string(), formatted: z.array(z.string()), phone: personal})),
      }),
    })
    .nullable(),
});

export const CustomerAccountSchema = z.object({
  customer: z.object({id: z.string(), state: AccountStateSchema}).nullable(),
});

export const InviteSchema = z.object({
  customerSendAccountInviteEmail: z.object({userErrors: z.array(z.object({message: z.string()}))}).nullable(),
});
