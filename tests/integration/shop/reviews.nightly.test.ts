import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {formFieldsOf} from '../../support/form-fields';
import {redirectOf} from '../../support/redirect-of';
import {publishReviews, recordReviewedOrder, REVIEWED} from '../../support/reviews';
import {PRODUCTION_TIMEOUT, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const MARKUP = '<img src=x onerror="alert(1)"> see https://spam.example/ & more';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const FIELDS = {
  intent: 'save',
  rating: '4',
  title: 'Good',
  body: 'We had it on Tuesday and it was good.',
  name: 'Ada L.',
};

const send = (who: SignedIn, more: Readonly<Record<string, string>> = {}) =>
  who.post(REVIEWED.form, {author: who.owner, ...FIELDS, ...more});

const stored = () =>
  stack.backend.database.connected(({query}) =>
    query<{title: string; body: string; state: string}>('select title, body, state from public.reviews'),
  );

async function signInBuyer() {
  const who = await signInTo(stack, ada);
  await recordReviewedOrder(stack.backend, ada);
  return who;
}

describe('writing a review', () => {
  it('asks visitors to sign in, and to come back', async () => {
    const {status, location} = redirectOf(await createVisitor(stack.origin).get(REVIEWED.form));
    expect([status, location]).toEqual([302, `/auth?returnTo=${encodeURIComponent(REVIEWED.form)}`]);
    const response = await createVisitor(stack.origin).post(REVIEWED.form, FIELDS);
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('We had it on Tuesday');
    expect(await stored()).toEqual([]);
  });

  it('is possible once the parcel was delivered, and not before', async () => {
    const who = await signInTo(stack, ada);
    await recordReviewedOrder(stack.backend, ada, 'in_transit');
    expect(await who.read(REVIEWED.form)).toContain('once your order has arrived');
    expect((await send(who)).status).toBe(403);
    await recordReviewedOrder(stack.backend, ada, 'delivered', 9002);
    expect(await who.read(REVIEWED.form)).toContain('Send review');
    expect(redirectOf(await send(who))).toEqual({status: 303, location: REVIEWED.form});
    expect(await stored()).toEqual([{title: 'Good', body: FIELDS.body, state: 'pending'}]);
    expect(await who.read(REVIEWED.form)).toMatch(/Thank you for your review.*waiting to be read/);
  });

  it('never counts the order of another person', async () => {
    await recordReviewedOrder(stack.backend, ada);
    const other = await signInTo(stack, ben);
    expect((await send(other)).status).toBe(403);
    const owner = await signInTo(stack, ada);
    const forged = await other.post(REVIEWED.form, {author: owner.owner, ...FIELDS});
    expect(forged.status).toBe(409);
    expect(await forged.text()).not.toContain('We had it on Tuesday');
    expect(await stored()).toEqual([]);
  });

  it('stores one review when the form is sent several times at once', async () => {
    const who = await signInBuyer();
    const statuses = (await Promise.all([1, 2, 3].map(() => send(who)))).map(({status}) => status);
    expect(statuses).toEqual([303, 303, 303]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['no stars', {rating: ''}, 'Choose a number of stars.'],
    ['six stars', {rating: '6'}, 'Choose a number of stars.'],
    ['half a star', {rating: '4.5'}, 'Choose a number of stars.'],
    ['no title', {title: '  '}, 'Give your review a title.'],
    ['a long title', {title: 'x'.repeat(101)}, 'at most 100 characters'],
    ['a short text', {body: 'Good.'}, 'Write at least 20 characters'],
    ['10,000 characters', {body: 'yum '.repeat(2500)}, 'this one has 9,999'],
    ['no name', {name: ''}, 'Enter the name to show'],
  ])('rejects %s, and shows what was typed', async (_what, more, message) => {
    const who = await signInBuyer();
    const response = await send(who, more);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(message);
    if (!('title' in more)) expect(html).toContain('value="Good"');
    if (!('body' in more)) expect(html).toContain(FIELDS.body);
    expect(await stored()).toEqual([]);
  });

  it('rejects more than a form takes, and text that Postgres cannot store', async () => {
    const who = await signInBuyer();
    expect((await send(who, {body: 'x'.repeat(70_000)})).status).toBe(400);
    expect((await send(who, {body: `${FIELDS.body}\0`})).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('keeps what was typed while the database is down', async () => {
    const who = await signInBuyer();
    for (const path of ['/rest/v1/rpc/save_review', '/rest/*']) {
      await stack.backend.fault({path, mode: 'status', status: 503});
      const response = await send(who);
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(FIELDS.body);
    }
    expect((await who.get(REVIEWED.form)).status).toBe(503);
  });

  it('is accepted again from the page of a failure, also after logging in again', async () => {
    const who = await signInBuyer();
    const resend = async (response: Response) => {
      const fields = formFieldsOf(await response.text(), 'author');
      return who.post(REVIEWED.form, {...Object.fromEntries(fields), intent: 'save'});
    };
    const signedOut = await createVisitor(stack.origin).post(REVIEWED.form, {author: who.owner, ...FIELDS});
    expect(redirectOf(await resend(signedOut)).status).toBe(303);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const failed = await send(who, {title: 'Second'});
    await stack.backend.clearFaults();
    expect(redirectOf(await resend(failed)).status).toBe(303);
    expect(await stored()).toMatchObject([{title: 'Second', body: FIELDS.body}]);
  });

  it('shows the stored review after a failed deletion, and says what failed', async () => {
    const who = await signInBuyer();
    await send(who);
    await stack.backend.fault({path: '/rest/v1/rpc/delete_review', mode: 'status', status: 503});
    const response = await who.post(REVIEWED.form, {intent: 'delete', author: who.owner});
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(textOf(html)).toContain('Your review was not deleted');
    expect(html).toContain(`${FIELDS.body}</textarea>`);
  });

  it('promises no publication for a review that is the same as before', async () => {
    const who = await signInBuyer();
    await send(who);
    await publishReviews(stack.backend);
    await send(who);
    expect(await who.read(REVIEWED.form)).toMatch(/the same as before.*Your review is published/);
  });

  it('slows down a person who sends too much', async () => {
    const who = await signInBuyer();
    const statuses = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await send(who, {title: `Good ${times}`})).status);
    expect(statuses.slice(0, 20).every((status) => status === 303)).toBe(true);
    const refused = await send(who);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain(FIELDS.body);
  });

  it('lets the author change and delete the review', async () => {
    const who = await signInBuyer();
    await send(who);
    await publishReviews(stack.backend);
    expect(await who.read(REVIEWED.form)).toContain('Your review is published');
    await send(who, {title: 'Even better'});
    expect(await stored()).toMatchObject([{title: 'Even better', state: 'pending'}]);
    const response = await who.post(REVIEWED.form, {intent: 'delete', author: who.owner});
    expect(redirectOf(response)).toEqual({status: 303, location: REVIEWED.form});
    expect(await stored()).toEqual([]);
    expect(await who.read(REVIEWED.form)).toContain('Your review was deleted');
  });

  it('is neither cacheable nor indexable, and leads other names of the product to one address', async () => {
    const who = await signInBuyer();
    const response = await who.get(REVIEWED.form);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toContain('content="noindex"');
    expect(redirectOf(await who.get('/product/44000000000002/review'))).toEqual({status: 301, location: REVIEWED.form});
    expect((await who.get('/product/no-such-dish/review')).status).toBe(404);
  });

  it('starts at a delivered item of the order page', async () => {
    const who = await signInBuyer();
    expect(await (await who.get('/order/9001')).text()).toContain('href="/product/44000000000002/review"');
    await recordReviewedOrder(stack.backend, ada, 'in_transit', 9003);
    expect(await (await who.get('/order/9003')).text()).not.toContain('/review"');
  });
});

describe('published reviews', () => {
  it('are shown as text, with the reply, and say nothing about the order', async () => {
    const who = await signInBuyer();
    await send(who, {title: MARKUP, body: `${MARKUP}\nSecond line`});
    expect(textOf(await (await fetch(stack.origin + REVIEWED.all)).text())).toContain('No one has written a review');
    await publishReviews(stack.backend);
    await stack.restartStorefront();
    for (const path of [REVIEWED.path, REVIEWED.all]) {
      const html = await (await fetch(stack.origin + path)).text();
      expect(html).toContain('&lt;img src=x');
      expect(html).not.toMatch(/<img src=x|href="https:\/\/spam/);
      expect(textOf(html)).toMatch(/Ada L\. Verified buyer .*Reply from the shop Thank you!/);
      expect(html).not.toMatch(new RegExp(`${who.owner}|9001|ada@example`));
    }
  });

  it('are the same bytes for everyone but for the nonce', async () => {
    const who = await signInBuyer();
    await send(who);
    await publishReviews(stack.backend);
    const pages = [await fetch(stack.origin + REVIEWED.all), await fetch(stack.origin + REVIEWED.all)];
    const [first, second] = await Promise.all(
      pages.map(async (page) => (await page.text()).replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"|[0-9a-f]{32}/g, '')),
    );
    expect(first).toBe(second);
    expect(pages[0]?.headers.getSetCookie()).toEqual([]);
  });

  it('do not delay or break the product page while the database is down or hangs', async () => {
    for (const fault of [{mode: 'status', status: 503}, {mode: 'hang'}] as const) {
      await stack.restartStorefront(PRODUCTION_TIMEOUT);
      await stack.backend.fault({path: '/rest/*', ...fault});
      const response = await fetch(stack.origin + REVIEWED.path);
      expect(response.status).toBe(200);
      const text = textOf(await response.text());
      expect(text).toContain('Add to cart');
      expect(text).toContain('Reviews are not available right now');
    }
  });

  it('stay while the database is down, once they were read', async () => {
    const who = await signInBuyer();
    await send(who);
    await publishReviews(stack.backend);
    await stack.restartStorefront();
    await (await fetch(stack.origin + REVIEWED.all)).text();
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const response = await fetch(stack.origin + REVIEWED.all);
    expect(response.status).toBe(200);
    expect(textOf(await response.text())).toContain('We had it on Tuesday');
  });

  it('respond with 503 on their own page while the database is down, and with 404 beyond the last page', async () => {
    expect((await fetch(`${stack.origin}${REVIEWED.all}?page=3`)).status).toBe(404);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    await stack.restartStorefront();
    expect((await fetch(stack.origin + REVIEWED.all)).status).toBe(503);
  });
});
