import {Form, Link, useLocation, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {BUY_AGAIN_VARIANT_FIELD, WANTS_ADDED_FIELD} from '~/orders/commands/order-intents';
import {Button} from '~/ui/Button';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {AGAIN_COPY, offerText} from './again-copy';
import type {OfferView} from './find-offers.server';

interface BuyItemAgainProps {
  readonly title: string;
  readonly variantId: string;
  readonly offer: OfferView;
}

/** Adds one item of an order to the cart as often as it was bought, or says what has changed. */
export function BuyItemAgain({title, variantId, offer}: BuyItemAgainProps) {
  const {state, path, hasOptions} = offer;
  const change = offerText(offer);
  const canBuy = state === 'same' || state === 'price';
  return (
    <div data-print="hidden" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {canBuy && <BuyForm title={title} variantId={variantId} />}
      {change && <span className="text-ink-soft">{change}</span>}
      {path && (hasOptions || !canBuy) && state !== 'gone' && (
        <Link
          to={path}
          aria-label={AGAIN_COPY.optionsLabel(title)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {AGAIN_COPY.options}
        </Link>
      )}
    </div>
  );
}

function BuyForm({title, variantId}: Omit<BuyItemAgainProps, 'offer'>) {
  const isHydrated = useIsHydrated();
  const isPending = useNavigation().formData?.get(BUY_AGAIN_VARIANT_FIELD) === variantId;
  const {pathname, search} = useLocation();
  return (
    <Form method="post" action={pathname + search} onSubmit={useSingleSubmit(isPending)}>
      <input type="hidden" name={BUY_AGAIN_VARIANT_FIELD} value={variantId} />
      {isHydrated && <input type="hidden" name={WANTS_ADDED_FIELD} value="1" />}
      <Button
        type="submit"
        name={INTENT}
        value="buy-again"
        tone="outline"
        size="sm"
        isPending={isPending}
        aria-label={AGAIN_COPY.buyLabel(title)}
      >
        {isPending ? AGAIN_COPY.buying : AGAIN_COPY.buy}
      </Button>
    </Form>
  );
}
