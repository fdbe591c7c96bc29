import {Link, useSearchParams} from '@remix-run/react';
import {useEffect} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories, StatesProps} from '~/workbench/stories';
import {cartQueue, type CartIntent} from '../browser/cart-queue';
import {FULL_CART} from '../cart-samples';
import {CartContents} from './CartContents';
import {CartSummary} from './CartSummary';
import {PromoCodes} from './PromoCodes';

const PARAM = 'cart';
const WAITING = 'waiting';

const INTENTS: readonly CartIntent[] = [
  {
    kind: 'add',
    variantId: 'gid://shopify/ProductVariant/1',
    title: 'Palak Paneer',
    quantity: 2,
    price: '$7.99',
    image: PICTURE,
  },
  {
    kind: 'add',
    variantId: 'gid://shopify/ProductVariant/2',
    title: LONG_NAME,
    quantity: 1,
    price: '$7.99',
    image: null,
  },
  {kind: 'set-quantity', lineId: FULL_CART.lines[0]?.id ?? '', quantity: 4},
  {kind: 'apply-code'},
  {kind: 'set-note'},
];

/** A cart with pending changes. It has its own URL, because all carts of a page share the queue. */
function WaitingCartStates({id}: StatesProps) {
  const isWaiting = useSearchParams()[0].get(PARAM) === WAITING;
  useEffect(() => (isWaiting ? queueWithoutSending() : undefined), [isWaiting]);
  return (
    <>
      <State name={isWaiting ? 'all carts of this page wait now' : 'not now'}>
        <Link
          to={isWaiting ? `?#${id}` : `?${PARAM}=${WAITING}#${id}`}
          reloadDocument
          className={buttonStyle({tone: 'outline', size: 'sm'})}
        >
          {isWaiting ? 'Let them go on' : 'Let them wait'}
        </Link>
      </State>
      {isWaiting && (
        <State name="two dishes on their way in, one more wanted, a code asked for">
          <CartContents cart={FULL_CART} problems={[]} />
          <PromoCodes codes={FULL_CART.codes} problems={[]} />
          <CartSummary cart={FULL_CART} />
        </State>
      )}
    </>
  );
}

function queueWithoutSending() {
  const release = cartQueue.attach(() => undefined);
  if (cartQueue.get().pending.length === 0) {
    for (const intent of INTENTS) cartQueue.add({intent, form: new FormData()});
  }
  return release;
}

export const stories: Stories = {title: 'A cart that waits for the shop', States: WaitingCartStates};
