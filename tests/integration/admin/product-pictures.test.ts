import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createAdminClient} from '../../../local/tests/admin-client';
import {textOf, type SignedIn} from '../../support/account';
import {formFieldsOf} from '../../support/form-fields';
import {countRequests, signInStaff} from '../../support/fulfillment';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const PALAK_ID = 'gid://shopify/Product/8000000000002';
const PATH = '/admin/products/8000000000002/pictures';

interface Media {
  readonly id: string;
  readonly alt: string;
  readonly status: string;
}

let stack: StackWithBackend;
let bowl: Blob;
beforeAll(async () => {
  stack = await startStackWithBackend();
  bowl = await draw('#3a7d44');
});
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const draw = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({create: {width: 90, height: 90, channels: 3, background}})
        .png()
        .toBuffer(),
    ),
  ]);

async function mediaInShop(): Promise<readonly Media[]> {
  const {data} = await createAdminClient(stack.shop)(
    'query Read($id: ID!) { product(id: $id) { media(first: 50) { nodes { id alt status } } } }',
    {id: PALAK_ID},
  );
  return (data?.['product'] as {media: {nodes: Media[]}}).media.nodes;
}

const keyOf = async (who: SignedIn) =>
  formFieldsOf(await (await who.get(PATH)).text())
    .get('idempotencyKey')
    ?.toString() ?? '';

/** Sends files as the form without scripts does. */
async function add(who: SignedIn, files: Readonly<Record<string, Blob>>, key?: string) {
  const form = new FormData();
  form.append('idempotencyKey', key ?? (await keyOf(who)));
  for (const [name, file] of Object.entries(files)) form.append('pictures', file, name);
  return who.post(PATH, form);
}

async function change(who: SignedIn, fields: Readonly<Record<string, string>>) {
  return who.post(PATH, {idempotencyKey: await keyOf(who), ...fields});
}

const audits = () =>
  rowsOf<{kind: string; outcome: string}>(
    stack,
    `select l.details ->> 'kind' as kind, o.outcome::text from private.audit_log as l
     left join private.audit_outcomes as o on o.audit_id = l.id where l.action = 'product.picture' order by l.id`,
  );

describe('the pictures of a product', () => {
  it('are added behind the others, each once', async () => {
    const who = await signInStaff(stack);
    const before = (await mediaInShop()).length;
    const response = await add(who, {'bowl.png': bowl, 'plate.png': await draw('#c0392b')});
    expect(response.status, textOf(await response.clone().text())).toBe(303);
    await expect
      .poll(async () => (await mediaInShop()).map(({status}) => status))
      .toEqual(Array(before + 2).fill('READY'));
    expect((await add(who, {'same.png': bowl})).status).toBe(303);
    expect(await mediaInShop()).toHaveLength(before + 2);
    expect(await countRequests(stack, 'AdminPictureAdd')).toBe(2);
    expect(await audits()).toEqual(Array(3).fill({kind: 'add', outcome: 'done'}));
  });

  it('are added once if the response is lost', async () => {
    const who = await signInStaff(stack);
    const before = (await mediaInShop()).length;
    await stack.shop.fault({op: 'AdminPictureAdd', mode: 'dropAfterExecute', times: 1});
    expect((await add(who, {'bowl.png': bowl})).status).toBe(303);
    expect(await mediaInShop()).toHaveLength(before + 1);
  });

  it.each([
    ['no picture', () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 400, 'This is no JPEG'],
    ['an empty choice', () => new Blob([]), 400, 'Please choose a picture.'],
    ['more than 20 MB', () => new Blob([new Uint8Array(21 * 1024 * 1024)]), 413, 'more than 20 MB'],
  ])('refuse %s', async (_case, file, status, text) => {
    const who = await signInStaff(stack);
    const response = await add(who, {'bowl.png': file()});
    expect(response.status).toBe(status);
    expect(textOf(await response.text())).toContain(text);
    expect(await countRequests(stack, 'AdminStagedUpload')).toBe(0);
  });

  it('say which picture was not added, and that those before it were', async () => {
    const who = await signInStaff(stack);
    const response = await add(who, {'bowl.png': bowl, 'notes.txt': new Blob(['no picture'])});
    expect(textOf(await response.text())).toMatch(/notes\.txt was not added.*The one before it was added\./);
  });

  it('are not added while Shopify does not take uploads', async () => {
    const who = await signInStaff(stack);
    const before = (await mediaInShop()).length;
    await stack.shop.fault({path: '/__uploads/*', mode: 'status', status: 503});
    const response = await add(who, {'bowl.png': bowl});
    expect(response.status).toBe(502);
    expect(textOf(await response.text())).toContain('Shopify does not respond');
    expect(await mediaInShop()).toHaveLength(before);
  });

  it('are described, moved and removed', async () => {
    const who = await signInStaff(stack);
    const [first, second, third] = await mediaInShop();
    const described = {intent: 'describe', id: first?.id ?? '', alt: 'Spinach in a bowl', seenAlt: first?.alt ?? ''};
    expect((await change(who, described)).status).toBe(303);
    expect((await change(who, {intent: 'move', id: third?.id ?? '', position: '0'})).status).toBe(303);
    await expect.poll(async () => (await mediaInShop())[0]?.id).toBe(third?.id);
    expect((await change(who, {intent: 'remove', id: second?.id ?? ''})).status).toBe(303);
    const after = await mediaInShop();
    expect(after.map(({id}) => id).slice(0, 2)).toEqual([third?.id, first?.id]);
    expect(after[1]?.alt).toBe('Spinach in a bowl');
    expect((await audits()).map(({kind}) => kind)).toEqual(['describe', 'move', 'remove']);
  });

  it('keep a description that somebody else has changed meanwhile', async () => {
    const who = await signInStaff(stack);
    const [first] = await mediaInShop();
    const late = {intent: 'describe', id: first?.id ?? '', alt: 'Mine', seenAlt: 'An older text'};
    const response = await change(who, late);
    expect(response.status).toBe(409);
    expect(textOf(await response.text())).toContain('It was changed meanwhile.');
    expect((await mediaInShop())[0]?.alt).toBe(first?.alt);
  });

  it.each([
    ['another kind of id', {intent: 'remove', id: 'gid://shopify/Product/1'}],
    ['a place that is no number', {intent: 'move', id: 'gid://shopify/MediaImage/1', position: 'first'}],
    ['an unknown intent', {intent: 'replace', id: 'gid://shopify/MediaImage/1'}],
    [
      'a description of 513 letters',
      {intent: 'describe', id: 'gid://shopify/MediaImage/1', alt: 'x'.repeat(513), seenAlt: ''},
    ],
  ])('refuse %s', async (_case, fields: Readonly<Record<string, string>>) => {
    const who = await signInStaff(stack);
    expect((await change(who, fields)).status).toBe(400);
  });

  it('are not found for a product that does not exist', async () => {
    const who = await signInStaff(stack);
    expect((await who.get('/admin/products/1/pictures')).status).toBe(404);
    const response = await who.post('/admin/products/1/pictures', {
      idempotencyKey: crypto.randomUUID(),
      intent: 'remove',
      id: 'gid://shopify/MediaImage/1',
    });
    expect(response.status).toBe(404);
  });
});
