import {OrderHistory} from '~/shop/orders/history/OrderHistory';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {HISTORIES} from './order-list-samples';

/** Orders that only Shopify has. */
export function OrderHistorySection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Order history">
      {Object.entries(HISTORIES).map(([name, result]) => (
        <State key={name} name={name} isWide>
          <OrderHistory result={result} area="page" />
        </State>
      ))}
    </Section>
  );
}
