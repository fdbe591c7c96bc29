import {Link} from '@remix-run/react';
import {useRef, useState} from 'react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {useCan} from '~/admin/frame/access/staff-role';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {DeskBatchBar} from '../batch/DeskBatchBar';
import {useChosenOrders} from '../batch/use-chosen-orders';
import {DESK_COPY, EMPTY_VIEWS, emptySelection, missingNumbersText, OTHER_KEYS} from '../desk-copy';
import {isNarrowed, selectionPath} from './desk-request';
import {parseOrderReference} from '~/orders/model/order-reference';
import {ORDER_IMPORT_COPY} from '../import/order-import-copy';
import {ExportForm} from '../export/ExportForm';
import {DeskSearchForm} from './DeskSearchForm';
import {DeskShortcuts} from '../DeskShortcuts';
import {DeskTable} from './DeskTable';
import {DeskViewForms} from '../views/DeskViewForms';
import type {DeskViewResult} from '../views/handle-desk-views.server';
import {DeskViews} from './DeskViews';
import type {LoadedDesk} from './load-desk.server';
import {useDeskKeys} from './use-desk-keys';

interface DeskPageProps extends LoadedDesk {
  /** Why the last form for views failed. */
  readonly result: DeskViewResult | undefined;
  /** Why chosen orders were not taken, without scripts. */
  readonly chosenNotice: Notice | null;
}

/** The order desk: one queue of orders, the most urgent first. */
export function DeskPage(props: DeskPageProps) {
  const {request, page, counts, methods, views, idempotencyKey, result} = props;
  const list = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const [message, setMessage] = useState('');
  const chosen = useChosenOrders(list, page?.rows);
  const commands = useDeskKeys({list, help, next: page?.next ?? null, onMessage: setMessage, onToggle: chosen.toggle});
  const isOwner = useCan('shop');
  const seesContacts = useCan('contacts');
  const {search: searched, filters} = request;
  const path = selectionPath(request);
  const query = path.split('?')[1] ?? '';
  const isSaveable = isNarrowed(request);
  const saved = views.find((view) => view.path === path) ?? null;
  const empty = isSaveable
    ? emptySelection(searched, Object.keys(filters).length > 0, seesContacts)
    : EMPTY_VIEWS[request.view];
  return (
    <AdminPage
      title={DESK_COPY.title}
      actions={
        <DeskShortcuts
          ref={help}
          commands={commands}
          others={[OTHER_KEYS.open, OTHER_KEYS.search]}
          onOpen={() => help.current?.showModal()}
        />
      }
    >
      <div className="grid gap-4">
        <DeskViews path={path} counts={counts} views={views} />
        <DeskSearchForm key={path} selection={request} methods={methods} />
        {isSaveable && page && (
          <DeskViewForms
            key={`${path} ${saved?.id ?? ''} ${saved?.name ?? ''}`}
            current={saved}
            query={query}
            idempotencyKey={idempotencyKey}
            result={result}
          />
        )}
      </div>
      {page === null && (
        <Alert tone="error" title={DESK_COPY.failed}>
          {DESK_COPY.failedText}
        </Alert>
      )}
      {/* The list may have emptied since they were chosen. */}
      {page?.rows.length === 0 && props.chosenNotice && (
        <Alert tone={props.chosenNotice.tone} title={props.chosenNotice.title}>
          {props.chosenNotice.body}
        </Alert>
      )}
      {page?.rows.length === 0 && (
        <EmptyState title={empty.title} action={isOwner && isOrderNumber(searched) && <ImportLink number={searched} />}>
          {empty.text}
        </EmptyState>
      )}
      {props.missingNumbers.length > 0 && <Alert tone="warning" title={missingNumbersText(props.missingNumbers)} />}
      {page && page.rows.length > 0 && (
        <div ref={list}>
          <DeskTable rows={page.rows} />
        </div>
      )}
      {page && page.rows.length > 0 && (
        <DeskBatchBar
          query={query}
          shownCount={page.rows.length}
          listedCount={props.listedCount}
          chosen={chosen}
          notice={props.chosenNotice}
          idempotencyKey={idempotencyKey}
        />
      )}
      {isOwner && page && page.rows.length > 0 && <ExportForm query={query} />}
      <p role="status" className={message ? 'text-sm text-ink-soft' : 'sr-only'}>
        {message}
      </p>
      {page && <AdminPaging copy={DESK_COPY} first={page.isFirst ? null : path} next={page.next} />}
    </AdminPage>
  );
}

/** Whether a search that found nothing names an order, which may be missing here. */
const isOrderNumber = (text: string): boolean => ['number', 'name'].includes(parseOrderReference(text)?.kind ?? '');

const ImportLink = ({number}: {readonly number: string}) => (
  <Link
    to={`/admin/orders/import?${new URLSearchParams({number}).toString()}`}
    className={buttonStyle({tone: 'outline'})}
  >
    {ORDER_IMPORT_COPY.title}
  </Link>
);
