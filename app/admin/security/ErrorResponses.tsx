import {formatCount} from '~/core/format-count';
import {AdminCard} from '~/admin/frame/AdminCard';
import {DataTable} from '~/admin/frame/charts/DataTable';
import {ScrollArea} from '~/ui/ScrollArea';
import {SECURITY_COPY, SEVERITY_WORDS} from './security-copy';
import type {SecurityView} from './security-view';

const COLUMNS = [
  SECURITY_COPY.page,
  SECURITY_COPY.severity,
  SECURITY_COPY.status,
  SECURITY_COPY.network,
  SECURITY_COPY.requests,
  SECURITY_COPY.lastHour,
];

/** The error responses of 24 hours, the most severe and most frequent first. */
export function ErrorResponses({errors, moreErrors}: Pick<SecurityView, 'errors' | 'moreErrors'>) {
  return (
    <AdminCard title={SECURITY_COPY.errors} note={SECURITY_COPY.errorsHint}>
      {errors.length === 0 ? (
        <p>{SECURITY_COPY.noErrors}</p>
      ) : (
        <ScrollArea label={SECURITY_COPY.errorTable}>
          <DataTable
            className="min-w-xl"
            caption={SECURITY_COPY.errors}
            columns={COLUMNS}
            rows={errors.map(({route, severity, status, network, requests, last}) => [
              route,
              ...[SEVERITY_WORDS[severity], status, network, requests, last],
            ])}
          />
        </ScrollArea>
      )}
      {moreErrors > 0 && <p className="mt-2 text-ink-soft">{SECURITY_COPY.moreErrors(formatCount(moreErrors))}</p>}
    </AdminCard>
  );
}
