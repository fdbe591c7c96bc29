/** The webhook payload of an order, reduced to the fields that are parsed. */
export const ORDER_BODY = {
  id: 5001,
  admin_graphql_api_id: 'gid://shopify/Order/5001',
  name: '#1001',
  email: 'ada@example.com',
  created_at: '2026-06-01T08:00:00-04:00',
  updated_at: '2026-06-01T08:00:05-04:00',
  cancelled_at: null,
  closed_at: null,
  financial_status: 'partially_refunded',
  fulfillment_status: 'partial',
  source_name: 'web',
  test: false,
  currency: 'USD',
  taxes_included: false,
  total_discounts: '5.00',
  total_shipping_price_set: {shop_money: {amount: '4.99', currency_code: 'USD'}},
  total_tax: '0.00',
  total_price: '23.96',
  order_status_url: 'https://shop.example/1/orders/abc/authenticate?key=def',
  note: 'Ring twice',
  tags: 'vip, gift',
  shipping_lines: [
    {id: 1, title: 'Express', is_removed: true},
    {id: 2, title: 'Standard'},
  ],
  discount_codes: [{code: 'NEWCUSTOMER', amount: '5.00', type: 'fixed_amount'}],
  customer: {id: 7001, email: 'ada@example.com'},
  shipping_address: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    address1: '12 Analytical Way',
    address2: '',
    city: 'Austin',
    province: 'Texas',
    zip: '73301',
    country: 'United States',
    phone: null,
    latitude: 30.2,
  },
  line_items: [
    {
      id: 6001,
      title: 'Palak Paneer',
      variant_title: '',
      sku: 'PALAK',
      quantity: 2,
      price: '7.99',
      variant_id: 81,
      product_id: 91,
    },
    {
      id: 6002,
      title: 'Dal',
      variant_title: 'Default Title',
      quantity: 1,
      price: '7.99',
      variant_id: null,
      product_id: null,
    },
  ],
  fulfillments: [
    {
      id: 4001,
      order_id: 5001,
      status: 'success',
      shipment_status: 'in_transit',
      tracking_company: 'UPS',
      tracking_numbers: ['1Z1', '1Z2'],
      tracking_urls: ['https://ups.example/1Z1', 'javascript:alert(1)'],
      created_at: '2026-06-01T09:00:00-04:00',
      updated_at: '2026-06-01T09:05:00-04:00',
      line_items: [{id: 6001, title: 'Palak Paneer', quantity: 1}],
    },
  ],
};

/** The payment of that order. */
export const TRANSACTION_BODY = {
  id: 3001,
  order_id: 5001,
  kind: 'sale',
  status: 'success',
  authorization: 'test-abc',
  payment_id: '#1001.1',
  processed_at: '2026-06-01T08:00:01-04:00',
  created_at: '2026-06-01T08:00:00-04:00',
  amount: '23.96',
};

/** Its refund, with a successful and a failed transaction. */
export const REFUND_BODY = {
  id: 2001,
  order_id: 5001,
  created_at: '2026-06-01T10:00:00-04:00',
  transactions: [
    {kind: 'refund', status: 'success', amount: '3.50'},
    {kind: 'refund', status: 'failure', amount: '3.50'},
  ],
};

const set = (amount: string) => ({shopMoney: {amount}});
const refundOf = (status: string) => ({kind: 'REFUND', status, amountSet: set('3.5')});
const UNCODED = {allocatedAmountSet: set('0.0'), discountApplication: {}};
const byCode = (amount: string) => ({allocatedAmountSet: set(amount), discountApplication: {code: 'NEWCUSTOMER'}});

/** The same order as a response of the Admin API. */
export const ORDER_RESPONSE = {
  id: 'gid://shopify/Order/5001',
  name: '#1001',
  email: 'ada@example.com',
  createdAt: '2026-06-01T12:00:00Z',
  updatedAt: '2026-06-01T12:00:05Z',
  cancelledAt: null,
  closedAt: null,
  displayFinancialStatus: 'PARTIALLY_REFUNDED',
  displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
  currencyCode: 'USD',
  sourceName: 'web',
  test: false,
  taxesIncluded: false,
  statusPageUrl: 'https://shop.example/1/orders/abc/authenticate?key=def',
  note: 'Ring twice',
  tags: ['gift', 'vip'],
  risk: {recommendation: 'INVESTIGATE'},
  customer: {id: 'gid://shopify/Customer/7001'},
  totalDiscountsSet: set('5.0'),
  totalShippingPriceSet: set('4.99'),
  totalTaxSet: set('0.0'),
  totalPriceSet: set('23.96'),
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: '12 Analytical Way',
    address2: null,
    city: 'Austin',
    province: 'Texas',
    zip: '73301',
    country: 'United States',
    phone: null,
  },
  lineItems: {
    nodes: [
      {
        id: 'gid://shopify/LineItem/6001',
        title: 'Palak Paneer',
        variantTitle: null,
        sku: 'PALAK',
        quantity: 2,
        currentQuantity: 2,
        image: {url: 'https://cdn.shopify.com/paneer.jpg'},
        originalUnitPriceSet: set('7.99'),
        variant: {id: 'gid://shopify/ProductVariant/81'},
        product: {id: 'gid://shopify/Product/91'},
        discountAllocations: [byCode('3.33'), UNCODED],
      },
      {
        id: 'gid://shopify/LineItem/6002',
        title: 'Dal',
        variantTitle: null,
        quantity: 1,
        currentQuantity: 1,
        image: {url: 'https://cdn.shopify.com/dal.jpg'},
        originalUnitPriceSet: set('7.99'),
        variant: null,
        product: null,
        discountAllocations: [byCode('1.67')],
      },
    ],
    pageInfo: {hasNextPage: false, endCursor: null},
  },
  shippingLines: {nodes: [{title: 'Standard', discountAllocations: []}]},
  fulfillments: [
    {
      id: 'gid://shopify/Fulfillment/4001',
      status: 'SUCCESS',
      displayStatus: 'IN_TRANSIT',
      createdAt: '2026-06-01T13:00:00Z',
      updatedAt: '2026-06-01T13:05:00Z',
      trackingInfo: [
        {company: 'UPS', number: '1Z1', url: 'https://ups.example/1Z1'},
        {company: 'UPS', number: '1Z2', url: null},
      ],
      fulfillmentLineItems: {
        nodes: [{quantity: 1, lineItem: {id: 'gid://shopify/LineItem/6001'}}],
        pageInfo: {hasNextPage: false, endCursor: null},
      },
    },
  ],
  transactions: [
    {
      id: 'gid://shopify/OrderTransaction/3001',
      kind: 'SALE',
      status: 'SUCCESS',
      authorizationCode: 'test-abc',
      paymentId: '#1001.1',
      processedAt: '2026-06-01T12:00:01Z',
      createdAt: '2026-06-01T12:00:00Z',
    },
  ],
  refunds: [
    {
      id: 'gid://shopify/Refund/2001',
      createdAt: '2026-06-01T14:00:00Z',
      transactions: {nodes: [refundOf('SUCCESS'), refundOf('FAILURE')]},
    },
  ],
};
