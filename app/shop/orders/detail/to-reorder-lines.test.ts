import {describe, expect, it} from 'vitest';
import type {SoldItemRow} from '~/orders/model/order-row';
import {toReorderLines} from './to-reorder-lines.server';

const item = (title: string, bundle: SoldItemRow['bundle'] = null): SoldItemRow => ({
  title,
  variant_title: null,
  quantity: 4,
  removed_quantity: 0,
  price_minor: 775,
  total_minor: null,
  image_url: null,
  variant_id: `variant of ${title}`,
  bundle,
});
const SET = {id: 'a', title: 'Starter Set', quantity: 2, variant_id: 'variant of the set'};

describe('toReorderLines', () => {
  it('adds a bundle as often as it was bought, and not its components', () => {
    expect(toReorderLines([item('Box', SET), item('Paneer', SET), item('Dal')])).toEqual([
      {title: 'Starter Set', quantity: 2, variantId: 'variant of the set'},
      {title: 'Dal', quantity: 4, variantId: 'variant of Dal'},
    ]);
  });

  it('names a bundle that was deleted, so that the page says so', () => {
    const [line] = toReorderLines([item('Box', {...SET, variant_id: null})]);
    expect(line).toEqual({title: 'Starter Set', quantity: 2, variantId: null});
  });

  it('adds the components while only the id of the bundle is known', () => {
    const unknown = {id: 'a', title: null, quantity: null, variant_id: null};
    expect(toReorderLines([item('Box', unknown)])).toMatchObject([{title: 'Box', variantId: 'variant of Box'}]);
  });
});
