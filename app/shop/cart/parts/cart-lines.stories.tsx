import {CartLine} from '~/shop/cart/parts/CartLine';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {LINE_STATES} from './cart-samples';

const noop = () => undefined;
const [FIRST] = LINE_STATES;

/** Cart lines. Their buttons fail, because the sample lines do not exist in Shopify. */
export function CartLineSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Cart lines">
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
    </Section>
  );
}
