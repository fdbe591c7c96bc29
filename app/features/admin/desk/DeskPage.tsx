import {Link} from '@remix-run/react';
import {useRef} from 'react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {AdminPage} from '../frame/AdminPage';
import {DESK_COPY, DESK_KEYS, EMPTY_VIEWS, emptySearch} from './desk-copy';
import {deskPath} from './desk-request';
import {DeskSearchForm} from './DeskSearchForm';
import {DeskShortcuts} from './DeskShortcuts';
import {DeskTable} from './DeskTable';
import {DeskViews} from './DeskViews';
import type {LoadedDesk} from './load-desk.server';
import {useDeskKeys} from './use-desk-keys';

/** The order desk: one queue of orders, the most urgent first. */
export function DeskPage({request, page, counts}: LoadedDesk) {
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  useDeskKeys({list, search, help});
  const empty = request.search ? emptySearch(request.search) : EMPTY_VIEWS[request.view];
  return (
    <AdminPage
      title={DESK_COPY.title}
      actions={<DeskShortcuts ref={help} shortcuts={DESK_KEYS} onOpen={() => help.current?.showModal()} />}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <DeskViews current={request.search ? null : request.view} counts={counts} />
        <DeskSearchForm key={request.search} ref={search} search={request.search} />
      </div>
      {page === null && (
        <Alert tone="error" title={DESK_COPY.failed}>
          {DESK_COPY.failedText}
        </Alert>
      )}
      {page?.rows.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {page && page.rows.length > 0 && (
        <div ref={list}>
          <DeskTable rows={page.rows} />
        </div>
      )}
      {page && (page.next !== null || !page.isFirst) && (
        <nav aria-label={DESK_COPY.pages} className="flex gap-3">
          {!page.isFirst && (
            <Link to={deskPath(request.view)} className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {DESK_COPY.first}
            </Link>
          )}
          {page.next !== null && (
            <Link to={page.next} rel="next" className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {DESK_COPY.next}
            </Link>
          )}
        </nav>
      )}
    </AdminPage>
  );
}
