import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {IMPORT_COPY} from './import-copy';
import type {LatestImport, NewImportResult, NewImportView} from './import-view';
import {ImportForm} from './ImportForm';

interface NewImportPageProps {
  readonly view: NewImportView;
  readonly result: NewImportResult | undefined;
}

/** Starts an import of tracking numbers, or continues an earlier one. */
export function NewImportPage({view: {latest, id}, result}: NewImportPageProps) {
  const failure = usePageNotice(result?.failure ?? null);
  return (
    <AdminPage
      title={IMPORT_COPY.title}
      actions={
        <Link to="/admin/tracking" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {IMPORT_COPY.back}
        </Link>
      }
    >
      <PageAlert shown={failure} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ImportForm id={id} result={result} rows={10} copy={IMPORT_COPY} />
        <section
          aria-labelledby="latest"
          className="rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-6"
        >
          <h2 id="latest" className="font-sans text-lg font-semibold">
            {IMPORT_COPY.latest}
          </h2>
          <LatestImports latest={latest} />
        </section>
      </div>
    </AdminPage>
  );
}

function LatestImports({latest}: Pick<NewImportView, 'latest'>) {
  if (!latest) return <Alert tone="error" title={IMPORT_COPY.failed} className="mt-3" />;
  if (latest.length === 0) return <p className="mt-2 text-ink-soft">{IMPORT_COPY.latestEmpty}</p>;
  return (
    <ul className="mt-2 divide-y divide-line">
      {latest.map(({id, createdAt, ...counts}) => (
        <li key={id} className="py-2">
          <Link to={`/admin/tracking/import/${id}`} className="inline-flex min-h-6 items-center font-semibold">
            <Moment at={createdAt} />
          </Link>
          <p className="text-sm text-ink-soft">{importState(counts)}</p>
        </li>
      ))}
    </ul>
  );
}

const importState = ({rows, openRows, unsentRows}: Omit<LatestImport, 'id' | 'createdAt'>): string => {
  const left = [
    ...(openRows > 0 ? [IMPORT_COPY.open(openRows)] : []),
    ...(unsentRows > 0 ? [IMPORT_COPY.unsent(unsentRows)] : []),
  ];
  return [IMPORT_COPY.rowCount(rows), ...(left.length > 0 ? left : [IMPORT_COPY.finished])].join(' · ');
};
