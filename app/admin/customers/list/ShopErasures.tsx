import {Form} from '@remix-run/react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Button} from '~/ui/Button';
import {ExternalLink} from '~/ui/ExternalLink';
import {Moment} from '~/ui/Moment';
import {SectionCard} from '~/ui/SectionCard';
import {CUSTOMER_PRIVACY_COPY as COPY} from '../privacy/customer-privacy-copy';
import type {ShopErasureView} from './customer-row-view';

interface ShopErasuresProps {
  readonly erasures: readonly ShopErasureView[];
  readonly idempotencyKey: string;
}

/** The customers whom staff must erase in Shopify, because the app may not. */
export function ShopErasures({erasures, idempotencyKey}: ShopErasuresProps) {
  return (
    <SectionCard title={COPY.tasks}>
      <p className="text-sm text-ink-soft">{COPY.tasksText}</p>
      <ul className="mt-3 divide-y divide-line">
        {erasures.map(({id, number, erasedAt, refusal, shopifyUrl}) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">{number}</p>
              <p className="text-sm text-ink-soft">
                {COPY.erasedHere} <Moment at={erasedAt} />. {refusal}
              </p>
            </div>
            {shopifyUrl && <ExternalLink href={shopifyUrl} title={COPY.openShopify} about={number} />}
            <Form method="post" preventScrollReset>
              <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
              <input type="hidden" name="customer" value={id} />
              <Button type="submit" tone="outline" size="sm" aria-label={`${COPY.done}: ${number}`}>
                {COPY.done}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
