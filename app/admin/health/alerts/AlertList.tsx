import {AdminTable} from '~/admin/frame/AdminTable';
import {StateLabel} from '~/admin/frame/StateLabel';
import {Alert} from '~/ui/Alert';
import {Moment} from '~/ui/Moment';
import {ALERT_LIST_COPY as COPY} from './alert-list-copy';
import type {AlertsView, AlertView} from './alert-view';

const CELL = 'px-3 py-2.5 align-top max-md:py-1';

const titles = (...names: readonly ('problem' | 'since' | 'until' | 'whatToDo')[]) =>
  names.map((name) => ({title: COPY[name]}));

/** The problems of the storefront that are open, and those that ended. */
export function AlertList({view: {open, ended, faults}}: {readonly view: AlertsView}) {
  return (
    <section aria-labelledby="alerts" className="grid gap-3">
      <h2 id="alerts" className="text-xl">
        {COPY.title}
      </h2>
      {faults.map((fault) => (
        <Alert key={fault} tone="warning" title={fault} />
      ))}
      {open.length === 0 && (
        <p>
          <StateLabel state="normal">{COPY.none}</StateLabel>
        </p>
      )}
      {open.length > 0 && (
        <AdminTable caption={COPY.open} columns={titles('problem', 'since', 'whatToDo')} isStacked>
          {open.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </AdminTable>
      )}
      {ended.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            {COPY.showEnded(ended.length)}
          </summary>
          <AdminTable caption={COPY.ended} columns={titles('problem', 'since', 'until')} isStacked>
            {ended.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </AdminTable>
        </details>
      )}
    </section>
  );
}

function AlertRow({alert: {isCritical, title, text, age, since, until, runbook}}: {readonly alert: AlertView}) {
  return (
    <tr className="border-t border-line max-md:grid max-md:py-2">
      <th scope="row" className={`${CELL} text-start font-normal [overflow-wrap:anywhere]`}>
        <span className="block font-semibold">{title}</span>
        {until === null && (
          <StateLabel state={isCritical ? 'critical' : 'degraded'}>
            {isCritical ? COPY.critical : COPY.warning}
          </StateLabel>
        )}
        <span className="block">{text}</span>
      </th>
      <td className={CELL}>
        {until === null && <span>{age}</span>}
        <Moment at={since} className="block text-xs text-ink-soft" />
      </td>
      <td className={`${CELL} [overflow-wrap:anywhere]`}>
        {until ? <Moment at={until} className="block text-xs text-ink-soft" /> : <code>{runbook}</code>}
      </td>
    </tr>
  );
}
