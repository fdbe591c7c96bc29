import {expect, it, vi} from 'vitest';
import type {Backend} from '~/platform/supabase/backend.server';
import {deskOrderRow} from '../desk-order-row-sample';
import {createOrderFile} from './create-order-file.server';

// 11 pm of November 20 in New York.
const NOW = new Date('2026-11-21T04:00:00Z');
const SELECTION = {view: 'to-ship', search: 'Ada', filters: {tag: 'vip'}} as const;

const order = (number: number) => ({
  ...deskOrderRow(number),
  shipping_address: {first_name: '=1+1', phone: null},
  tags: ['vip'],
  hold_reasons: ['INCORRECT_ADDRESS'],
  risk: 'none',
});

const detailsOf = (id: string) => ({
  id,
  email: 'ada@example.com',
  subtotal_minor: 1598,
  discount_minor: 0,
  shipping_minor: 499,
  tax_minor: 0,
  refunded_minor: 500,
  tracking: [
    {company: 'UPS', number: '1Z1', url: null},
    {company: null, number: '=2'},
  ],
  items: [
    {title: 'Dal', variant_title: 'Default Title', sku: 'DAL', quantity: 2, bundle: null},
    {title: 'Rice', variant_title: null, sku: null, quantity: 1, bundle: {id: 'b', title: 'Starter Set', quantity: 1}},
  ],
});

/** A database with this many orders; it fails on the call after `failAfter` pages. */
function contextWith(orders: number, failAfter = Infinity) {
  const pages = Math.ceil((orders + 1) / 250);
  let page = 0;
  const ended = vi.fn();
  const call = vi.fn(
    async (name: string, args: {p_details?: unknown; p_outcome?: string; p_limit?: number; p_order_ids?: string[]}) => {
      if (name === 'begin_audit') return 7;
      if (name === 'end_audit') return ended(args.p_outcome, args.p_details);
      if (name === 'count_desk_orders') return [Math.min(orders, args.p_limit ?? 0)];
      if (name === 'find_order_export_details') return args.p_order_ids?.map(detailsOf);
      if (page >= failAfter) throw new Error('the database is down');
      page += 1;
      const length = page < pages ? 250 : Math.max(0, orders - (pages - 1) * 250);
      return Array.from({length}, (_, index) => order(page * 1000 + index));
    },
  );
  const backend = {call} as unknown as Backend;
  return {context: {backend, report: vi.fn(), reference: 'request'}, call, ended};
}

const textOf = async (body: ReadableStream<Uint8Array>) => (await new Response(body).text()).split('\r\n');

it('writes the orders of all pages below the columns, and logs filters and number', async () => {
  const {context, call, ended} = contextWith(251);
  const {name, body} = await createOrderFile(context, 'gita', SELECTION, NOW);
  const lines = await textOf(body);
  expect(name).toBe('orders-2026-11-20.csv');
  expect(lines).toHaveLength(1 + 251 + 1);
  expect(lines[1]).toBe(
    '"#1000","2026-11-20 10:00","2026-11-23","open","unfulfilled","paid","15.98","0.00","4.99","0.00","20.97","5.00","USD",' +
      '"ada@example.com","\'=1+1","","","","","","","","","Standard","2 × Dal (DAL)\n1 × Rice, part of 1 × Starter Set",' +
      '"UPS\n","1Z1\n\'=2","","vip","Incorrect address","none"',
  );
  expect(call).toHaveBeenCalledWith(
    'begin_audit',
    expect.objectContaining({p_actor_id: 'gita', p_details: {view: 'to-ship', filters: ['search', 'tag']}}),
  );
  expect(ended.mock.calls).toEqual([['done', {orders: 251}]]);
});

it('ends at the limit, and says so in the name', async () => {
  const {context, ended} = contextWith(10_300);
  const {name, body} = await createOrderFile(context, 'gita', SELECTION, NOW);
  expect(await textOf(body)).toHaveLength(1 + 10_000 + 1);
  expect(name).toBe('orders-2026-11-20-first-10000.csv');
  expect(ended.mock.calls).toEqual([['done', {orders: 10_000}]]);
});

it('aborts the download if the database fails meanwhile', async () => {
  const {context, ended} = contextWith(600, 1);
  const {body} = await createOrderFile(context, 'gita', SELECTION, NOW);
  await expect(textOf(body)).rejects.toThrow('the database is down');
  expect(ended.mock.calls).toEqual([['failed', {orders: 250}]]);
});

it('logs a download that is canceled', async () => {
  const {context, ended} = contextWith(600);
  const {body} = await createOrderFile(context, 'gita', SELECTION, NOW);
  await body.cancel();
  expect(ended.mock.calls).toEqual([['failed', {orders: expect.any(Number)}]]);
});
