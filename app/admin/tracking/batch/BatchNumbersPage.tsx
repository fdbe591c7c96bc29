import {Form, Link, useLocation, useNavigation} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {FileField} from '~/ui/FileField';
import {PageAlert} from '~/ui/PageAlert';
import {TextArea} from '~/ui/TextArea';
import {usePageNotice} from '~/ui/use-page-notice';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {FILE, PASTED, type NewImportResult} from '../import/import-view';
import {BATCH_NUMBERS_COPY as COPY} from './batch-numbers-copy';
import type {BatchNumbersView} from './batch-numbers-view';
import {NumberedOrders} from './NumberedOrders';

interface BatchNumbersPageProps {
  readonly view: BatchNumbersView;
  readonly result: NewImportResult | undefined;
  /** The orders of the batch that get no number, with the reasons. */
  readonly leftOut: ReactNode;
}

const CARD = 'rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-6';

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
  const {pathname} = useLocation();
  const isPending = useNavigation().formData !== undefined;
  const onSubmit = useSingleSubmit(isPending);
  const [text, setText] = useState(result?.pasted ?? '');
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form
        method="post"
        action={pathname}
        encType="multipart/form-data"
        onSubmit={onSubmit}
        className={`${CARD} flex flex-col gap-4`}
      >
        <p className="max-w-prose text-ink-soft">{COPY.intro}</p>
        <input type="hidden" name="id" value={result?.id ?? id} />
        <TextArea
          name={PASTED}
          label={COPY.numbers}
          hint={COPY.numbersHint}
          rows={Math.min(Math.max(parcels.length + 1, 6), 20)}
          defaultValue={result?.pasted ?? ''}
          onChange={({currentTarget}) => setText(currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <FileField
          name={FILE}
          label={COPY.file}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        />
        <Button type="submit" isPending={isPending} className="self-start max-sm:w-full">
          {isPending ? COPY.checking : COPY.check}
        </Button>
      </Form>
      <NumberedOrders parcels={parcels} text={text} />
    </div>
  );
}
