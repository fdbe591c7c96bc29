import {REFUNDED_DETAIL, SHIPPED_DETAIL} from '~/workbench/order-samples';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {InvoicePage} from './InvoicePage';

const SELLER = ['Fusion Tiffin', '1 Cardamom Lane', 'Springfield', 'NY 10001'];

function InvoiceStates() {
  return (
    <>
      <State name="many costs, long names" isWide>
        <InvoicePage orderId="1002" order={SHIPPED_DETAIL} seller={SELLER} />
      </State>
      <State name="without an address, refunded" isWide>
        <InvoicePage orderId="1003" order={REFUNDED_DETAIL} seller={SELLER.slice(0, 1)} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Invoice', States: InvoiceStates};
