import {Link} from '@remix-run/react';
import {formatCount} from '~/core/format-count';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import type {Notice} from '~/core/notice';
import {ApproveForm} from './ApproveForm';
import {IMPORT_COPY, STATE_LABELS, VERDICT_LABELS} from './import-copy';
import {isSendable, VERDICTS} from './import-verdict';
import type {ImportView} from './import-view';
import {ImportProgress} from './ImportProgress';
import {ImportRows} from './ImportRows';

interface ImportPageProps {
  readonly view: ImportView;
  readonly failure: Notice | null;
}

const CARD = 'rounded-card border border-line bg-surface-raised p-4 shadow-card';
const FILTER =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-sm no-underline hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold lg:min-h-9';

/** The dry run of an import, its approval, and what became of its rows. */
export function ImportPage({view, failure}: ImportPageProps) {
  const shown = usePageNotice(failure);
  const {counts, filter, path} = view;
  const isWaiting = counts.some(({state}) => state === 'waiting');
  const unsent = sum(counts.filter(({state, verdict}) => state === 'waiting' && isSendable(verdict)));
  const isApproved = counts.some(({state}) => state !== 'waiting');
  return (
    <AdminPage
      title={IMPORT_COPY.title}
      actions={
        <Link to="/admin/tracking/import" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {IMPORT_COPY.startAnew}
        </Link>
      }
    >
      <PageAlert shown={shown} />
      {unsent > 0 && !isApproved && (
        <Alert tone="warning" title={IMPORT_COPY.unsent(unsent)}>
          {IMPORT_COPY.unsentHint}
        </Alert>
      )}
      {isApproved && <ImportProgress view={view} />}
      {isWaiting && <ApproveForm view={view} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <nav aria-label={IMPORT_COPY.resultTitle} className={CARD}>
          <h2 className="mb-2 px-3 font-sans text-base font-semibold">{IMPORT_COPY.resultTitle}</h2>
          <ul>
            <FilterLink
              to={path}
              isCurrent={!filter.verdict && !filter.state}
              label={IMPORT_COPY.all}
              count={sum(counts)}
            />
            {VERDICTS.map((verdict) => (
              <FilterLink
                key={verdict}
                to={`?verdict=${verdict}`}
                isCurrent={filter.verdict === verdict}
                label={VERDICT_LABELS[verdict]}
                count={sum(counts.filter((each) => each.verdict === verdict))}
              />
            ))}
            {isApproved &&
              (['approved', 'checking', 'done', 'not-done'] as const).map((state) => (
                <FilterLink
                  key={state}
                  to={`?state=${state}`}
                  isCurrent={filter.state === state}
                  label={STATE_LABELS[state]}
                  count={sum(counts.filter((each) => each.state === state))}
                />
              ))}
          </ul>
        </nav>
        <ImportRows view={view} />
      </div>
    </AdminPage>
  );
}

const sum = (counts: readonly {readonly count: number}[]): number =>
  counts.reduce((total, {count}) => total + count, 0);

interface FilterLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly count: number;
}

function FilterLink({to, isCurrent, label, count}: FilterLinkProps) {
  if (count === 0 && !isCurrent) return null;
  return (
    <li>
      <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined} className={FILTER}>
        {label}
        <span className="text-ink-soft tabular-nums">{formatCount(count)}</span>
      </Link>
    </li>
  );
}
