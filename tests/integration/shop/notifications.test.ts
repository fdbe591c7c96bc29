import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, type SignedIn} from '../../support/account';
import {idOfOrder, recordOrders} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const PAGE = '/notifications';
let stack: StackWithBackend;

beforeAll(async () => {
  stack = await startStackWithBackend();
});
afterAll(() => stack.close());
beforeEach(() => stack.reset());

interface Row {
  readonly id: string;
  readonly read: boolean;
}

/** Sorted newest first. */
const rows = () =>
  stack.backend.database.connected(({query}) =>
    query<Row>('select id, read from public.notifications order by created_at desc, id desc'),
  );
const first = async () => (await rows())[0]?.id ?? '';
const place = (...numbers: readonly number[]) => {
  const placedAt = new Date().toISOString();
  return recordOrders(
    stack.backend,
    numbers.map((number) => ({number, of: ada, placedAt})),
  );
};

describe('the notifications page', () => {
  it('shows the newest first, each with its type, priority and age', async () => {
    const who = await signInTo(stack, ada);
    await place(1001, 1002);
    const page = await who.read(PAGE);
    expect(page).toMatch(/2 unread.*Order #1002 has been placed\..*Order #1001 has been placed\./);
    for (const word of ['Order', 'Medium priority', 'Unread', 'now', 'Mark all read']) expect(page).toContain(word);
  });

  it('opens the order of a notification and marks it as read', async () => {
    const who = await signInTo(stack, ada);
    await place(1001, 1002);
    const response = await who.post(PAGE, {intent: 'open', id: await first()});
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`/order/${await idOfOrder(stack.backend, 1002)}`);
    expect(await rows()).toMatchObject([{read: true}, {read: false}]);
  });

  it('removes one notification, and marks all as read', async () => {
    const who = await signInTo(stack, ada);
    await place(1001, 1002);
    expect((await who.post(PAGE, {intent: 'remove', id: await first()})).headers.get('Location')).toBe(PAGE);
    const text = await who.read(PAGE);
    expect(text).not.toContain('Order #1002');
    expect(text).toContain('Choose a notification to mark it as read and open its order.');
    await who.post(PAGE, {intent: 'mark-all-read'});
    expect(await rows()).toMatchObject([{read: true}]);
    expect(await who.read(PAGE)).toContain('You have read everything.');
  });

  it('has an empty state with a next step', async () => {
    const text = await (await signInTo(stack, ben)).read(PAGE);
    for (const words of ['Nothing new', 'Shop Now', 'View your orders']) expect(text).toContain(words);
    expect(text).not.toContain('You have read everything.');
  });

  it('leads signed-out visitors to the sign-in card and back', async () => {
    const stranger = createVisitor(stack.origin);
    expect((await stranger.get(PAGE)).headers.get('Location')).toBe('/auth?returnTo=%2Fnotifications');
    expect((await stranger.post(PAGE, {intent: 'mark-all-read'})).status).toBe(302);
  });

  it.each([{}, {intent: 'open', id: '1 or true'}, {intent: 'delete-all'}, {intent: 'remove'}])(
    'ignores an invalid form: %j',
    async (fields) => {
      const who = await signInTo(stack, ada);
      await place(1001);
      expect((await who.post(PAGE, fields as Record<string, string>)).status).toBe(400);
      expect(await rows()).toMatchObject([{read: false}]);
    },
  );

  it('is not cacheable', async () => {
    const who = await signInTo(stack, ada);
    for (const path of [PAGE, `${PAGE}.data`, `${PAGE}/recent`])
      expect((await who.get(path)).headers.get('Cache-Control'), path).toBe('private, no-store');
  });
});

describe('another customer’s notifications', () => {
  it('cannot be seen, marked as read or removed', async () => {
    const [, other] = [await signInTo(stack, ada), await signInTo(stack, ben)];
    await place(1001);
    const id = await first();
    expect(await other.read(PAGE)).not.toContain('Order #1001');
    for (const path of [PAGE, `${PAGE}/recent`])
      for (const intent of ['open', 'remove', 'mark-all-read']) await other.post(path, {intent, id});
    expect(await rows()).toEqual([{id, read: false}]);
  });
});

describe('the notifications data route', () => {
  const recent = async (who: SignedIn) => (await who.get(`${PAGE}/recent`)).json<{isRead: boolean}[]>();

  it('returns the newest fifty', async () => {
    const who = await signInTo(stack, ada);
    await place(...Array.from({length: 55}, (_, at) => 1000 + at));
    expect(await recent(who)).toHaveLength(50);
  });

  it('accepts the same actions, and responds without a document', async () => {
    const who = await signInTo(stack, ada);
    await place(1001);
    expect((await who.post(`${PAGE}/recent`, {intent: 'open', id: await first()})).status).toBe(204);
    expect(await recent(who)).toMatchObject([{isRead: true}]);
    expect((await who.post(`${PAGE}/recent`, {intent: 'x'})).status).toBe(400);
  });

  it('returns an empty list to signed-out visitors', async () => {
    const stranger = createVisitor(stack.origin);
    expect((await stranger.get(`${PAGE}/recent`)).status).toBe(204);
    expect((await stranger.post(`${PAGE}/recent`, {intent: 'mark-all-read'})).status).toBe(401);
  });
});

describe('during a database outage', () => {
  it('the notifications page reports it, and every other page works', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/v1/notifications', mode: 'status', status: 503});
    const page = await who.get(PAGE);
    expect(page.status).toBe(503);
    // It is requested once because the client's timeout is seven seconds.
    const asked = (await stack.backend.log()).requests.filter(({path}) => path === '/rest/v1/notifications');
    expect(asked).toHaveLength(1);
    expect(await page.text()).toContain('Your notifications are unavailable right now.');
    expect((await who.get(`${PAGE}/recent`)).status).toBe(503);
    expect((await who.post(PAGE, {intent: 'mark-all-read'})).status).toBe(503);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const closed = await who.get(PAGE);
    expect(closed.status).toBe(503);
    expect(await closed.text()).toContain('Your notifications are unavailable right now.');
    const home = await who.get('/');
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('href="/notifications"');
    await stack.restartStorefront();
  });
});
