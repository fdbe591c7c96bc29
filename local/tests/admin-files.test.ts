import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createAdminClient, errorsOf} from './admin-client';

interface FileNode {
  readonly id: string;
  readonly fileStatus: string;
  readonly fileErrors: readonly {readonly code: string}[];
  readonly image: {readonly url: string; readonly width: number; readonly height: number} | null;
}

const NAME = 'review-00000000-0000-4000-8000-000000000001.jpg';

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;
beforeAll(async () => {
  shop = await startLocalShop();
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const drawPicture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({create: {width, height, channels: 3, background: '#3a7d44'}})
      .jpeg()
      .toBuffer(),
  );

/** Uploads a file. @returns the address to give to `fileCreate` */
async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const {data} = await ask(
    `mutation Stage($name: String!) {
      stagedUploadsCreate(input: [{filename: $name, mimeType: "image/jpeg", resource: IMAGE, httpMethod: POST}]) {
        stagedTargets { url resourceUrl }
      }
    }`,
    {name: NAME},
  );
  const {stagedTargets} = data?.['stagedUploadsCreate'] as {stagedTargets: {url: string; resourceUrl: string}[]};
  const form = new FormData();
  form.append('file', new Blob([bytes]), NAME);
  expect((await fetch(stagedTargets[0]?.url ?? '', {method: 'POST', body: form})).status).toBe(201);
  return stagedTargets[0]?.resourceUrl ?? '';
}

const create = (originalSource: string) =>
  ask(
    `mutation Create($source: String!) {
      fileCreate(files: [{originalSource: $source, contentType: IMAGE, duplicateResolutionMode: RAISE_ERROR}]) {
        files { id fileStatus } userErrors { code }
      }
    }`,
    {source: originalSource},
  );

async function createFile(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const {data} = await create(await upload(bytes));
  const {files} = data?.['fileCreate'] as {files: {id: string; fileStatus: string}[]};
  expect(files[0]?.fileStatus).toBe('PROCESSING');
  return files[0]?.id ?? '';
}

async function read(id: string): Promise<FileNode | null> {
  const {data, errors} = await ask(
    `query Read($ids: [ID!]!) {
      nodes(ids: $ids) {
        ... on MediaImage { id fileStatus fileErrors { code } image { url width height } }
      }
    }`,
    {ids: [id]},
  );
  expect(errors).toBeUndefined();
  return (data?.['nodes'] as (FileNode | null)[])[0] ?? null;
}

async function readProcessed(id: string): Promise<FileNode | null> {
  await expect.poll(async () => (await read(id))?.fileStatus).not.toBe('PROCESSING');
  return read(id);
}

const remove = (id: string) =>
  ask('mutation Delete($ids: [ID!]!) { fileDelete(fileIds: $ids) { deletedFileIds userErrors { code } } }', {
    ids: [id],
  });

const findByName = async (name: string) => {
  const {data} = await ask('query Find($query: String) { files(first: 5, query: $query) { nodes { id } } }', {
    query: `filename:"${name}"`,
  });
  return (data?.['files'] as {nodes: {id: string}[]}).nodes.map(({id}) => id);
};

describe('a picture among the files of the shop', () => {
  it('has an address and a size once it is processed, and not before', async () => {
    const id = await createFile(await drawPicture(1200, 800));
    expect((await read(id))?.image).toBeNull();
    const file = await readProcessed(id);
    expect(file).toMatchObject({fileStatus: 'READY', fileErrors: [], image: {width: 1200, height: 800}});
    const {pathname} = new URL(file?.image?.url ?? '');
    const small = await fetch(`${shop.origin}${pathname}?width=72&height=72&crop=center&format=webp`);
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({width: 72, height: 72, format: 'webp'});
  });

  it.each([
    ['has too many pixels', () => drawPicture(6000, 4000), 'INVALID_IMAGE_RESOLUTION'],
    ['cannot be read', async () => new Uint8Array([0xff, 0xd8, 0xff, 0]), 'IMAGE_PROCESSING_FAILURE'],
  ])('fails if it %s', async (_case, draw, code) => {
    const id = await createFile(await draw());
    expect(await readProcessed(id)).toMatchObject({fileStatus: 'FAILED', fileErrors: [{code}], image: null});
    expect(errorsOf(await remove(id))).toEqual([]);
  });

  it('is found by its name, which no second file can have', async () => {
    const picture = await drawPicture(20, 20);
    const id = await createFile(picture);
    expect(await findByName(NAME)).toEqual([id]);
    expect(await findByName('review-of-nobody.jpg')).toEqual([]);
    expect(errorsOf(await create(await upload(picture)))).toEqual([{code: 'FILENAME_ALREADY_EXISTS'}]);
  });

  it('is deleted once, and not while it is processed', async () => {
    const id = await createFile(await drawPicture(20, 20));
    expect(errorsOf(await remove(id))).toEqual([{code: 'FILE_LOCKED'}]);
    await readProcessed(id);
    expect((await remove(id)).data).toEqual({fileDelete: {deletedFileIds: [id], userErrors: []}});
    expect(await read(id)).toBeNull();
    expect(await findByName(NAME)).toEqual([]);
    expect(errorsOf(await remove(id))).toEqual([{code: 'FILE_DOES_NOT_EXIST'}]);
  });
});
