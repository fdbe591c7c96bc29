import type {Streamed} from '~/core/streamed';
import type {ShopEvent} from '~/ui/announce';
import type {DocumentCart} from '../opened-page';
import {putVisitInCart} from './put-visit-in-cart';
import type {Visit} from './visit';

/** Puts a visit into the visitor's cart, so that the order can be attributed to it. */
export interface CartClaim {
  /** Claims the cart if the event is about one that does not have the visit yet. */
  record(event: ShopEvent): void;
  /** Ends for good. */
  stop(): void;
}

/** Starts to claim carts. @param earlier the cart of the document, which may still be streamed */
export function claimCart(visit: Visit, earlier: Streamed<DocumentCart>): CartClaim {
  let isStopped = false;
  let isWaiting = false;
  const claim = () => {
    // One request for all events of a change, which are announced together.
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      void put();
    });
  };
  const put = async () => {
    if (isStopped) return;
    const isStored = await putVisitInCart(visit.id);
    // A withdrawal meanwhile deleted the visit, which must not be stored again.
    if (isStored && !isStopped) visit.markInCart();
  };
  Promise.resolve(earlier).then(
    (cart) => {
      if (cart?.lines.length && !visit.isInCart()) claim();
    },
    () => undefined,
  );
  return {
    record(event) {
      const isAboutCart = event.name === 'add_to_cart' || event.name === 'begin_checkout';
      if (isAboutCart && (event.facts.isNewCart || !visit.isInCart())) claim();
    },
    stop: () => void (isStopped = true),
  };
}
