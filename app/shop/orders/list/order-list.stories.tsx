import {OnPress} from '~/workbench/OnPress';
import {ORDERS} from '~/workbench/order-samples';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {EMPTY_LIST, LOADING_ORDERS, ORDER_LIST, RECENT_ORDERS} from '../order-list-samples';
import {OrderCard} from './OrderCard';
import {OrdersFailed} from './OrdersFailed';
import {OrdersPage} from './OrdersPage';
import {OrdersScreen} from './OrdersScreen';
import {RecentOrders} from './RecentOrders';

const PATH = '/workbench';

function OrderListStates() {
  return (
    <>
      {Object.entries(ORDERS).map(([name, order]) => (
        <State key={name} name={name}>
          <OrderCard order={order} area="page" />
        </State>
      ))}
      <State name="a page in the middle, one order just hidden" isWide>
        <OrdersPage
          list={{...ORDER_LIST, hidden: {id: '1000', name: 'Order #1000'}}}
          area="page"
          path={PATH}
          isStale={false}
        />
      </State>
      <State name="last known orders, the refresh failed" isWide>
        <OrdersPage list={ORDER_LIST} area="account" path={PATH} isStale />
      </State>
      <State name="no orders, in the account area" isWide>
        <OrdersScreen result={EMPTY_LIST} area="account" />
      </State>
      <State name="unavailable" isWide>
        <OrdersFailed path={PATH} portalUrl={null} reason={null} />
      </State>
      <State name="unavailable, with a link to the customer portal" isWide>
        <OrdersFailed path={PATH} portalUrl={ORDER_LIST.portalUrl} reason="not-authenticated" />
      </State>
      {Object.entries(RECENT_ORDERS).map(([name, result]) => (
        <State key={name} name={name}>
          <RecentOrders result={result} />
        </State>
      ))}
      {/* By press, because the server would wait for them. */}
      <State name="newest orders loading, by press">
        <OnPress label="show">{(isOpen) => isOpen && <RecentOrders result={LOADING_ORDERS} />}</OnPress>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Order list', States: OrderListStates};
