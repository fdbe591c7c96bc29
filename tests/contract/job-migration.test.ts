import {PGlite} from '@electric-sql/pglite';
import {pgtap} from '@electric-sql/pglite-pgtap';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {applyMigrations, migrate, MIGRATION_FILES} from '../support/database/project';

const FIRST_OF_JOBS = MIGRATION_FILES.findIndex((file) => file.endsWith('_jobs.sql'));

/** What waited in the four tables before there was one queue. */
const WAITING = `
  insert into private.subscribers (email, first_name, last_name, popup_at, consent_version, consent_text, shop_due_at, shop_attempts, shop_error)
  values ('ada@example.com', 'Ada', '', now(), '1', 'Yes', '2026-11-01', 3, 'Shopify responded with 500'), ('ben@example.com', 'Ben', '', now(), '1', 'Yes', null, 0, null);
  insert into private.subscriber_mails (subscriber_id, kind, state, due_at, attempts, sent_at, error)
  select s.id, m.kind::public.subscriber_mail_kind, m.state::public.subscriber_mail_state, '2026-11-02', m.attempts, m.sent_at, m.error
  from private.subscribers as s, (values
    ('confirmation', 'sent', 1, now(), null), ('code', 'queued', 2, null, 'down'), ('waitlist', 'failed', 8, null, 'down'), ('confirmation', 'cancelled', 0, null, null)
  ) as m (kind, state, attempts, sent_at, error) where s.email like 'ada%';
  select public.record_order(null, jsonb_build_object(
    'shopify_order_id', 'gid://shopify/Order/' || n, 'placed_at', now(), 'updated_at', now(), 'email', 'a@example.com', 'currency', 'USD',
    'subtotal_minor', 1, 'discount_minor', 0, 'shipping_minor', 0, 'tax_minor', 0, 'total_minor', 1, 'items', '[]'::jsonb, 'fulfillments', '[]'::jsonb
  )) from generate_series(1, 3) as n;
  update private.order_contacts as c set confirmation_claimed_at = now(), confirmed_at = case when o.shopify_order_id like '%2' then now() end
  from public.orders as o where o.id = c.order_id and o.shopify_order_id not like '%3';
  insert into private.changed_ratings (product_id) values ('gid://shopify/Product/1');`;

const JOBS = `
  select kind, payload, attempts, last_error, failed_at is not null as is_failed, run_after < now() as is_due from private.jobs
  order by kind, attempts`;

let database: PGlite;
const run = (sql: string) => database.exec(sql);
beforeAll(async () => {
  database = await PGlite.create({extensions: {pgtap}});
  await migrate(run, MIGRATION_FILES.slice(0, FIRST_OF_JOBS));
});
afterAll(() => database.close());

it('what waited in the former queues is a job after the migration', async () => {
  await run(WAITING);
  await applyMigrations(run, MIGRATION_FILES.slice(FIRST_OF_JOBS));
  const job = {payload: {}, attempts: 0, last_error: null, is_failed: false, is_due: true};
  expect((await database.query(JOBS)).rows).toEqual([
    // Its worker may still be sending it.
    {...job, kind: 'order-confirmation', is_due: false},
    {...job, kind: 'rating'},
    {...job, kind: 'subscriber-mail', payload: {mail: 'code'}, attempts: 2, last_error: 'down'},
    {...job, kind: 'subscriber-mail', payload: {mail: 'waitlist'}, attempts: 8, last_error: 'down', is_failed: true},
    {...job, kind: 'subscriber-shop', attempts: 3, last_error: 'Shopify responded with 500'},
  ]);
  const states = await database.query(
    'select private.subscriber_mail_state(m) as state from private.subscriber_mails as m order by 1',
  );
  expect(states.rows).toEqual([{state: 'queued'}, {state: 'sent'}, {state: 'failed'}, {state: 'cancelled'}]);
});
