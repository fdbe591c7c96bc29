import {OrderCard} from '~/shop/orders/list/OrderCard';
import {OrdersFailed} from '~/shop/orders/list/OrdersFailed';
import {OrdersPage} from '~/shop/orders/list/OrdersPage';
import {OrdersScreen} from '~/shop/orders/list/OrdersScreen';
import {RecentOrders} from '~/shop/orders/list/RecentOrders';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {EMPTY_LIST, LOADING_ORDERS, ORDER_LIST, RECENT_ORDERS} from './order-list-samples';
import {ORDERS} from './order-samples';

const PATH = '/workbench';

export function OrderListSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Order list">
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
        <OrdersFailed path={PATH} portalUrl={null} />
      </State>
      <State name="unavailable, with a link to the customer portal" isWide>
        <OrdersFailed path={PATH} portalUrl={ORDER_LIST.portalUrl} />
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
    </Section>
  );
}
