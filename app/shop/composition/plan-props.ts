import {BUTTON_COPY} from '~/shop/cart/button-copy';
import type {ProductView} from '~/shop/catalog/model/product-view';

type Planned = Pick<ProductView, 'plans' | 'requiresPlan'>;

/** Returns what the Add to cart button needs for the chosen plan; nothing for a one-time purchase. */
export const toPlanProps = ({plans}: Planned) =>
  plans?.chosen ? {sellingPlanId: plans.chosen.id, price: plans.chosen.price, label: BUTTON_COPY.subscribe} : {};

/** Returns whether a variant can be bought: one that is sold by subscription only needs a plan. */
export const canBeBought = ({plans, requiresPlan}: Planned): boolean => plans !== null || !requiresPlan;
