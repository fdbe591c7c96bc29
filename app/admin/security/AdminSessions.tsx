import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {AdminTable} from '~/admin/frame/AdminTable';
import {Button} from '~/ui/Button';
import {Moment} from '~/ui/Moment';
import {endLabel, SECURITY_COPY} from './security-copy';
import type {AdminSessionView} from './security-view';

const CELL = 'px-3 py-2 align-middle';
const WIDE = 'max-md:hidden';

const COLUMNS = [
  {title: SECURITY_COPY.who},
  {title: SECURITY_COPY.method, className: WIDE},
  {title: SECURITY_COPY.verified, className: WIDE},
  {title: SECURITY_COPY.seen},
  {title: SECURITY_COPY.actions, isTitleHidden: true},
];

interface AdminSessionsProps {
  readonly sessions: readonly AdminSessionView[];
  readonly idempotencyKey: string;
}

/** The sessions that may use the admin now, each with a button that ends it. */
export function AdminSessions({sessions, idempotencyKey}: AdminSessionsProps) {
  const {formData} = useNavigation();
  return (
    <section aria-labelledby="sessions" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="sessions" className="text-xl">
          {SECURITY_COPY.sessions}
        </h2>
        <p className="text-sm text-ink-soft">{SECURITY_COPY.sessionsHint}</p>
      </div>
      <AdminTable caption={SECURITY_COPY.sessions} columns={COLUMNS}>
        {sessions.map(({handle, name, method, verifiedAt, lastSeen, isOwn}) => (
          <tr key={handle} className="border-t border-line">
            <th scope="row" className={`${CELL} text-start font-semibold [overflow-wrap:anywhere]`}>
              {name}
              {isOwn && <span className="block text-xs font-normal text-ink-soft">{SECURITY_COPY.own}</span>}
            </th>
            <td className={`${CELL} ${WIDE} first-letter:uppercase`}>{method}</td>
            <td className={`${CELL} ${WIDE}`}>
              <Moment at={verifiedAt} />
            </td>
            <td className={CELL}>{lastSeen}</td>
            <td className={`${CELL} text-end`}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
                <input type="hidden" name="session" value={handle} />
                <Button
                  type="submit"
                  tone="outline"
                  size="sm"
                  isPending={formData?.get('session') === handle}
                  aria-label={endLabel(name, isOwn)}
                >
                  {SECURITY_COPY.end}
                </Button>
              </Form>
            </td>
          </tr>
        ))}
      </AdminTable>
    </section>
  );
}
