import {ORDER_IMPORT_COPY, orderImportNotice} from '~/admin/desk/import/order-import-copy';
import {OrderImportPage} from '~/admin/desk/import/OrderImportPage';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

export function OrderImportSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Import of an order">
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
    </Section>
  );
}
