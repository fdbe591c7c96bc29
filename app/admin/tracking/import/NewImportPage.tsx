import {Form, Link, useNavigation} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {FileField} from '~/ui/FileField';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {TextArea} from '~/ui/TextArea';
import {usePageNotice} from '~/ui/use-page-notice';
import {IMPORT_COPY} from './import-copy';
import {FILE, PASTED, type LatestImport, type NewImportResult, type NewImportView} from './import-view';

interface NewImportPageProps {
  readonly view: NewImportView;
  readonly result: NewImportResult | undefined;
}

const CARD = 'rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-6';

/** Starts an import of tracking numbers, or continues an earlier one. */
export function NewImportPage({view: {latest, id}, result}: NewImportPageProps) {
  const failure = usePageNotice(result?.failure ?? null);
  const isPending = useNavigation().formData !== undefined;
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
        <Form method="post" encType="multipart/form-data" className={`${CARD} flex flex-col gap-4`}>
          <p className="max-w-prose text-ink-soft">{IMPORT_COPY.intro}</p>
          <input type="hidden" name="id" value={result?.id ?? id} />
          <TextArea
            name={PASTED}
            label={IMPORT_COPY.paste}
            hint={IMPORT_COPY.pasteHint}
            rows={10}
            defaultValue={result?.pasted ?? ''}
            autoComplete="off"
            spellCheck={false}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
          />
          <FileField
            name={FILE}
            label={IMPORT_COPY.file}
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          />
          <Button type="submit" isPending={isPending} className="self-start max-sm:w-full">
            {isPending ? IMPORT_COPY.checking : IMPORT_COPY.check}
          </Button>
        </Form>
        <section aria-labelledby="latest" className={CARD}>
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
