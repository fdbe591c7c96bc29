import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {HISTORIES} from '../order-list-samples';
import {OrderHistory} from './OrderHistory';

/** Orders that only Shopify has. */
function OrderHistoryStates() {
  return (
    <>
      {Object.entries(HISTORIES).map(([name, result]) => (
        <State key={name} name={name} isWide>
          <OrderHistory result={result} area="page" />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Order history', States: OrderHistoryStates};
