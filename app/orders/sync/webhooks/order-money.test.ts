import {describe, expect, it} from 'vitest';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {OrderResponseSchema} from '../admin/order-response';
import {toOrderReplica} from '../admin/to-order-replica';
import {toCostLines} from '../../model/cost-lines';
import {DOCUMENTED_FULFILLMENT, DOCUMENTED_ORDER, DOCUMENTED_REFUND, DOCUMENTED_TRANSACTION} from './documented.sample';
import {FulfillmentPayloadSchema} from './fulfillment-payload';
import {OrderPayloadSchema} from './order-payload';
import {ORDER_RESPONSE} from '../admin/order-response.sample';
import {ORDER_BODY} from './order.sample';
import {RefundPayloadSchema, TransactionPayloadSchema} from './payment-payload';

const set = (amount: string) => ({shop_money: {amount, currency_code: 'USD'}});
const bag = (amount: string) => ({shopMoney: {amount}});
const [paneer, dal] = ORDER_BODY.line_items;

const read = (change: object) => OrderPayloadSchema.parse({...ORDER_BODY, ...change});
const toReplica = (change: object) => {
  const order = OrderResponseSchema.parse({...ORDER_RESPONSE, ...change});
  return toOrderReplica(order, order.lineItems.nodes);
};

/** Lists the costs of an order with this change, formatted as shown. */
function costsOf(change: object) {
  const order = read(change);
  const costs = toCostLines(order).filter(({kind, minor}) => kind !== 'tax' || minor !== 0);
  const shown = (minor: number) => formatMoney(toMoney(minor, order.currency));
  return [...costs.map(({kind, minor}) => `${kind} ${shown(minor)}`), `total ${shown(order.total_minor)}`];
}

describe('the costs of an order', () => {
  it('include a line for a tip', () => {
    expect(costsOf({total_tip_received: '3.00', total_price: '26.96'})).toEqual([
      'subtotal $23.97',
      'discount -$5.00',
      'shipping $4.99',
      'tip $3.00',
      'total $26.96',
    ]);
  });

  it('count a tip once that is also a line item', () => {
    const tip = {...dal, id: 6003, title: 'Tip', price: '3.00'};
    const change = {line_items: [paneer, dal, tip], total_tip_received: '3.00', total_price: '26.96'};
    expect(costsOf(change)).toEqual(['subtotal $26.97', 'discount -$5.00', 'shipping $4.99', 'total $26.96']);
  });

  it('include lines for duties and additional fees', () => {
    const change = {
      original_total_duties_set: set('6.10'),
      original_total_additional_fees_set: set('1.25'),
      total_tax: '2.00',
      total_price: '33.31',
    };
    expect(costsOf(change)).toEqual([
      'subtotal $23.97',
      'discount -$5.00',
      'shipping $4.99',
      'duties $6.10',
      'fees $1.25',
      'tax $2.00',
      'total $33.31',
    ]);
  });

  it('omit a tax that the prices include', () => {
    const change = {taxes_included: true, total_tax: '3.99'};
    expect(costsOf(change)).toEqual(['subtotal $23.97', 'discount -$5.00', 'shipping $4.99', 'total $23.96']);
    expect(read(change)).toMatchObject({taxes_included: true, tax_minor: 399});
  });

  it('show a negative discount as an adjustment', () => {
    expect(
      costsOf({total_discounts: '-1.50', discount_codes: [{code: 'UP', amount: '-1.50'}], total_price: '30.46'}),
    ).toEqual(['subtotal $23.97', 'shipping $4.99', 'adjustment $1.50', 'total $30.46']);
  });

  it.each([
    ['HKD', '7.9', '37.8', ['subtotal HK$15.80', 'shipping HK$22.00', 'total HK$37.80']],
    ['VND', '75000', '150022', ['subtotal ₫150,000', 'shipping ₫22', 'total ₫150,022']],
    ['JPY', '990', '2002', ['subtotal ¥1,980', 'shipping ¥22', 'total ¥2,002']],
    ['KWD', '2.125', '26.250', ['subtotal KWD 4.250', 'shipping KWD 22.000', 'total KWD 26.250']],
  ])('use the decimals of %s', (currency, price, total_price, costs) => {
    const change = {
      currency,
      line_items: [{...paneer, price}],
      total_discounts: '0',
      total_shipping_price_set: set('22'),
      total_price,
    };
    expect(costsOf(change).map((cost) => cost.replaceAll('\u00a0', ' '))).toEqual(costs);
  });

  it('multiply a unit price of four decimals before rounding', () => {
    const spice = {...paneer, quantity: 1000, price: '0.0125'};
    const change = {line_items: [spice], total_discounts: '0.00', total_price: '17.49'};
    expect(costsOf(change)).toEqual(['subtotal $12.50', 'shipping $4.99', 'total $17.49']);
    expect(read(change).items[0]).toMatchObject({quantity: 1000, price_minor: 1, total_minor: 1250});
  });
});

describe('an edited order', () => {
  const edit = {
    line_items: [
      {...paneer, current_quantity: 1},
      {...dal, current_quantity: 0},
    ],
    current_subtotal_price: '6.33',
    current_total_discounts: '1.66',
    current_total_tax: '0.00',
    current_shipping_price_set: set('4.99'),
    current_total_price: '11.32',
  };
  const editedResponse = {
    lineItems: {
      ...ORDER_RESPONSE.lineItems,
      nodes: ORDER_RESPONSE.lineItems.nodes.map((line, index) => ({...line, currentQuantity: index === 0 ? 1 : 0})),
    },
    currentSubtotalPriceSet: bag('6.33'),
    currentTotalTaxSet: bag('0.0'),
    currentShippingPriceSet: bag('4.99'),
    currentTotalPriceSet: bag('11.32'),
  };

  it('has its new total and its removed quantities', () => {
    expect(costsOf(edit)).toEqual(['subtotal $7.99', 'discount -$1.66', 'shipping $4.99', 'total $11.32']);
    expect(read(edit).items.map(({quantity, removed_quantity}) => [quantity, removed_quantity])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(read(edit).discounts).toEqual([{code: 'NEWCUSTOMER', amount_minor: 166}]);
  });

  it('equals the same order from the Admin API, except for the images and the risk', () => {
    const order = toReplica(editedResponse);
    const items = order.items.map((item) => ({...item, image_url: null}));
    expect({...order, items}).toEqual({...read(edit), risk: 'investigate'});
  });

  it('has its original costs once it is canceled or all items are removed', () => {
    const asPlaced = ['subtotal $23.97', 'discount -$5.00', 'shipping $4.99', 'total $23.96'];
    expect(costsOf({...edit, cancelled_at: '2026-06-02T08:00:00-04:00'})).toEqual(asPlaced);
    const removed = edit.line_items.map((line) => ({...line, current_quantity: 0}));
    expect(costsOf({...edit, line_items: removed, current_total_price: '0.00'})).toEqual(asPlaced);
  });
});

describe('an order of which money was paid back and nothing was edited', () => {
  const refund = {kind: 'refund', status: 'success', currency: 'USD'};
  const change = (amount: string) => ({
    line_items: [{...paneer, current_quantity: 1}, dal],
    current_subtotal_price: '12.65',
    current_total_discounts: '3.33',
    current_total_tax: '0.00',
    current_shipping_price_set: set('4.99'),
    current_total_price: '18.96',
    refunds: [{transactions: [{...refund, amount}]}],
  });
  const response = {
    lineItems: {
      ...ORDER_RESPONSE.lineItems,
      nodes: ORDER_RESPONSE.lineItems.nodes.map((line) => ({...line, currentQuantity: 1})),
    },
    currentSubtotalPriceSet: bag('12.65'),
    currentTotalTaxSet: bag('0.0'),
    currentShippingPriceSet: bag('4.99'),
    currentTotalPriceSet: bag('18.96'),
    refunds: [
      {
        id: 'gid://shopify/Refund/2001',
        createdAt: '2026-06-01T14:00:00Z',
        transactions: {nodes: [{kind: 'REFUND', status: 'SUCCESS', amountSet: bag('5.0')}]},
      },
    ],
  };

  it('has the costs of the checkout, and quantities without what was refunded', () => {
    expect(costsOf(change('5.00'))).toEqual(['subtotal $23.97', 'discount -$5.00', 'shipping $4.99', 'total $23.96']);
    expect(read(change('5.00'))).toMatchObject({
      current_total_minor: 1896,
      items: [{quantity: 1, removed_quantity: 1}, {quantity: 1}],
    });
  });

  it('is the same from the Admin API, except for the images and the risk', () => {
    const order = toReplica(response);
    const items = order.items.map((item) => ({...item, image_url: null}));
    expect({...order, items}).toEqual({...read(change('5.00')), risk: 'investigate'});
  });

  it('has the costs of what is left if the refund does not explain them', () => {
    expect(costsOf(change('4.00')).at(-1)).toBe('total $18.96');
  });
});

describe('an order that was paid in euros', () => {
  const bags = (shop: string, paid: string) => ({
    shop_money: {amount: shop, currency_code: 'USD'},
    presentment_money: {amount: paid, currency_code: 'EUR'},
  });
  const [standard] = ORDER_BODY.shipping_lines.slice(1);
  const paidInEuros = {
    presentment_currency: 'EUR',
    total_shipping_price_set: bags('4.99', '4.58'),
    discount_codes: [{code: 'NEWCUSTOMER', amount: '4.59', type: 'fixed_amount'}],
    discount_applications: [{type: 'manual'}, {type: 'discount_code', code: 'NEWCUSTOMER'}],
    line_items: [
      {
        ...paneer,
        discount_allocations: [{amount: '3.00', amount_set: bags('3.00', '2.75'), discount_application_index: 1}],
      },
      {
        ...dal,
        discount_allocations: [{amount: '1.00', amount_set: bags('1.00', '0.92'), discount_application_index: 1}],
      },
    ],
    shipping_lines: [
      {...standard, discount_allocations: [{amount_set: bags('1.00', '0.92'), discount_application_index: 1}]},
    ],
  };

  it('has all amounts in the currency of the shop', () => {
    expect(read(paidInEuros)).toEqual(read({}));
  });
});

describe('a payload from the documentation of Shopify', () => {
  it('is parsed, adds up and is not an online order', () => {
    expect(costsOf(DOCUMENTED_ORDER)).toEqual([
      'subtotal $61.50',
      'discount -$20.00',
      'shipping $10.00',
      'total $51.50',
    ]);
    expect(read(DOCUMENTED_ORDER)).toMatchObject({is_online: false, fulfillment_status: 'cancelled', discounts: []});
  });

  it('adds up for an edited order', () => {
    expect(costsOf({...DOCUMENTED_ORDER, cancelled_at: null})).toEqual([
      'subtotal $61.50',
      'shipping $0.00',
      'total $61.50',
    ]);
  });

  it('is parsed for a fulfillment, a payment and a refund', () => {
    expect(FulfillmentPayloadSchema.parse(DOCUMENTED_FULFILLMENT)).toMatchObject({
      status: 'pending',
      shipment_status: null,
    });
    expect(TransactionPayloadSchema.parse(DOCUMENTED_TRANSACTION)).toMatchObject({kind: 'authorization'});
    expect(RefundPayloadSchema.parse(DOCUMENTED_REFUND)).toMatchObject({amount_minor: 2150});
  });
});
