import {StaffRoleContext} from '~/admin/frame/access/staff-role';
import {OrderItems} from '~/shop/orders/detail/OrderItems';
import {CustomerCard} from '~/admin/order-details/CustomerCard';
import {ORDER_DETAILS as DETAILS} from '~/admin/order-details/order-details-samples';
import {PaymentCard} from '~/admin/order-details/PaymentCard';
import {RiskAlert} from '~/admin/order-details/RiskAlert';
import {TagEditor} from '~/admin/order-details/tags/TagEditor';
import {OrderSummary} from '~/shop/orders/detail/OrderSummary';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ORDER, REQUEST, REST, ROWS, SCREEN} from './desk-samples';
import {DeskOrderFailed, DeskOrderMissing} from './order/DeskOrderProblem';
import {DeskOrderScreen} from './order/DeskOrderScreen';
import {DeskPage} from './queue/DeskPage';

/** The desk of an owner, and what packers see in its place. */
function DeskStates() {
  return (
    <StaffRoleContext.Provider value="owner">
      <State name="orders in each state" isWide>
        <DeskPage {...REST} request={REQUEST} page={{rows: ROWS, next: '?after=', isFirst: false}} />
      </State>
      <State name="empty view" isWide>
        <DeskPage {...REST} request={REQUEST} page={{rows: [], next: null, isFirst: true}} />
      </State>
      <State name="search with filters" isWide>
        <DeskPage
          {...REST}
          request={{...REQUEST, search: 'ada', filters: {status: 'late', method: 'Express'}}}
          page={{rows: ROWS.map((row) => ({...row, foundBy: 'Found by name'})), next: null, isFirst: true}}
        />
      </State>
      <State name="search for orders of which one is missing" isWide>
        <DeskPage
          {...REST}
          request={{...REQUEST, search: '1042, 1043, 4711'}}
          page={{rows: ROWS.map((row) => ({...row, foundBy: 'Found by number'})), next: null, isFirst: true}}
          missingNumbers={['4711']}
        />
      </State>
      <State name="search without results" isWide>
        <DeskPage {...REST} request={{...REQUEST, search: '4711'}} page={{rows: [], next: null, isFirst: true}} />
      </State>
      <State name="database unavailable" isWide>
        <DeskPage {...REST} request={REQUEST} counts={null} methods={[]} page={null} />
      </State>
      <State name="one order" isWide>
        <DeskOrderScreen
          {...SCREEN}
          view={ORDER}
          items={<OrderItems items={ORDER.order.items} />}
          summary={<OrderSummary {...ORDER.order} />}
          customer={<CustomerCard customer={DETAILS.customer} />}
          payment={<PaymentCard payment={DETAILS.payment} />}
          risk={DETAILS.risk && <RiskAlert risk={DETAILS.risk} />}
          tags={<TagEditor tags={ORDER.tags} idempotencyKey="1" result={undefined} />}
        />
      </State>
      <State name="order unavailable" isWide>
        <DeskOrderFailed />
      </State>
      <State name="order not found" isWide>
        <DeskOrderMissing />
      </State>
      <StaffRoleContext.Provider value="packer">
        <State name="the desk of a packer" isWide>
          <DeskPage
            {...REST}
            request={REQUEST}
            page={{rows: ROWS.map((row) => ({...row, total: null})), next: null, isFirst: true}}
          />
        </State>
      </StaffRoleContext.Provider>
    </StaffRoleContext.Provider>
  );
}

export const stories: Stories = {title: 'Order desk', States: DeskStates};
