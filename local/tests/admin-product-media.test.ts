import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {waitForJob} from '../../tests/support/staff';
import {createQuery} from '../../tests/support/storefront-client';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createAdminClient, errorsOf} from './admin-client';

const PALAK = 'gid://shopify/Product/8000000000002';

interface Media {
  readonly id: string;
  readonly alt: string;
  readonly status: string;
  readonly mediaErrors: readonly {readonly code: string}[];
  readonly image: {readonly url: string; readonly width: number; readonly height: number} | null;
}

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;
beforeAll(async () => {
  shop = await startLocalShop();
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const drawPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({create: {width, height, channels: 3, background: '#3a7d44'}})
    .jpeg()
    .toBuffer();

/** Uploads a file. @returns the address to give to `productUpdate` */
async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const {data} = await ask(`mutation Stage {
    stagedUploadsCreate(input: [{filename: "bowl.jpg", mimeType: "image/jpeg", resource: IMAGE, httpMethod: POST}]) {
      stagedTargets { url resourceUrl }
    }
  }`);
  const {stagedTargets} = data?.['stagedUploadsCreate'] as {stagedTargets: {url: string; resourceUrl: string}[]};
  const [target] = stagedTargets;
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'bowl.jpg');
  expect((await fetch(target?.url ?? '', {method: 'POST', body: form})).status).toBe(201);
  return target?.resourceUrl ?? '';
}

const add = (originalSource: string, alt = 'A green bowl') =>
  ask(
    `mutation Add($id: ID!, $media: [CreateMediaInput!]) {
      productUpdate(product: {id: $id}, media: $media) {
        product { media(first: 50) { nodes { status } } } userErrors { field message }
      }
    }`,
    {id: PALAK, media: [{originalSource, alt, mediaContentType: 'IMAGE'}]},
  );

async function readMedia(): Promise<readonly Media[]> {
  const {data, errors} = await ask(
    `query Read($id: ID!) {
      product(id: $id) {
        media(first: 50) {
          nodes { id alt status mediaErrors { code } ... on MediaImage { image { url width height } } }
        }
      }
    }`,
    {id: PALAK},
  );
  expect(errors).toBeUndefined();
  return (data?.['product'] as {media: {nodes: Media[]}}).media.nodes;
}

const last = async () => (await readMedia()).at(-1);
const untilProcessed = () => expect.poll(async () => (await last())?.status).not.toBe('PROCESSING');

const shown = async () => {
  const {product} = await createQuery(shop.origin)<{product: {media: {nodes: {alt: string}[]}}}>(
    'query Read { product(handle: "palak-paneer") { media(first: 50) { nodes { alt } } } }',
  );
  return product.media.nodes.map(({alt}) => alt);
};

const update = (files: readonly object[]) =>
  ask(
    `mutation Update($files: [FileUpdateInput!]!) {
      fileUpdate(files: $files) { files { id alt } userErrors { code field } }
    }`,
    {files},
  );

describe('a picture that staff add to a product', () => {
  it('is shown once it is processed, in every size', async () => {
    const before = await shown();
    const added = await add(await upload(new Uint8Array(await drawPicture(1200, 800))));
    expect(errorsOf(added)).toEqual([]);
    expect(JSON.stringify(added.data)).toContain('PROCESSING');
    await untilProcessed();
    const ready = await last();
    expect(ready).toMatchObject({status: 'READY', alt: 'A green bowl', image: {width: 1200, height: 800}});
    expect(await shown()).toEqual([...before, 'A green bowl']);
    const {pathname} = new URL(ready?.image?.url ?? '');
    const small = await fetch(`${shop.origin}${pathname}?width=300&height=300&crop=center&format=webp`);
    const {width, height, format} = await sharp(await small.arrayBuffer()).metadata();
    expect({width, height, format}).toEqual({width: 300, height: 300, format: 'webp'});
  });

  it.each([
    ['has too many pixels', () => drawPicture(6000, 4000), 'INVALID_IMAGE_RESOLUTION'],
    ['cannot be read', () => Promise.resolve(Buffer.from('ffd8ff00', 'hex')), 'IMAGE_PROCESSING_FAILURE'],
  ])('fails if it %s, and is not shown', async (_case, draw, code) => {
    const before = await shown();
    await add(await upload(new Uint8Array(await draw())));
    await untilProcessed();
    expect(await last()).toMatchObject({status: 'FAILED', mediaErrors: [{code}]});
    expect(await shown()).toEqual(before);
  });

  it('is refused if it was not uploaded', async () => {
    expect(errorsOf(await add('https://elsewhere.example/bowl.jpg'))).toEqual([
      {field: ['media', '0', 'originalSource'], message: 'Image URL is invalid'},
    ]);
  });
});

describe('the media of a product', () => {
  it('keep their ids when a job moves them', async () => {
    const [first, second, ...others] = await readMedia();
    const {data} = await ask(
      `mutation Move($id: ID!, $moves: [MoveInput!]!) {
        productReorderMedia(id: $id, moves: $moves) { job { id } mediaUserErrors { code } }
      }`,
      {id: PALAK, moves: [{id: second?.id, newPosition: '0'}]},
    );
    const {job} = data?.['productReorderMedia'] as {job: {id: string}};
    await waitForJob(shop, job.id);
    expect((await readMedia()).map(({id}) => id)).toEqual([second, first, ...others].map((each) => each?.id));
  });

  it('get another alt text, and leave the product', async () => {
    const [first, second] = await readMedia();
    expect(errorsOf(await update([{id: first?.id, alt: 'Spinach in a bowl'}]))).toEqual([]);
    expect((await shown())[0]).toBe('Spinach in a bowl');
    expect(errorsOf(await update([{id: first?.id, referencesToRemove: [PALAK]}]))).toEqual([]);
    expect((await readMedia())[0]?.id).toBe(second?.id);
    expect(errorsOf(await update([{id: first?.id, alt: 'x'}]))).toMatchObject([{code: 'FILE_DOES_NOT_EXIST'}]);
  });

  it('are refused while they are processed, and with a text that is too long', async () => {
    await add(await upload(new Uint8Array(await drawPicture(20, 20))));
    const id = (await last())?.id;
    expect(errorsOf(await update([{id, alt: 'x'}]))).toMatchObject([{code: 'NON_READY_STATE'}]);
    await untilProcessed();
    expect(errorsOf(await update([{id, alt: 'x'.repeat(513)}]))).toMatchObject([{code: 'ALT_VALUE_LIMIT_EXCEEDED'}]);
  });
});
