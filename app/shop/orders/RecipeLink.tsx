import {Link} from '@remix-run/react';
import {Icon} from '~/ui/icons/Icon';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import type {ItemView} from '~/orders/model/order-view';
import {ORDERS_COPY} from './orders-copy';

/** Links an item to the recipe of its dish; nothing for an item without one, or that was removed. */
export const RecipeLink = ({item: {recipePath, quantity, title}}: {readonly item: ItemView}) =>
  recipePath && quantity > 0 ? (
    <Link
      to={recipePath}
      data-print="hidden"
      className="flex w-fit min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
    >
      <Icon name="soup" className="size-4" />
      {ORDERS_COPY.recipe} <VisuallyHidden>{title}</VisuallyHidden>
    </Link>
  ) : null;
