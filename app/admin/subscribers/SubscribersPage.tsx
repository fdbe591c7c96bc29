import {useMemo} from 'react';
import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminSearch} from '~/admin/frame/AdminSearch';
import {FilterSelect} from '~/admin/frame/FilterSelect';
import {Alert} from '~/ui/Alert';
import {EmptyState} from '~/ui/EmptyState';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {FILTER_LABELS, SUBSCRIBER_DESK_COPY as COPY} from './subscriber-desk-copy';
import {
  SUBSCRIBER_FILTERS,
  type LoadedSubscribers,
  type SendAgainResult,
  type SubscriberTotals,
} from './subscriber-desk-view';
import {SubscribersTable} from './SubscribersTable';

const PATH = '/admin/subscribers';

interface SubscribersPageProps extends LoadedSubscribers {
  readonly result: SendAgainResult | undefined;
  /** Set if the connection has failed since the result. */
  readonly offline?: Notice | null;
}

/** The people who asked for marketing email, with the state of their mails. */
export function SubscribersPage({result, offline = null, ...loaded}: SubscribersPageProps) {
  const {search, filter, isFirst, page, hasMailer, hasAdmin} = loaded;
  const notice = usePageNotice(useMemo(() => offline ?? result?.notice ?? null, [offline, result]));
  const isNarrowed = search !== '' || filter !== '';
  const query = new URLSearchParams({...(search && {q: search}), ...(filter && {filter})}).toString();
  return (
    <AdminPage title={COPY.title}>
      <PageAlert shown={notice} />
      {!page && (
        <Alert tone="error" title={COPY.failed}>
          {COPY.failedText}
        </Alert>
      )}
      {!hasMailer && (
        <Alert tone="warning" title={COPY.noMailer}>
          {COPY.noMailerText}
        </Alert>
      )}
      {!hasAdmin && (
        <Alert tone="warning" title={COPY.noAdmin}>
          {COPY.noAdminText}
        </Alert>
      )}
      {page?.totals.isHeld && (
        <Alert tone="warning" title={COPY.held}>
          {COPY.heldText}
        </Alert>
      )}
      {page && <Totals totals={page.totals} />}
      <AdminSearch
        key={query}
        action={PATH}
        label={COPY.search}
        text={{value: search, hint: COPY.searchHint, maxLength: 255}}
        clear={isNarrowed ? {title: COPY.clear, path: PATH} : null}
      >
        <FilterSelect
          label={COPY.filter}
          name="filter"
          value={filter}
          anyTitle={COPY.all}
          options={SUBSCRIBER_FILTERS.map((value) => [value, FILTER_LABELS[value]])}
        />
      </AdminSearch>
      {page?.rows.length === 0 && (
        <EmptyState title={isNarrowed ? COPY.noMatch : COPY.none}>
          {isNarrowed ? COPY.noMatchText : COPY.noneText}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && <SubscribersTable rows={page.rows} />}
      {page && <AdminPaging copy={COPY} first={isFirst ? null : `${PATH}${query && `?${query}`}`} next={page.next} />}
    </AdminPage>
  );
}

function Totals({totals}: {readonly totals: SubscriberTotals}) {
  const figures = [
    [COPY.confirmed, totals.confirmed],
    [COPY.pending, totals.pending],
    [COPY.unsubscribed, totals.unsubscribed],
    [COPY.queued, totals.queued],
    [COPY.failedMails, totals.failed],
    [COPY.withoutCode, totals.withoutCode],
  ] as const;
  return (
    <dl className="grid grid-cols-two-or-one gap-x-4 gap-y-3 rounded-card border border-line bg-surface-raised p-4 shadow-card sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(([title, count]) => (
        <div key={title}>
          <dt className="text-sm text-ink-soft">{title}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
