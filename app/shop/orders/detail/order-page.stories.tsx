import type {PageNotice} from '~/ui/use-page-notice';
import {
  CANCELED_DETAIL,
  PLACED_DETAIL,
  REFUNDED_DETAIL,
  SHIPPED_DETAIL,
  UNCONFIRMED_DETAIL,
} from '~/workbench/order-samples';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {OrderFailed} from './OrderFailed';
import {OrderMissing} from './OrderMissing';
import {OrderPage} from './OrderPage';
import {OrderScreen} from './OrderScreen';
import {OrderStatus} from './OrderStatus';

const FAILURE: PageNotice = {
  notice: {tone: 'error', title: 'We could not reach the shop', body: 'Please try again in a moment.'},
  isAnnounced: true,
};
const SHORTFALLS = [
  {tone: 'warning', title: 'Goat Curry is sold out'},
  {tone: 'warning', title: 'Only 3 of Palak Paneer are left', body: 'We added all of them'},
] as const;

function OrderDetailStates() {
  return (
    <>
      <State name="several parcels, everything known" isWide>
        <OrderScreen
          loaded={{kind: 'order', orderId: '1002', order: SHIPPED_DETAIL, isOwn: true, isHidden: false, offers: null}}
          result={undefined}
          isFailureInPanel={false}
          renderPanel={null}
        />
      </State>
      <State name="hidden, bought again in part, an action failed" isWide>
        <OrderPage
          orderId="1001"
          order={PLACED_DETAIL}
          isOwn
          isHidden
          failure={FAILURE}
          shortfalls={SHORTFALLS}
          panel={null}
        />
      </State>
      <State name="not yet confirmed by Shopify, seen by staff" isWide>
        <OrderPage
          orderId="1001"
          order={UNCONFIRMED_DETAIL}
          isOwn={false}
          isHidden={false}
          failure={null}
          shortfalls={[]}
          panel={null}
        />
      </State>
      <State name="canceled, not refunded" isWide>
        <OrderStatus {...CANCELED_DETAIL} />
      </State>
      <State name="delivered, partly refunded" isWide>
        <OrderStatus {...REFUNDED_DETAIL} />
      </State>
      <State name="no such order" isWide>
        <OrderMissing />
      </State>
      <State name="unavailable, with a link to the customer portal" isWide>
        <OrderFailed portalUrl="https://shop.example/account" />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Order page', States: OrderDetailStates};
