import {Link} from '@remix-run/react';
import {formatCount} from '~/core/format-count';
import {AdminPage} from '~/admin/frame/AdminPage';
import {useSeenPage} from '~/admin/frame/seen/use-seen-page';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {useMemo} from 'react';
import {BATCH_STATES} from './batch-change';
import {BATCH_COPY as COPY, batchNotice, batchChangeText, fieldOfProblem, BATCH_STATE_LABELS} from './batch-copy';
import type {BatchResult, BatchView} from './batch-view';
import {BatchForms} from './BatchForms';
import {BatchImports} from './BatchImports';
import {BatchProgress} from './BatchProgress';
import {BatchRows} from './BatchRows';

interface BatchPageProps {
  readonly view: BatchView;
  readonly result: BatchResult | undefined;
}

const FILTER =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-sm no-underline hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold lg:min-h-9';

/** Chosen orders: what can be printed or done with them, and what became of each. */
export function BatchPage({view, result}: BatchPageProps) {
  const {path, change, counts, state, undoOf, undoneBy} = view;
  const problem = result?.problem ?? null;
  const failure = useMemo(() => (problem && fieldOfProblem(problem) === null ? batchNotice(problem) : null), [problem]);
  const shown = usePageNotice(failure);
  const total = BATCH_STATES.reduce((sum, each) => sum + counts[each], 0);
  useSeenPage(change ? `${COPY.title(total)}: ${batchChangeText(change)}` : COPY.title(total), path);
  return (
    <AdminPage
      title={COPY.title(total)}
      actions={
        <>
          <Link to={`${path}/pick-list`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {COPY.pickList}
          </Link>
          <Link to={`${path}/slips`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {COPY.slips}
          </Link>
          <Link to={`${path}/ship`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {COPY.ship}
          </Link>
        </>
      }
    >
      <PageAlert shown={shown} />
      {undoOf !== null && <OtherBatch title={COPY.undoOf} path={undoOf} />}
      {undoneBy !== null && <OtherBatch title={COPY.undone} path={undoneBy} />}
      {view.imports.length > 0 && <BatchImports imports={view.imports} />}
      {change ? (
        <BatchProgress view={view} title={batchChangeText(change)} />
      ) : (
        <BatchForms path={path} result={result} />
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        {change && (
          <nav aria-label={COPY.outcome} className="rounded-card border border-line bg-surface-raised p-4 shadow-card">
            <ul>
              <FilterLink to={path} label={COPY.all} count={total} isCurrent={state === null} />
              {BATCH_STATES.filter((each) => counts[each] > 0 || each === state).map((each) => (
                <FilterLink
                  key={each}
                  to={`?state=${each}`}
                  label={BATCH_STATE_LABELS[each]}
                  count={counts[each]}
                  isCurrent={state === each}
                />
              ))}
            </ul>
          </nav>
        )}
        <BatchRows view={view} />
      </div>
      <p>
        <Link to="/admin/orders" className="inline-flex min-h-11 items-center">
          {COPY.desk}
        </Link>
      </p>
    </AdminPage>
  );
}

const OtherBatch = ({title, path}: {readonly title: string; readonly path: string}) => (
  <Alert tone="info" title={title}>
    <Link to={path} className="inline-flex min-h-6 items-center">
      {COPY.openBatch}
    </Link>
  </Alert>
);

interface FilterLinkProps {
  readonly to: string;
  readonly label: string;
  readonly count: number;
  readonly isCurrent: boolean;
}

const FilterLink = ({to, label, count, isCurrent}: FilterLinkProps) => (
  <li>
    <Link to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined} className={FILTER}>
      {label}
      <span className="text-ink-soft tabular-nums">{formatCount(count)}</span>
    </Link>
  </li>
);
