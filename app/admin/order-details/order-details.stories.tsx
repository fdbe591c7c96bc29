import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CustomerCard} from './CustomerCard';
import {DetailsUnavailable} from './DetailsUnavailable';
import {ORDER_DETAILS_COPY} from './order-details-copy';
import {ORDER_DETAILS} from './order-details-samples';
import {PaymentCard} from './PaymentCard';
import {RiskAlert} from './RiskAlert';

const DENIED = {path: null, name: null, email: null, phone: null, orders: null};

function OrderDetailsStates() {
  return (
    <>
      <State name="everything known">
        <PaymentCard payment={ORDER_DETAILS.payment} />
        <CustomerCard customer={ORDER_DETAILS.customer} />
      </State>
      <State name="personal data denied, no reasons of a risk">
        <CustomerCard customer={DENIED} />
        <RiskAlert risk={{recommendation: 'cancel', reasons: []}} />
      </State>
      <State name="Shopify is down">
        <DetailsUnavailable text={ORDER_DETAILS_COPY.failedText} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Payment and customer of an order', States: OrderDetailsStates};
