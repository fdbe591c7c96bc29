import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {REVIEW_POLICY} from '~/core/policy';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {publishReviews, recordReviewedOrder, REVIEWED} from '../../support/reviews';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const PAGE = '/profile/reviews';
const FORM_LINK = 'href="/product/44000000000002/review"';
const DAY_MS = 86_400_000;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const write = (who: SignedIn, more: Readonly<Record<string, string>> = {}) =>
  who.post(REVIEWED.form, {
    intent: 'save',
    author: who.owner,
    rating: '4',
    title: 'Good',
    body: 'We had it on Tuesday and it was good.',
    name: 'Ada L.',
    ...more,
  });

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

describe('the page with the own reviews', () => {
  it('asks visitors to sign in, and is neither cacheable nor indexable', async () => {
    const response = await createVisitor(stack.origin).get(PAGE);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('content="noindex"');
    expect(textOf(html)).toContain('Sign In');
    expect(textOf(html)).not.toContain('Nothing to review yet');
  });

  it('says when there is something to review', async () => {
    const who = await signInTo(stack, ada);
    await recordReviewedOrder(stack.backend, ada, 'in_transit');
    const text = await who.read(PAGE);
    expect(text).toContain('Nothing to review yet');
    expect(text).toContain(`${REVIEW_POLICY.assumedDeliveryDays} days after we shipped it`);
  });

  it('leads to the form for what was delivered, and lists what was written with its state', async () => {
    const who = await signInTo(stack, ada);
    await recordReviewedOrder(stack.backend, ada);
    const before = await (await who.get(PAGE)).text();
    expect(before).toContain(FORM_LINK);
    expect(textOf(before)).toMatch(/Waiting for your review .*Palak Paneer/);
    await write(who, {title: '<b>Good</b>'});
    const html = await (await who.get(PAGE)).text();
    expect(html).not.toContain(FORM_LINK);
    expect(html).toContain('&lt;b&gt;Good&lt;/b&gt;');
    expect(textOf(html)).toMatch(/What you wrote .*Palak Paneer .*Waiting .*We read every review before it appears/);
    await publishReviews(stack.backend);
    expect(await who.read(PAGE)).toMatch(/Published .*Reply from the shop Thank you! .*Change .*See it in the shop/);
  });

  it('says why a review was not published', async () => {
    const who = await signInTo(stack, ada);
    await recordReviewedOrder(stack.backend, ada);
    await write(who);
    await stack.backend.database.connected(({script}) =>
      script(
        `select public.moderate_review(id, version, '{"state": "rejected", "rejection_reason": "It names a person."}') from public.reviews`,
      ),
    );
    expect(await who.read(PAGE)).toMatch(/Not published .*It names a person\./);
  });

  it('shows nothing of another person', async () => {
    const who = await signInTo(stack, ada);
    await recordReviewedOrder(stack.backend, ada);
    await write(who);
    const other = await signInTo(stack, ben);
    expect(await other.read(PAGE)).not.toContain('We had it on Tuesday');
  });

  it('counts a parcel as delivered some days after it was shipped if its carrier reports nothing', async () => {
    const who = await signInTo(stack, ada);
    const days = REVIEW_POLICY.assumedDeliveryDays;
    await recordReviewedOrder(stack.backend, ada, null, 9001, daysAgo(days - 1));
    expect(await who.read(PAGE)).toContain('Nothing to review yet');
    expect((await write(who)).status).toBe(403);
    await recordReviewedOrder(stack.backend, ada, null, 9002, daysAgo(days + 1));
    expect(await (await who.get(PAGE)).text()).toContain(FORM_LINK);
    expect((await write(who)).status).toBe(303);
  });

  it('says that the database is down, with status 503', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/rpc/find_own_reviews', mode: 'status', status: 503});
    const response = await who.get(PAGE);
    expect(response.status).toBe(503);
    expect(textOf(await response.text())).toContain('Your reviews cannot be loaded right now');
  });

  it('is linked from the account and from the orders', async () => {
    const who = await signInTo(stack, ada);
    for (const path of ['/profile', '/orders']) expect(await (await who.get(path)).text()).toContain(`href="${PAGE}"`);
  });
});
