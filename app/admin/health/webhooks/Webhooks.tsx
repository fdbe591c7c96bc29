import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {DeadLetters} from './DeadLetters';
import {WEBHOOK_COPY} from './webhook-copy';
import type {HealthIntent, ShownBody, WebhooksView} from './webhook-view';

const RECONCILE: HealthIntent = 'reconcile';

interface WebhooksProps {
  readonly view: WebhooksView;
  readonly idempotencyKey: string;
  readonly shown: ShownBody | null;
}

/** How webhooks arrive, what became of them, and those that could not be processed. */
export function Webhooks({view: {facts, outcomes, letters, groups}, idempotencyKey, shown}: WebhooksProps) {
  return (
    <>
      <section aria-labelledby="webhooks" className="grid gap-3">
        <h2 id="webhooks" className="text-xl">
          {WEBHOOK_COPY.title}
        </h2>
        <div className="grid grid-cols-1 items-start gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card lg:grid-cols-3">
          <dl className="grid gap-2 text-sm">
            {facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Outcomes outcomes={outcomes} />
          <ReconcileForm idempotencyKey={idempotencyKey} />
        </div>
      </section>
      <DeadLetters letters={letters} groups={groups} idempotencyKey={idempotencyKey} shown={shown} />
    </>
  );
}

function Outcomes({outcomes}: Pick<WebhooksView, 'outcomes'>) {
  if (outcomes.length === 0) return <p className="text-sm text-ink-soft">{WEBHOOK_COPY.noDeliveries}</p>;
  return (
    <table className="w-full text-sm leading-snug">
      <caption className="mb-1 text-start text-ink-soft">{WEBHOOK_COPY.outcomes}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{WEBHOOK_COPY.outcome}</th>
          <th scope="col">{WEBHOOK_COPY.deliveries}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(([outcome, count]) => (
          <tr key={outcome} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal first-letter:uppercase">
              {outcome}
            </th>
            <td className="py-1 text-end font-semibold tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReconcileForm({idempotencyKey}: {readonly idempotencyKey: string}) {
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === RECONCILE;
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-start gap-2 lg:items-end">
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <Button type="submit" name={INTENT} value={RECONCILE} tone="outline" size="sm" isPending={isPending}>
        {isPending ? WEBHOOK_COPY.reconciling : WEBHOOK_COPY.reconcile}
      </Button>
      <p className="text-xs text-ink-soft lg:text-end">{WEBHOOK_COPY.reconcileHint}</p>
    </Form>
  );
}
