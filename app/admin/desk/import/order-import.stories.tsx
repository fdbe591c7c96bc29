import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ORDER_IMPORT_COPY, orderImportNotice} from './order-import-copy';
import {OrderImportPage} from './OrderImportPage';

function OrderImportStates() {
  return (
    <>
      <State name="empty" isWide>
        <OrderImportPage number="#1042" idempotencyKey="1" reply={undefined} />
      </State>
      <State name="failed" isWide>
        <OrderImportPage
          number=""
          idempotencyKey="1"
          reply={{failure: orderImportNotice({kind: 'missing'}), number: '#9999', error: null}}
        />
      </State>
      <State name="no number" isWide>
        <OrderImportPage
          number=""
          idempotencyKey="1"
          reply={{failure: null, number: 'twelve', error: ORDER_IMPORT_COPY.badNumber}}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Import of an order', States: OrderImportStates};
