import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {cartOf} from '../cart-samples';
import {isGiftCardProblem} from '../model/cart-problem';
import {PROBLEMS} from '../problem-samples';
import {CartSummary} from './CartSummary';
import {GiftCards} from './GiftCards';
import {RecipientFields} from '../recipient/RecipientFields';

const TWO_CARDS = cartOf({subtotal: '32.00', giftCards: {4242: '20.0', '0777': '5.0'}});

function GiftCardStates() {
  return (
    <>
      <State name="none, folded">
        <GiftCards giftCards={[]} problems={[]} />
      </State>
      <State name="one used up by this cart, one with a rest">
        <GiftCards giftCards={TWO_CARDS.giftCards} problems={[]} />
      </State>
      <State name="the recipient of one that is bought">
        <RecipientFields />
      </State>
      <State name="the totals">
        <CartSummary cart={TWO_CARDS} />
      </State>
      <State name="what can be wrong (it brings itself into sight)" isWide>
        <div className="workbench-row">
          {PROBLEMS.filter(isGiftCardProblem).map((problem) => (
            <OnPress key={problem.kind} label={problem.kind}>
              {(isOpen) => isOpen && <GiftCards giftCards={[]} problems={[problem]} />}
            </OnPress>
          ))}
        </div>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Gift cards', States: GiftCardStates};
