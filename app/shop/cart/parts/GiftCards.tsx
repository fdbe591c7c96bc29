import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import {APPLY_GIFT_CARD_ACTION, MAX_GIFT_CARD_LENGTH, REMOVE_GIFT_CARD_ACTION} from '../change/cart-form';
import {isGiftCardProblem, type CartProblem} from '../model/cart-problem';
import type {GiftCardView} from '../model/cart-view';
import {CodeForm} from './CodeForm';

interface GiftCardsProps {
  readonly giftCards: readonly GiftCardView[];
  readonly problems: readonly CartProblem[];
}

/** Redeems gift cards. Shopify does not say whether a shop has any, so the field is folded until one is applied. */
export function GiftCards({giftCards, problems}: GiftCardsProps) {
  const giftCardProblems = problems.filter(isGiftCardProblem);
  return (
    <details open={giftCards.length > 0 || giftCardProblems.length > 0} className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline">
        <Icon name="tags" className="size-5 text-natural" />
        {CART_COPY.giftCardSummary}
      </summary>
      <div className="pt-2">
        <CodeForm
          action={APPLY_GIFT_CARD_ACTION}
          kind="apply-gift-card"
          name="giftCard"
          label={CART_COPY.giftCardLabel}
          submitLabel={CART_COPY.giftCardApply}
          maxLength={MAX_GIFT_CARD_LENGTH}
          problems={giftCardProblems}
          harmless="gift-card-repeated"
        >
          {giftCards.length > 0 && (
            <ul className="flex flex-col gap-2" aria-label={CART_COPY.giftCardList}>
              {giftCards.map((giftCard) => (
                <GiftCardRow key={giftCard.id} giftCard={giftCard} />
              ))}
            </ul>
          )}
        </CodeForm>
      </div>
    </details>
  );
}

function GiftCardRow({giftCard: {id, name, left}}: {readonly giftCard: GiftCardView}) {
  const {pending} = useCartQueue();
  if (pending.some(({intent}) => intent.kind === 'remove-gift-card' && intent.giftCardId === id)) return null;
  return (
    <li className="flex items-center justify-between rounded-control border border-line bg-surface ps-4">
      <span className="flex min-w-0 flex-wrap gap-x-2 text-sm">
        <span translate="no" className="font-semibold">
          {name}
        </span>
        <span className="text-ink-soft">{CART_COPY.giftCardLeft(left)}</span>
      </span>
      <CartCommandForm
        input={{action: REMOVE_GIFT_CARD_ACTION, inputs: {giftCardId: id}}}
        toIntent={() => ({kind: 'remove-gift-card', giftCardId: id})}
      >
        <Button type="submit" tone="quiet" size="icon" aria-label={CART_COPY.removeGiftCard(name)}>
          <Icon name="x" className="size-4" />
        </Button>
      </CartCommandForm>
    </li>
  );
}
