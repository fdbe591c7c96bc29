import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminTable} from '~/admin/frame/AdminTable';
import {cn} from '~/ui/cn';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {Moment} from '~/ui/Moment';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {auditPath, isFiltered, type AuditOutcome, type AuditRequest} from './audit-request';
import {AuditSearch} from './AuditSearch';
import {OUTCOME_WORDS, SECURITY_COPY} from './security-copy';
import type {AuditPageView, AuditRowView, StaffChoiceView} from './security-view';

const CELL = 'px-3 py-2 align-top [overflow-wrap:anywhere] max-md:py-0.5';
const COLUMNS = (['time', 'actor', 'action', 'target', 'outcome', 'details'] as const).map((name) => ({
  title: SECURITY_COPY[name],
}));

const LOOKS: Readonly<Record<AuditOutcome, {readonly icon: IconName; readonly ink: string}>> = {
  done: {icon: 'circle-check', ink: 'text-success'},
  refused: {icon: 'x', ink: 'text-danger'},
  failed: {icon: 'circle-exclamation-point', ink: 'text-danger'},
  checking: {icon: 'timer', ink: 'text-warning'},
};

interface AuditLogProps {
  readonly request: AuditRequest;
  /** Null while the database is unavailable. */
  readonly page: AuditPageView | null;
  readonly staff: readonly StaffChoiceView[];
}

/** The audit log with its search, the newest entries first. */
export function AuditLog({request, page, staff}: AuditLogProps) {
  const isSearch = isFiltered(request);
  return (
    <section id="audit-log" aria-labelledby="audit-title" className="grid scroll-mt-20 grid-cols-1 gap-3">
      <div>
        <h2 id="audit-title" className="text-xl">
          {SECURITY_COPY.log}
        </h2>
        <p className="text-sm text-ink-soft">{SECURITY_COPY.logHint}</p>
      </div>
      <AuditSearch key={JSON.stringify(request)} request={request} staff={staff} />
      {page?.rows.length === 0 && (
        <EmptyState title={isSearch ? SECURITY_COPY.none : SECURITY_COPY.empty}>
          {isSearch ? SECURITY_COPY.noneText : SECURITY_COPY.emptyText}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && <AuditTable rows={page.rows} />}
      {page && (
        <AdminPaging
          copy={SECURITY_COPY}
          first={request.before === null ? null : auditPath(request)}
          next={page.next}
        />
      )}
    </section>
  );
}

function AuditTable({rows}: {readonly rows: readonly AuditRowView[]}) {
  return (
    <AdminTable caption={SECURITY_COPY.log} columns={COLUMNS} isStacked>
      {rows.map((row) => (
        <AuditRow key={row.id} row={row} />
      ))}
    </AdminTable>
  );
}

function AuditRow({row: {at, actor, action, target, outcome, reason, details}}: {readonly row: AuditRowView}) {
  const {icon, ink} = LOOKS[outcome];
  return (
    <tr className="border-t border-line max-md:grid max-md:py-2">
      <th scope="row" className={cn(CELL, 'text-start font-normal text-ink-soft md:whitespace-nowrap')}>
        <Moment at={at} />
      </th>
      <td className={CELL}>{actor}</td>
      <td className={cn(CELL, 'font-semibold')}>{action}</td>
      <td className={cn(CELL, 'text-xs text-ink-soft')}>{target}</td>
      <td className={CELL}>
        <span className={cn('inline-flex items-center gap-1 font-semibold', ink)}>
          <Icon name={icon} className="size-4 shrink-0" />
          {OUTCOME_WORDS[outcome]}
        </span>
        {reason && <span className="block text-xs text-ink-soft">{reason}</span>}
      </td>
      <td className={CELL}>
        <details>
          <summary className="min-h-6 cursor-pointer text-xs">
            {SECURITY_COPY.details}
            <VisuallyHidden>
              {' '}
              {action} {target}
            </VisuallyHidden>
          </summary>
          <pre className="mt-1 max-w-[32rem] text-xs whitespace-pre-wrap">{details}</pre>
        </details>
      </td>
    </tr>
  );
}
