import {Form, Link, useNavigation} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {ExternalLink} from '~/ui/ExternalLink';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {SectionCard} from '~/ui/SectionCard';
import {usePageNotice} from '~/ui/use-page-notice';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {customerPath} from '../customer-reference';
import {CUSTOMER_COPY} from '../detail/customer-copy';
import {CUSTOMER_PRIVACY_COPY as COPY} from './customer-privacy-copy';
import type {CustomerPerson} from './find-customer-person.server';
import type {LoadedCustomerPrivacy} from './load-customer-privacy.server';

interface CustomerPrivacyPageProps extends LoadedCustomerPrivacy {
  /** Why the last form failed. */
  readonly failure: Notice | null;
}

/** What staff do for a customer who asks about their data: the file, the sessions, the deletion. */
export function CustomerPrivacyPage({id, found, shopifyUrl, idempotencyKey, failure}: CustomerPrivacyPageProps) {
  return (
    <AdminPage title={COPY.title}>
      <Link to={customerPath(id)} className="self-start font-semibold underline underline-offset-4">
        {COPY.back}
      </Link>
      <PageAlert shown={usePageNotice(failure)} />
      {found === null && (
        <Alert tone="error" title={CUSTOMER_COPY.databaseDown}>
          {CUSTOMER_COPY.databaseDownText}
        </Alert>
      )}
      {found && !found.person && <p className="max-w-prose">{COPY.noPerson}</p>}
      {found?.person && <Tasks id={id} person={found.person} idempotencyKey={idempotencyKey} />}
      {shopifyUrl && <ExternalLink href={shopifyUrl} title={COPY.openShopify} />}
    </AdminPage>
  );
}

interface TasksProps {
  readonly id: string;
  readonly person: CustomerPerson;
  readonly idempotencyKey: string;
}

const Tasks = ({id, person, idempotencyKey}: TasksProps) => (
  <div className="grid max-w-3xl grid-cols-1 gap-5">
    <SectionCard title={COPY.data}>
      <p className="text-sm text-ink-soft">{COPY.exportText}</p>
      {/* A plain form: the browser stores the response as a file. */}
      <form method="post" action={`${customerPath(id)}/data`} className="mt-3">
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <Button type="submit" tone="outline" size="sm">
          {COPY.export}
        </Button>
      </form>
    </SectionCard>
    <SectionCard title={CUSTOMER_COPY.sessions}>
      <p>{CUSTOMER_COPY.devices(person.sessions)}</p>
      {person.sessions > 0 && (
        <TaskForm
          intent="end-sessions"
          idempotencyKey={idempotencyKey}
          label={COPY.endSessions}
          pending={COPY.ending}
        />
      )}
    </SectionCard>
    <SectionCard title={COPY.delete}>
      <Deletion person={person} idempotencyKey={idempotencyKey} />
    </SectionCard>
  </div>
);

function Deletion({person, idempotencyKey}: Omit<TasksProps, 'id'>) {
  const {eraseAfter, isByStaff, hasOrderOnItsWay, isStaff} = person;
  if (isStaff) return <p>{COPY.staffText}</p>;
  if (eraseAfter)
    return (
      <>
        <p>
          {COPY.planned} <Moment at={eraseAfter} />
        </p>
        <p className="text-sm text-ink-soft">{isByStaff ? COPY.byStaff : COPY.byCustomer}</p>
        {hasOrderOnItsWay && <p className="text-sm font-semibold">{COPY.waitsForOrder}</p>}
        <TaskForm intent="keep" idempotencyKey={idempotencyKey} label={COPY.keep} pending={COPY.keeping} />
      </>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">{COPY.deleteText}</p>
      {hasOrderOnItsWay && <p className="mt-2 text-sm font-semibold">{COPY.orderText}</p>}
      <details className="mt-3">
        <summary className={buttonStyle({tone: 'outline', size: 'sm'})}>{COPY.delete}</summary>
        <p className="mt-3 font-semibold">{COPY.sure}</p>
        <TaskForm intent="delete" idempotencyKey={idempotencyKey} label={COPY.confirm} pending={COPY.confirming} />
      </details>
    </>
  );
}

interface TaskFormProps {
  readonly intent: 'end-sessions' | 'delete' | 'keep';
  readonly idempotencyKey: string;
  readonly label: string;
  readonly pending: string;
}

function TaskForm({intent, idempotencyKey, label, pending}: TaskFormProps) {
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === intent;
  return (
    <Form method="post" preventScrollReset onSubmit={useSingleSubmit(isPending)} className="mt-3">
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <Button
        type="submit"
        name={INTENT}
        value={intent}
        tone={intent === 'delete' ? 'danger' : 'outline'}
        size="sm"
        isPending={isPending}
      >
        {isPending ? pending : label}
      </Button>
    </Form>
  );
}
