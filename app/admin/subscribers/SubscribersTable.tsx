import {Form, useNavigation} from '@remix-run/react';
import {AdminTable} from '~/admin/frame/AdminTable';
import {Button} from '~/ui/Button';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {listsLabel, mailLabel, SUBSCRIBER_STATE_LABELS, SUBSCRIBER_DESK_COPY as COPY} from './subscriber-desk-copy';
import type {SubscriberMailView, SubscriberRowView} from './subscriber-desk-view';

const CELL = 'px-3 py-2.5 align-top max-md:py-1';
const COLUMNS = [COPY.subscriber, COPY.state, COPY.lists, COPY.since, COPY.mail].map((title) => ({title}));
const TONES = {pending: 'waiting', confirmed: 'done', unsubscribed: 'idle'} as const;

export function SubscribersTable({rows}: {readonly rows: readonly SubscriberRowView[]}) {
  return (
    <AdminTable caption={COPY.caption} columns={COLUMNS} isStacked>
      {rows.map((row) => (
        <tr key={row.id} className="border-t border-line max-md:grid max-md:py-2">
          <th scope="row" className={`${CELL} text-start font-normal`}>
            <span className="block font-semibold [overflow-wrap:anywhere]">{row.name}</span>
            <span className="block text-ink-soft [overflow-wrap:anywhere]">{row.email}</span>
          </th>
          <td className={CELL}>
            <StatusBadge tone={TONES[row.state]}>{SUBSCRIBER_STATE_LABELS[row.state]}</StatusBadge>
          </td>
          <td className={`${CELL} md:min-w-36`}>
            {listsLabel(row.isOnPopup, row.isOnWaitlist)}
            {row.isOnPopup && row.state === 'confirmed' && (
              <span className="block text-ink-soft">{row.isCodeIssued ? COPY.codeIssued : COPY.codeWaits}</span>
            )}
            {row.shopError && (
              <span className="block max-w-80 text-xs text-danger [overflow-wrap:anywhere]">
                {COPY.shopWaits} {row.shopError}
              </span>
            )}
          </td>
          <td className={CELL}>
            <Moment at={row.since} />
          </td>
          <td className={`${CELL} md:min-w-40`}>
            {row.mail ? <LastMail mail={row.mail} email={row.email} /> : COPY.noMail}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

interface LastMailProps {
  readonly mail: SubscriberMailView;
  readonly email: string;
}

function LastMail({mail, email}: LastMailProps) {
  const isPending = useNavigation().formData?.get('mail') === mail.id;
  return (
    <div className="grid justify-items-start gap-1">
      <span>{mailLabel(mail)}</span>
      {mail.error && mail.state !== 'sent' && (
        <span className="max-w-80 text-xs text-ink-soft [overflow-wrap:anywhere]">{mail.error}</span>
      )}
      {mail.state === 'failed' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="mail" value={mail.id} />
          <Button
            type="submit"
            tone="outline"
            size="sm"
            isPending={isPending}
            aria-label={`${COPY.sendAgain} ${email}`}
          >
            {isPending ? COPY.sending : COPY.sendAgain}
          </Button>
        </Form>
      )}
    </div>
  );
}
