import {GuestLinkProblem} from '~/shop/orders/guest/GuestLinkProblem';
import {GuestOrderPage} from '~/shop/orders/guest/GuestOrderPage';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {GUEST_ORDER} from './order-samples';

export function GuestOrderSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Guest order page">
      <State name="several parcels" isWide>
        <GuestOrderPage order={GUEST_ORDER} />
      </State>
      <State name="expired or unknown link" isWide>
        <GuestLinkProblem kind="missing" />
      </State>
      <State name="unavailable" isWide>
        <GuestLinkProblem kind="unavailable" />
      </State>
    </Section>
  );
}
