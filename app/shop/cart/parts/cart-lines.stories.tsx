import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {LINE_STATES} from '../cart-samples';
import {CartLine} from './CartLine';

const noop = () => undefined;
const [FIRST] = LINE_STATES;

/** Cart lines. Their buttons fail, because the sample lines do not exist in Shopify. */
function CartLineStates() {
  return (
    <>
      {LINE_STATES.map(([name, line]) => (
        <State key={name} name={name}>
          <ul>
            <CartLine line={line} wantedQuantity={line.quantity} isLate={false} onRemove={noop} />
          </ul>
        </State>
      ))}
      {FIRST && (
        <State name="four are wanted, and the shop takes its time">
          <ul>
            <CartLine line={FIRST[1]} wantedQuantity={4} isLate onRemove={noop} />
          </ul>
        </State>
      )}
    </>
  );
}

export const stories: Stories = {title: 'Cart lines', States: CartLineStates};
