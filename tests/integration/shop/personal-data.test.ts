import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {PATIENCE, accountLink} from '../../support/account-mails';
import {signInTo, textOf, toSignedIn, type SignedIn} from '../../support/account';
import {signInAtGoogle} from '../../support/google-visitor';
import {recordOrders} from '../../support/orders';
import {redirectOf} from '../../support/redirect-of';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const NEW = 'ada@new.example';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const press = async (path: string) => {
  const response = await createVisitor(stack.origin).post(path, {});
  return {status: response.status, text: textOf(await response.text())};
};
const askFor = (who: SignedIn, email: string) => who.save('/profile/email', {intent: 'email', email});
const askForBoth = async (who: SignedIn) => {
  await askFor(who, NEW);
  const former = await accountLink(stack, ada.email, /Confirm the change/);
  return {former, next: await accountLink(stack, NEW, /Confirm your new/)};
};

describe('a change of the email address', () => {
  it('is made once both addresses have confirmed it, and the person logs in with the new one', async () => {
    const who = await signInTo(stack, ada);
    expect(redirectOf(await askFor(who, NEW))).toEqual({status: 303, location: '/profile/email'});
    expect(await who.read('/profile/email')).toContain(`We mailed your current address and ${NEW}`);
    const next = await accountLink(stack, NEW, /Confirm your new/);
    expect((await press(next)).text).toContain('Now confirm the change at your former address');
    expect(stack.shop.customer(ada.email)).not.toBeNull();
    const former = await accountLink(stack, ada.email, /Confirm the change/);
    expect((await press(former)).text).toContain('Your email address is changed');
    expect(stack.shop.customer(NEW)?.number).toBe(ada.number);
    expect(await who.read('/profile')).toContain(NEW);
    // A used link shows what came of it and changes nothing.
    expect((await press(next)).text).toContain('Your email address is changed');
    const again = createVisitor(stack.origin);
    expect((await again.post('/auth', signInFields(NEW, SEED_PASSWORD))).status).toBe(303);
    expect((await createVisitor(stack.origin).post('/auth', signInFields(ada.email, SEED_PASSWORD))).status).not.toBe(
      303,
    );
  });

  it('says the same about an address that somebody has, until its owner has confirmed', async () => {
    const who = await signInTo(stack, ada);
    const taken = await askFor(who, ben.email);
    const replaced = await accountLink(stack, ben.email, /Confirm your new/);
    const page = (await who.read('/profile/email')).replaceAll(ben.email, 'X');
    const free = await askFor(who, NEW);
    expect([taken.status, taken.headers.get('Location')]).toEqual([free.status, free.headers.get('Location')]);
    expect((await who.read('/profile/email')).replaceAll(NEW, 'X')).toBe(page);

    await askFor(who, ben.email);
    const latest = await vi.waitFor(async () => {
      const link = await accountLink(stack, ben.email, /Confirm your new/);
      expect(link).not.toBe(replaced);
      return link;
    }, PATIENCE);
    expect((await press(replaced)).text).toContain('This link does not work');
    await press(latest);
    // The newest mail to the former address is about the latest change.
    const {text} = await press(await accountLink(stack, ada.email, /Confirm the change/));
    expect(text).toContain('The new address belongs to another account');
    expect(stack.shop.customer(ada.email)?.number).toBe(ada.number);
    expect(await who.read('/profile/email')).toContain(`${ben.email} belongs to another account`);
  });

  it('accepts no forged, expired or opened link', async () => {
    const who = await signInTo(stack, ada);
    const {former, next} = await askForBoth(who);
    for (const path of [
      '/account/email/short',
      `/account/email/${'x'.repeat(43)}`,
      next.replace('/email/', '/delete/'),
    ]) {
      const {status, text} = await press(path);
      expect([status, text.includes('This link does not work')]).toEqual([404, true]);
    }
    // Mail scanners open links.
    const opened = await createVisitor(stack.origin).get(former);
    expect(opened.headers.get('Cache-Control')).toContain('no-store');
    expect(opened.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await rowsOf(stack, 'select from private.email_changes where old_confirmed_at is not null')).toEqual([]);
    await rowsOf(stack, "update private.account_mails set created_at = now() - interval '25 hours'");
    expect((await press(former)).status).toBe(410);
  });

  it('can be canceled, in another tab too', async () => {
    const who = await signInTo(stack, ada);
    const {next} = await askForBoth(who);
    await who.save('/profile/email', {intent: 'cancel-email'});
    expect(redirectOf(await who.save('/profile/email', {intent: 'cancel-email'}))).toEqual({
      status: 303,
      location: '/profile/email',
    });
    expect((await press(next)).status).toBe(404);
    expect(await who.read('/profile/email')).not.toContain('waits for a confirmation');
  });

  it.each([
    ['the current address', ada.email.toUpperCase(), 'This is your current email address.'],
    ['no address', 'ada', 'Invalid email address format'],
    ['two addresses', 'a@x.example,b@x.example', 'Invalid email address format'],
  ])('is refused beside the field: %s', async (_what, email, words) => {
    const who = await signInTo(stack, ada);
    const response = await askFor(who, email);
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(words);
    expect(await rowsOf(stack, 'select from private.email_changes')).toEqual([]);
  });

  it('is mailed later while the mail service is down, and made later while Shopify is', async () => {
    const who = await signInTo(stack, ada);
    await stack.shop.fault({path: '/__outbox', mode: 'status', status: 503});
    await askFor(who, NEW);
    await vi.waitFor(
      async () =>
        expect(
          await rowsOf(stack, "select from private.jobs where kind = 'account-mail' and last_error is not null"),
        ).toHaveLength(2),
      PATIENCE,
    );
    await stack.shop.clearFaults();
    await rowsOf(stack, 'update private.jobs set run_after = now()');
    await runSchedule(stack);
    await press(await accountLink(stack, NEW, /Confirm your new/));
    await stack.shop.fault({op: 'EmailUpdate', mode: 'status', status: 500});
    const {text} = await press(await accountLink(stack, ada.email, /Confirm the change/));
    expect(text).toContain('We change your address within the next minutes');
    expect(await who.read('/profile/email')).toContain('We are changing it');
    await stack.shop.clearFaults();
    await rowsOf(stack, 'update private.jobs set run_after = now()');
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(stack.shop.customer(NEW)?.number).toBe(ada.number);
    }, PATIENCE);
    await runSchedule(stack);
    expect(await stack.shop.mails(NEW)).toHaveLength(1);
  });

  it('is not offered to a person who has an address at Google only', async () => {
    const visitor = createVisitor(stack.origin);
    await signInAtGoogle(visitor, stack, GOOGLE_PEOPLE.ada);
    await rowsOf(stack, "delete from private.identities where issuer = 'shopify'");
    const who = await toSignedIn(visitor);
    expect(await who.read('/profile/email')).toContain('Your address comes from Google');
    expect((await askFor(who, NEW)).status).toBe(403);
  });
});

describe('sessions', () => {
  const sessions = (html: string) =>
    [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, handle]) => handle ?? '');

  it('are listed with their device, and the other one can be ended', async () => {
    const other = createVisitor(stack.origin);
    await other.post('/auth', signInFields(ada.email, SEED_PASSWORD), {'User-Agent': CHROME});
    const who = await signInTo(stack, ada);
    const html = await (await who.get('/profile/privacy')).text();
    expect(textOf(html)).toContain('Chrome on Windows');
    expect(textOf(html)).toContain('This device');
    const [handle = ''] = sessions(html);
    expect(redirectOf(await who.save('/profile/privacy?index', {intent: 'end-session', session: handle}))).toEqual({
      status: 303,
      location: '/profile/privacy',
    });
    expect(textOf(await (await other.get('/profile')).text())).not.toContain('Byron');
    expect(await who.read('/profile')).toContain('Byron');
  });

  it('of another person cannot be ended, and one without a name ends none', async () => {
    const victim = await signInTo(stack, ben);
    const other = await signInTo(stack, ben);
    const [handle = ''] = sessions(await (await other.get('/profile/privacy')).text());
    const who = await signInTo(stack, ada);
    await who.save('/profile/privacy?index', {intent: 'end-session', session: handle});
    await who.save('/profile/privacy?index', {intent: 'end-session'});
    expect((await who.save('/profile/privacy?index', {intent: 'end-session', session: "' or true"})).status).toBe(400);
    expect(await victim.read('/profile')).toContain('Ben');
    await victim.save('/profile/privacy?index', {intent: 'end-others'});
    expect(await other.read('/profile')).toContain('Your session has expired');
    expect(await victim.read('/profile')).toContain('Ben');
  });
});

describe('a download of the own data', () => {
  const download = (who: SignedIn) => who.save('/profile/privacy/download', {});

  it('is one file with everything, which nothing caches', async () => {
    const who = await signInTo(stack, ada);
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const response = await download(who);
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const data = await response.json<Record<string, unknown>>();
    expect(data).toMatchObject({
      profile: {first_name: 'Ada', last_name: 'Byron'},
      ways_to_sign_in: [{with: 'shopify', email: ada.email}],
      sessions: [{with: 'shopify'}],
      shopify: {defaultEmailAddress: {emailAddress: ada.email}},
    });
    expect(data.orders).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|ben@|token/);
  });

  it('is refused to strangers, to GET requests and to a page of another person', async () => {
    expect((await createVisitor(stack.origin).post('/profile/privacy/download', {})).status).toBe(302);
    const first = await signInTo(stack, ada);
    expect((await first.get('/profile/privacy/download')).status).toBe(405);
    const second = await signInTo(stack, ben);
    const response = await second.post('/profile/privacy/download', {owner: first.owner});
    expect(response.headers.get('Location')).toBe('/profile');
  });

  it('says why there is none while Shopify is down, and after five in an hour', async () => {
    const who = await signInTo(stack, ada);
    await stack.shop.fault({op: 'PersonalData', mode: 'status', status: 500});
    expect(redirectOf(await download(who))).toEqual({status: 303, location: '/profile/privacy'});
    expect(await who.read('/profile/privacy')).toContain('the file would lack a part');
    await stack.shop.clearFaults();
    for (let count = 0; count < 4; count += 1) await download(who);
    expect(redirectOf(await download(who))).toEqual({status: 303, location: '/profile/privacy'});
    expect(await who.read('/profile/privacy')).toContain('You downloaded it several times');
  });
});
