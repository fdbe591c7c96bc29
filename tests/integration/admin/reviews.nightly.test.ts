import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {formFieldsOf} from '../../support/form-fields';
import {signInStaff} from '../../support/fulfillment';
import {redirectOf} from '../../support/redirect-of';
import {recordReviewedOrder, REVIEWED} from '../../support/reviews';
import {runSchedule} from '../../support/run-schedule';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada} = SEED_PEOPLE;
const PAGE = '/admin/reviews';
const MARKUP = '<img src=x onerror="alert(1)">';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const FIELDS = {
  intent: 'save',
  rating: '2',
  title: MARKUP,
  body: 'We had it on Tuesday and it was fine.',
  name: 'Ada L.',
};

async function writeReview(more: Readonly<Record<string, string>> = {}): Promise<SignedIn> {
  const who = await signInTo(stack, ada);
  await recordReviewedOrder(stack.backend, ada);
  await who.post(REVIEWED.form, {author: who.owner, ...FIELDS, ...more});
  return who;
}

/** Returns the fields of the first form of the page. */
async function formOf(staff: SignedIn, more: Readonly<Record<string, string>>, path = PAGE) {
  const html = await (await staff.get(path)).text();
  const form = /<form[^>]*aria-label="Review [\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  return {...Object.fromEntries(formFieldsOf(form)), ...more};
}

const run = <Row extends object>(sql: string) => stack.backend.database.connected(({query}) => query<Row>(sql));

it('publishes a review with a reply, once, and logs it without its texts', async () => {
  const author = await writeReview();
  const staff = await signInStaff(stack);
  const html = await (await staff.get(PAGE)).text();
  expect(html).not.toContain(MARKUP);
  expect(textOf(html)).toMatch(/Waiting 1 Published 0 Rejected 0/);
  const form = await formOf(staff, {intent: 'publish', reply: 'Thank you!'});
  const responses = await Promise.all([1, 2, 3].map(() => staff.post(PAGE, form)));
  expect(responses.some(({status}) => status === 303)).toBe(true);
  expect(redirectOf(await staff.post(PAGE, form))).toEqual({status: 303, location: PAGE});
  expect(await run('select state, reply, version from public.reviews')).toEqual([
    {state: 'published', reply: 'Thank you!', version: 2},
  ]);
  expect(await author.read(REVIEWED.form)).toContain('Thank you!');
  const log = await run<{entry: string}>(
    "select a::text || coalesce(o::text, '') as entry from private.audit_log as a left join private.audit_outcomes as o on o.audit_id = a.id where a.action = 'review.publish'",
  );
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toMatch(/Thank you|Tuesday|Ada/);
});

it('rejects a review with a reason, which the author reads', async () => {
  const author = await writeReview();
  const staff = await signInStaff(stack);
  const missing = await staff.post(PAGE, await formOf(staff, {intent: 'reject', reply: 'Kept'}));
  expect(missing.status).toBe(400);
  const again = await missing.text();
  expect(again).toContain('Tell the author why');
  expect(again).toContain('Kept</textarea>');
  const rejected = await staff.post(PAGE, await formOf(staff, {intent: 'reject', reason: 'It names a person.'}));
  expect(rejected.status).toBe(303);
  expect(await author.read(REVIEWED.form)).toMatch(/was not published It names a person\./);
  expect(await staff.read(`${PAGE}?state=rejected`)).toContain('It names a person.');
});

it('decides nothing about a text that has changed since it was read', async () => {
  const author = await writeReview();
  const staff = await signInStaff(stack);
  const form = await formOf(staff, {intent: 'publish'});
  await author.post(REVIEWED.form, {author: author.owner, ...FIELDS, title: 'Something else'});
  const response = await staff.post(PAGE, form);
  expect(response.status).toBe(409);
  expect(textOf(await response.text())).toContain('has changed it since this page was loaded');
  expect(await run('select state from public.reviews')).toEqual([{state: 'pending'}]);
});

it('finds reviews by their text and by the order', async () => {
  await writeReview({title: 'Fifty % better'});
  const staff = await signInStaff(stack);
  for (const query of ['tuesday', '%25 better', '%239001', 'palak'])
    expect(await staff.read(`${PAGE}?q=${query}`)).toContain('Fifty % better');
  for (const query of ['_ifty', 'goat', '%00'])
    expect(await staff.read(`${PAGE}?q=x${query}`)).toContain('No review matches');
});

it('shows the first page in place of one that decisions have emptied', async () => {
  await writeReview();
  const staff = await signInStaff(stack);
  expect(await staff.read(`${PAGE}?page=2`)).toContain('on Tuesday');
});

it('refuses a customer and a broken form, and explains an outage', async () => {
  const author = await writeReview();
  const staff = await signInStaff(stack);
  const form = await formOf(staff, {intent: 'publish'});
  expect((await author.post(PAGE, form)).status).not.toBe(303);
  expect((await staff.post(PAGE, {...form, review: 'x'})).status).toBe(400);
  expect((await staff.post(PAGE, {...form, reply: 'x'.repeat(2001)})).status).toBe(400);
  expect((await staff.post(PAGE, {})).status).toBe(400);
  expect(await run('select state from public.reviews')).toEqual([{state: 'pending'}]);
  await stack.backend.fault({path: '/rest/v1/rpc/find_reviews', mode: 'status', status: 503});
  const response = await staff.get(PAGE);
  expect(response.status).toBe(503);
  expect(textOf(await response.text())).toContain('The reviews cannot be loaded');
});

/** Waits until the ratings are written, since a restart would interrupt that, and reads the product page without a cache. */
async function readProductAfterRatings(): Promise<string> {
  await vi.waitFor(async () => expect(await run("select from private.jobs where kind = 'rating'")).toEqual([]), 5_000);
  await stack.restartStorefront();
  return textOf(await (await fetch(stack.origin + REVIEWED.path)).text());
}

it('writes the rating to the product, where cards read it, and deletes it with the last review', async () => {
  const author = await writeReview();
  const staff = await signInStaff(stack);
  expect((await staff.post(PAGE, await formOf(staff, {intent: 'publish'}))).status).toBe(303);
  expect(await readProductAfterRatings()).toMatch(/Palak Paneer 2\.0 \( 1 \)/);
  await author.post(REVIEWED.form, {intent: 'delete', author: author.owner});
  await runSchedule(stack);
  expect(await readProductAfterRatings()).toMatch(/Palak Paneer 4\.7 \( 268 \)/);
});
