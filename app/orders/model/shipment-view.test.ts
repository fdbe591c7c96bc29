import {expect, it} from 'vitest';
import {toShipmentView} from './to-view-parts.server';

const item = (title: string, id: string) => ({
  shopify_line_item_id: id,
  title,
  variant_title: null,
  quantity: 3,
  removed_quantity: 0,
  price_minor: 799,
  total_minor: null,
  image_url: null,
});
const ORDERED = [item('Dal', 'dal'), item('Rice', 'rice')];
const PARCEL = {id: 'parcel', status: 'success', shipment_status: null, tracking: []};

it('names the contents of a parcel by the items of its order', () => {
  const items = [
    {shopify_line_item_id: 'rice', quantity: 2},
    {shopify_line_item_id: 'removed', quantity: 1},
  ];
  expect(toShipmentView({...PARCEL, items}, ORDERED).contents).toEqual(['2 × Rice']);
});

it('names nothing if the contents of a parcel are unknown', () => {
  expect(toShipmentView(PARCEL, ORDERED).contents).toEqual([]);
});

it('names the variant of an item', () => {
  const ordered = [
    {...ORDERED[0]!, variant_title: 'Family'},
    {...ORDERED[1]!, variant_title: 'Default Title'},
  ];
  const items = ordered.map(({shopify_line_item_id}) => ({shopify_line_item_id, quantity: 1}));
  expect(toShipmentView({...PARCEL, items}, ordered).contents).toEqual(['1 × Dal, Family', '1 × Rice']);
});
