import type {ItemView} from '~/orders/model/order-view';
import {OrderTags} from '~/admin/order-details/tags/OrderTags';
import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {PackerItems} from './PackerItems';

const ITEM: ItemView = {
  title: 'Palak Paneer',
  variant: '2 servings',
  quantity: 2,
  removed: '1 removed',
  unitPrice: '',
  total: '',
  image: null,
  bundle: null,
};

const ITEMS: readonly ItemView[] = [
  ITEM,
  {...ITEM, title: LONG_NAME, variant: null, removed: null, bundle: {id: '1', name: '1 × Starter Set'}},
  {...ITEM, quantity: 0, removed: '2 removed'},
];

const PackerItemsStates = () => (
  <>
    <State name="the items of an order for a packer">
      <PackerItems items={ITEMS} />
    </State>
    <State name="tags, and none">
      <OrderTags tags={['gift', 'fragile']} />
      <OrderTags tags={[]} />
    </State>
  </>
);

export const stories: Stories = {title: 'Items for packers', States: PackerItemsStates};
