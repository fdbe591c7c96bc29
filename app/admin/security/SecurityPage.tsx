import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {StateLabel} from '~/admin/frame/StateLabel';
import {AuditLog} from './AuditLog';
import {ErrorResponses} from './ErrorResponses';
import type {LoadedSecurity} from './load-security.server';
import {SECURITY_COPY} from './security-copy';
import type {EventCountView, SecurityStateView} from './security-view';

const CARD = 'flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface-raised p-4 shadow-card';

/** What is measured of the shop's security, and the audit log. */
export function SecurityPage({request, security, page}: LoadedSecurity) {
  return (
    <AdminPage
      title={SECURITY_COPY.title}
      actions={
        <Link to="/admin/staff" className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {SECURITY_COPY.staff}
        </Link>
      }
    >
      {!(security && page) && (
        <Alert tone="error" title={SECURITY_COPY.failed}>
          {SECURITY_COPY.failedText}
        </Alert>
      )}
      {security && (
        <>
          <SecurityStates states={security.states} />
          <EventCounts events={security.events} />
          <ErrorResponses errors={security.errors} moreErrors={security.moreErrors} />
        </>
      )}
      <AuditLog request={request} page={page} staff={security?.staff ?? []} />
    </AdminPage>
  );
}

function SecurityStates({states}: {readonly states: readonly SecurityStateView[]}) {
  return (
    <section aria-label={SECURITY_COPY.states} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {states.map(({title, state, text}) => (
        <article key={title} className={CARD}>
          <h2 className="font-sans text-sm leading-snug font-semibold text-ink-soft">{title}</h2>
          <StateLabel state={state}>{text}</StateLabel>
        </article>
      ))}
    </section>
  );
}

function EventCounts({events}: {readonly events: readonly EventCountView[]}) {
  return (
    <section aria-labelledby="events" className="grid grid-cols-1 gap-3">
      <h2 id="events" className="text-xl">
        {SECURITY_COPY.events}
      </h2>
      <dl className="grid grid-cols-1 gap-x-8 rounded-card border border-line bg-surface-raised px-4 py-2 text-sm shadow-card sm:grid-cols-2 xl:grid-cols-4">
        {events.map(({title, count, path}) => (
          <div key={title} className="flex min-h-11 items-center justify-between gap-3 lg:min-h-9">
            <dt>{path ? <Link to={path}>{title}</Link> : title}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
