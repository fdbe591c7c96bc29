import type {ItemView} from '~/orders/model/order-view';
import {BuyItemAgain} from '../orders/again/BuyItemAgain';
import type {Offers} from '../orders/again/find-offers.server';
import {WriteReviewLink} from '../reviews/WriteReviewLink';

interface OrderItemActionsProps {
  readonly item: ItemView;
  /** Null while it is unknown how the items are offered today. */
  readonly offers: Offers | null;
  readonly isDelivered: boolean;
}

/** What the owner of an order can do with an item: buy it again, and review it once it has arrived. */
export function OrderItemActions({item, offers, isDelivered}: OrderItemActionsProps) {
  const {title, variantId, bundle, quantity} = item;
  if (!variantId) return null;
  const offer = !bundle && quantity > 0 ? offers?.[variantId] : undefined;
  return (
    <>
      {offer && <BuyItemAgain title={title} variantId={variantId} offer={offer} />}
      {isDelivered && (
        <WriteReviewLink product={variantId.slice(variantId.lastIndexOf('/') + 1)} title={title} className="mt-3" />
      )}
    </>
  );
}
