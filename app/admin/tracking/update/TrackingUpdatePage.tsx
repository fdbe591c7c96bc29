import {Form, Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {TextField} from '~/ui/TextField';
import {usePageNotice} from '~/ui/use-page-notice';
import {IMPORT_COPY} from '../import/import-copy';
import {TRACKING_COPY} from './tracking-update-copy';
import type {TrackingUpdateResult, TrackingUpdateView} from './tracking-update-view';
import {TrackingUpdateForm} from './TrackingUpdateForm';

interface TrackingUpdatePageProps {
  readonly view: TrackingUpdateView;
  readonly result: TrackingUpdateResult | undefined;
}

const CARD = 'rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-6';

/** Updates the tracking information of a typed or searched order. */
export function TrackingUpdatePage({view, result}: TrackingUpdatePageProps) {
  const failure = usePageNotice(result?.failure ?? null);
  return (
    <AdminPage
      title={TRACKING_COPY.title}
      actions={
        <Link to="/admin/tracking/import" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {TRACKING_COPY.importLink}
        </Link>
      }
    >
      <PageAlert shown={failure} />
      {view.unsentImports.map(({id, createdAt, unsentRows}) => (
        <Alert
          key={id}
          tone="warning"
          title={IMPORT_COPY.unsent(unsentRows)}
          action={
            <Link to={`/admin/tracking/import/${id}`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {TRACKING_COPY.openImport}
            </Link>
          }
        >
          {TRACKING_COPY.importedAt} <Moment at={createdAt} />
        </Alert>
      ))}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="update" className={CARD}>
          <h2 id="update" className="mb-4 font-sans text-lg font-semibold">
            {TRACKING_COPY.updateTitle}
          </h2>
          {/* A chosen order is a new form: its values belong to the previous one. */}
          <TrackingUpdateForm
            key={view.order}
            order={view.order}
            idempotencyKey={view.idempotencyKey}
            result={result}
          />
        </section>
        <OrderSearch {...view} />
      </div>
    </AdminPage>
  );
}

function OrderSearch({search, found, isUnavailable}: TrackingUpdateView) {
  return (
    <section aria-label={TRACKING_COPY.search} className={CARD}>
      <Form method="get" role="search" className="flex flex-col gap-3">
        <TextField
          key={search}
          type="search"
          name="q"
          label={TRACKING_COPY.search}
          hint={TRACKING_COPY.searchHint}
          defaultValue={search}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" tone="outline" size="sm" className="self-start">
          {TRACKING_COPY.find}
        </Button>
      </Form>
      {isUnavailable && <Alert tone="error" title={TRACKING_COPY.failed} className="mt-4" />}
      {found?.length === 0 && <p className="mt-4 text-ink-soft">{TRACKING_COPY.noneFound}</p>}
      {found && found.length > 0 && (
        <ul aria-label={TRACKING_COPY.found} className="mt-4 divide-y divide-line border-t border-line">
          {found.map(({id, name, isNamed, customer}) => (
            <li key={id}>
              <Link
                to={`?${new URLSearchParams({order: isNamed ? name : id}).toString()}`}
                className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 no-underline hover:underline"
              >
                <span className="font-semibold tabular-nums">{name}</span>
                <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{customer}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
