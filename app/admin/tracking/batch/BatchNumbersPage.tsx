import {Link} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import type {NewImportResult} from '../import/import-view';
import {ImportForm} from '../import/ImportForm';
import {BATCH_NUMBERS_COPY as COPY} from './batch-numbers-copy';
import type {BatchNumbersView} from './batch-numbers-view';
import {NumberedOrders} from './NumberedOrders';

interface BatchNumbersPageProps {
  readonly view: BatchNumbersView;
  readonly result: NewImportResult | undefined;
  /** The orders of the batch that get no number, with the reasons. */
  readonly leftOut: ReactNode;
}

/** Ships the orders of a batch: their tracking numbers in the order of the packing slips. */
export function BatchNumbersPage({view, result, leftOut}: BatchNumbersPageProps) {
  const {path, parcels} = view;
  const failure = usePageNotice(result?.failure ?? null);
  return (
    <AdminPage
      title={COPY.title}
      actions={
        <Link to={`${path}/slips`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.slips}
        </Link>
      }
    >
      <PageAlert shown={failure} />
      {parcels.length === 0 ? (
        <EmptyState title={COPY.empty}>{COPY.emptyText}</EmptyState>
      ) : (
        <NumbersForm view={view} result={result} />
      )}
      {leftOut}
      <p>
        <Link to={path} className="inline-flex min-h-11 items-center">
          {COPY.batch}
        </Link>
      </p>
    </AdminPage>
  );
}

function NumbersForm({view: {parcels, id}, result}: Pick<BatchNumbersPageProps, 'view' | 'result'>) {
  const [text, setText] = useState(result?.pasted ?? '');
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <ImportForm
        id={id}
        result={result}
        rows={Math.min(Math.max(parcels.length + 1, 6), 20)}
        copy={COPY}
        onType={setText}
      />
      <NumberedOrders parcels={parcels} text={text} />
    </div>
  );
}
