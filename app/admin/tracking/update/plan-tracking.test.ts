import {describe, expect, it} from 'vitest';
import type {StaffFulfillmentOrder} from '~/orders/commands/find-staff-fulfillment-orders.server';
import {planTracking} from './plan-tracking';

const NUMBER = '1Z999AA10123456784';
const UPS = {company: 'UPS', number: NUMBER};
const part = (facts: Partial<StaffFulfillmentOrder> = {}): StaffFulfillmentOrder => ({
  id: 'part-1',
  status: 'open',
  createdAt: '2026-11-20T15:00:00Z',
  holds: [],
  items: [{id: 'line-1', title: 'Palak Paneer', quantity: 2, remaining: 2}],
  hasMoreItems: false,
  parcels: [],
  ...facts,
});
const parcel = (id: string, ...numbers: string[]) => ({
  id,
  quantity: 2,
  tracking: numbers.map((number) => ({company: 'UPS', number, url: null})),
});
const SENT = {status: 'closed', items: [{id: 'line-1', title: 'Palak Paneer', quantity: 2, remaining: 0}]};

describe('planTracking', () => {
  it('sends everything if nothing is sent yet', () => {
    expect(planTracking([part()], UPS, null)).toEqual({kind: 'send', target: 'part-1'});
  });

  it('replaces the number of the only parcel', () => {
    const plan = planTracking([part({...SENT, parcels: [parcel('parcel-1', 'OLD')]})], UPS, null);
    expect(plan).toMatchObject({kind: 'replace', target: 'part-1', parcel: {id: 'parcel-1'}});
  });

  it('changes nothing if a parcel has the number already', () => {
    const orders = [part({...SENT, parcels: [parcel('parcel-1', 'OLD'), parcel('parcel-2', NUMBER)]})];
    expect(planTracking(orders, UPS, null)).toEqual({kind: 'shipped'});
    expect(planTracking(orders, UPS, 'parcel-1')).toMatchObject({
      kind: 'replace',
      target: 'part-1',
      parcel: {id: 'parcel-1'},
    });
  });

  it('corrects the carrier of the only parcel', () => {
    const orders = [part({...SENT, parcels: [parcel('parcel-1', NUMBER)]})];
    expect(planTracking(orders, {company: 'Other', number: NUMBER}, null)).toMatchObject({kind: 'replace'});
  });

  it('asks which of several parcels is meant, and follows the choice', () => {
    const orders = [part({status: 'in_progress', parcels: [parcel('parcel-1', 'OLD')]}), part({id: 'part-2'})];
    const plan = planTracking(orders, UPS, null);
    expect(plan.kind === 'several-parcels' && plan.choices.map(({id}) => id)).toEqual(['parcel-1', 'part-1', 'part-2']);
    expect(planTracking(orders, UPS, 'part-2')).toEqual({kind: 'send', target: 'part-2'});
    expect(planTracking(orders, UPS, 'of another order').kind).toBe('several-parcels');
  });

  it('sends nothing that is on hold, canceled or unknown', () => {
    expect(planTracking([part({status: 'on_hold'})], UPS, null)).toEqual({kind: 'on-hold'});
    expect(planTracking([part({status: 'cancelled'})], UPS, null)).toEqual({kind: 'nothing-to-send'});
    expect(planTracking([], UPS, null)).toEqual({kind: 'nothing-to-send'});
  });
});
