import {CARDS} from '~/shop/catalog/catalog-samples';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {PopularDishes} from './PopularDishes';

function PopularDishesStates() {
  return (
    <State name="below a missing page">
      <PopularDishes products={CARDS.slice(0, 4)} />
    </State>
  );
}

export const stories: Stories = {title: 'Dishes below a missing page', States: PopularDishesStates};
