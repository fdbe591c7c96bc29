const set = (amount: string) => ({shopMoney: {amount}});
const refundOf = (status: string) => ({kind: 'REFUND', status, amountSet: set('3.5')});
const UNCODED = {allocatedAmountSet: set('0.0'), discountApplication: {}};
const byCode = (amount: string) => ({allocatedAmountSet: set(amount), discountApplication: {code: 'NEWCUSTOMER'}});
const LAST_PAGE = {hasNextPage: false, endCursor: null};

/** The order of `ORDER_BODY` as a response of the Admin API. */
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
        lineItemGroup: null,
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
    pageInfo: LAST_PAGE,
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
        pageInfo: LAST_PAGE,
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
