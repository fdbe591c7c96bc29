import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {createAdminClient} from '../../../local/tests/admin-client';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {formFieldsOf} from '../../support/form-fields';
import {signInStaff} from '../../support/fulfillment';
import {redirectOf} from '../../support/redirect-of';
import {drawPhoto} from '../../support/review-pictures';
import {recordReviewedOrder, REVIEWED} from '../../support/reviews';
import {runSchedule} from '../../support/run-schedule';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada} = SEED_PEOPLE;
const BODY = 'We had it on Tuesday and it was good.';
const FIELDS = {rating: '4', title: 'Good', body: BODY, name: 'Ada L.'};
const MIB = 1024 * 1024;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  await stack.restartStorefront();
});
afterAll(() => stack.close());

const [GREEN, RED, BLUE, GRAY] = await Promise.all(
  ['#3a7d44', '#c0392b', '#2c5aa0', '#777777'].map((color) => drawPhoto(color)),
);

type Bytes = Uint8Array<ArrayBuffer> | undefined;

/** Returns the form as a browser without scripts sends it: the button that was pressed comes last. */
function formWith(owner: string, files: readonly Bytes[], removed: readonly string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({author: owner, ...FIELDS})) form.append(name, value);
  for (const id of removed) form.append('removed', id);
  files.forEach((bytes, index) => form.append('pictures', new File([bytes ?? ''], `dinner-${index + 1}.jpg`)));
  if (files.length === 0) form.append('pictures', new File([], ''));
  form.append('intent', 'save');
  return form;
}

const send = (who: SignedIn, files: readonly Bytes[], removed?: readonly string[]) =>
  who.post(REVIEWED.form, formWith(who.owner, files, removed));

const run = <Row extends object>(sql: string) => stack.backend.database.connected(({query}) => query<Row>(sql));
const stored = () =>
  run<{id: string; url: string | null}>('select id, url from public.review_pictures order by position');
const states = () => run<{state: string}>('select state from public.reviews');
const queued = async () =>
  (await run<{key: string}>("select key from private.jobs where kind = 'picture-deletion'")).length;

/** Returns the names of the files of reviews at Shopify. */
async function filesAtShopify(): Promise<readonly string[]> {
  const {data} = await createAdminClient(stack.shop)('{ files(first: 50) { nodes { id } } }');
  return (data?.['files'] as {nodes: {id: string}[]}).nodes.map(({id}) => id);
}

async function signInBuyer(): Promise<SignedIn> {
  const who = await signInTo(stack, ada);
  await recordReviewedOrder(stack.backend, ada);
  return who;
}

/** Waits until staff can publish the only review, and publishes it. */
async function publish(): Promise<void> {
  const staff = await signInStaff(stack);
  const form = await vi.waitFor(async () => {
    const html = await (await staff.get('/admin/reviews')).text();
    expect(html).toContain('value="publish"');
    return /<form[^>]*aria-label="Review [\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  }, 5_000);
  const fields = {...Object.fromEntries(formFieldsOf(form)), intent: 'publish'};
  expect((await staff.post('/admin/reviews', fields)).status).toBe(303);
}

describe('pictures of a review', () => {
  it('are shown once staff have published them, without what the camera wrote into them', async () => {
    const who = await signInBuyer();
    expect(redirectOf(await send(who, [GREEN, RED]))).toEqual({status: 303, location: REVIEWED.form});
    await publish();
    await stack.restartStorefront();
    const html = await (await fetch(stack.origin + REVIEWED.all)).text();
    expect(html).toContain('alt="Picture 1 of 2 by Ada L."');
    expect(html).toContain('alt="Picture 2 of 2 by Ada L."');
    const [first] = await stored();
    const {pathname} = new URL(first?.url ?? '');
    const picture = await fetch(`${stack.shop.origin}${pathname}?width=800`);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({width: 800, height: 400});
    const filtered = await (await fetch(`${stack.origin}${REVIEWED.all}?pictures=yes`)).text();
    expect(textOf(filtered)).toContain('1 of 1 review');
    expect(await queued()).toBe(0);
  });

  it('are stored once when the form is sent several times at once, and again', async () => {
    const who = await signInBuyer();
    const statuses = (await Promise.all([1, 2, 3].map(() => send(who, [GREEN, RED])))).map(({status}) => status);
    expect(statuses).toEqual([303, 303, 303]);
    expect(await stored()).toHaveLength(2);
    expect((await send(who, [RED, GREEN, GREEN])).status).toBe(303);
    expect(await stored()).toHaveLength(2);
    await run("update private.jobs set run_after = now() where kind = 'picture-deletion'");
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(await filesAtShopify()).toHaveLength(2);
    }, 10_000);
  });

  it('are added and removed with the text, which returns to moderation', async () => {
    const who = await signInBuyer();
    await send(who, [GREEN, RED]);
    await publish();
    const [green] = await stored();
    expect(await who.read(REVIEWED.form)).toContain('Remove picture 1');
    expect((await send(who, [BLUE], [green?.id ?? ''])).status).toBe(303);
    expect(await stored()).toHaveLength(2);
    expect(await states()).toEqual([{state: 'pending'}]);
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(await filesAtShopify()).toHaveLength(2);
    }, 10_000);
  });

  it('are removed one by one by staff', async () => {
    const who = await signInBuyer();
    await send(who, [GREEN, RED]);
    const [green] = await stored();
    const staff = await signInStaff(stack);
    const html = await (await staff.get('/admin/reviews')).text();
    const key = formFieldsOf(html).get('idempotencyKey') ?? '';
    const [review] = await run<{id: string}>('select id from public.reviews');
    const fields = {review: review?.id ?? '', picture: green?.id ?? '', idempotencyKey: key, intent: 'remove-picture'};
    expect((await who.post('/admin/reviews', fields)).status).not.toBe(303);
    expect((await staff.post('/admin/reviews', {...fields, picture: 'x'})).status).toBe(400);
    expect(await stored()).toHaveLength(2);
    expect((await staff.post('/admin/reviews', fields)).status).toBe(303);
    expect((await staff.post('/admin/reviews', fields)).status).toBe(303);
    expect((await stored()).map(({id}) => id)).not.toContain(green?.id);
    const log = await run<{target: string}>(
      "select distinct target from private.audit_log where action = 'review.remove-picture'",
    );
    expect(log).toEqual([{target: review?.id}]);
  });

  it('are deleted at Shopify with the review, later while Shopify is down', async () => {
    const who = await signInBuyer();
    await send(who, [GREEN]);
    await publish();
    await stack.shop.fault({op: 'AdminReviewFileDelete', mode: 'status', status: 503});
    await who.post(REVIEWED.form, {intent: 'delete', author: who.owner});
    expect(await stored()).toEqual([]);
    await vi.waitFor(async () => {
      expect(
        await run("select from private.jobs where kind = 'picture-deletion' and last_error is not null"),
      ).toHaveLength(1);
    }, 10_000);
    expect(await filesAtShopify()).toHaveLength(1);
    await stack.shop.clearFaults();
    await run("update private.jobs set run_after = now() where kind = 'picture-deletion'");
    await stack.restartStorefront();
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect([await filesAtShopify(), await queued()]).toEqual([[], 0]);
    }, 10_000);
  });
});

describe('a review whose pictures cannot be stored', () => {
  const expectTyped = (html: string) => {
    expect(html).toContain(BODY);
    expect(html).toContain('value="Good"');
    expect(textOf(html)).toContain('Please choose them again.');
  };

  it.each([
    [
      'is no picture',
      [new TextEncoder().encode('<svg onload="alert(1)">')],
      'cannot be read as a JPEG, PNG or WebP picture',
    ],
    ['is larger than 5 MB', [new Uint8Array(5 * MIB + 1)], 'is larger than 5 MB'],
    ['is the fourth', [GREEN, RED, BLUE, GRAY], 'at most 3 pictures'],
    ['is part of too much', [1, 2, 3].map(() => new Uint8Array(6 * MIB)), 'too large together'],
  ] as const)('is not saved if one %s, and keeps what was typed', async (_case, files, message) => {
    const who = await signInBuyer();
    const response = await send(who, files);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(message);
    expectTyped(html);
    expect([await states(), await filesAtShopify(), await queued()]).toEqual([[], [], 0]);
  });

  it('has at most three with those that it has already', async () => {
    const who = await signInBuyer();
    await send(who, [GREEN, RED]);
    expect((await send(who, [BLUE, GRAY])).status).toBe(400);
    expect(await stored()).toHaveLength(2);
    expect((await send(who, [GREEN, RED, BLUE])).status).toBe(303);
    expect(await stored()).toHaveLength(3);
  });

  it.each(['AdminStagedUpload', 'AdminReviewFileCreate'])(
    'is not saved while Shopify does not answer %s, keeps what was typed, and can be sent without them',
    async (op) => {
      const who = await signInBuyer();
      await stack.shop.fault({op, mode: 'status', status: 503});
      const response = await send(who, [GREEN]);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(textOf(html)).toContain('send your review without them');
      expectTyped(html);
      expect(await states()).toEqual([]);
      expect((await send(who, [])).status).toBe(303);
      expect(await states()).toEqual([{state: 'pending'}]);
    },
  );

  it('leaves no file behind if the response of Shopify was lost', async () => {
    const who = await signInBuyer();
    await stack.shop.fault({op: 'AdminReviewFileCreate', mode: 'dropAfterExecute', times: 1});
    expect((await send(who, [GREEN])).status).toBe(503);
    expect(await filesAtShopify()).toHaveLength(1);
    await runSchedule(stack);
    expect([(await filesAtShopify()).length, await queued()]).toEqual([1, 1]);
    await run("update private.jobs set run_after = now() where kind = 'picture-deletion'");
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect([await filesAtShopify(), await queued()]).toEqual([[], 0]);
    }, 10_000);
  });

  it('leaves no file behind if the database fails after the upload', async () => {
    const who = await signInBuyer();
    await stack.backend.fault({path: '/rest/v1/rpc/save_review', mode: 'status', status: 503});
    const response = await send(who, [GREEN]);
    expect(response.status).toBe(503);
    expectTyped(await response.text());
    await stack.backend.clearFaults();
    await run("update private.jobs set run_after = now() where kind = 'picture-deletion'");
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect([await filesAtShopify(), await queued()]).toEqual([[], 0]);
    }, 10_000);
  });

  it('shows strangers what they typed, and takes no files from them', async () => {
    const stranger = createVisitor(stack.origin);
    const response = await stranger.post(REVIEWED.form, formWith('', [GREEN]));
    expect(response.status).toBe(401);
    expect(await response.text()).toContain(BODY);
    const large = await stranger.post(REVIEWED.form, formWith('', [new Uint8Array(3 * MIB)]));
    expect(large.status).toBe(401);
    expect(await large.text()).toContain(BODY);
    expect([await states(), await filesAtShopify()]).toEqual([[], []]);
  });
});
