import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createAdminClient} from '../../local/tests/admin-client';
import {startCuttingProxy} from '../support/cutting-proxy';
import type {LocalShop} from '../support/local-shop';
import {STAND_IN_FILES} from '../support/stand-in-files';
import {CLAIM_TIMES, readStore, runSetup, startEmptyShop, startStrictEmptyShop} from '../support/store-setup';

const WAITING = 'waiting for it to end';

let shop: LocalShop;
beforeAll(async () => void (shop = await startEmptyShop()));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function writeShopMetafield(key: string, value: object): Promise<void> {
  const ask = createAdminClient(shop);
  const {data} = await ask('{ shop { id } }');
  const {id: ownerId} = data?.['shop'] as {id: string};
  const metafields = [{ownerId, namespace: 'store_setup', key, type: 'json', value: JSON.stringify(value)}];
  await ask(
    `mutation Write($metafields: [MetafieldsSetInput!]!) {
      metafieldsSet(metafields: $metafields) { userErrors { message } }
    }`,
    {metafields},
  );
}

describe('two runs of store:setup', () => {
  const only = '--apply --only definitions,files';

  it('work one after the other', async () => {
    const runs = await Promise.all([0, 1].map(() => runSetup(shop.settings, only, {claimTimes: CLAIM_TIMES})));
    expect(runs.map(({code}) => code)).toEqual([0, 0]);
    const [second] = runs.filter(({text}) => text.includes(WAITING));
    expect(second?.text).toContain('Nothing to do.');
  });

  it('wait for each other also while an upload takes longer than a claim', async () => {
    let isWaiting = false;
    let endOfWait: () => void = () => {};
    const waited = new Promise<void>((resolve) => (endOfWait = resolve));
    const slowFiles = {
      ...STAND_IN_FILES,
      async read(file: Parameters<typeof STAND_IN_FILES.read>[0]) {
        await waited;
        return STAND_IN_FILES.read(file);
      },
    };
    const first = runSetup(shop.settings, only, {files: slowFiles, claimTimes: CLAIM_TIMES});
    await expect.poll(async () => (await shop.log()).operations.length).toBeGreaterThan(0);
    const second = runSetup(shop.settings, only, {
      claimTimes: CLAIM_TIMES,
      print: (line) => (isWaiting ||= line.includes(WAITING)),
    });
    await expect.poll(() => isWaiting).toBe(true);
    const startMs = Date.now();
    await expect.poll(() => Date.now() - startMs, {timeout: 10_000}).toBeGreaterThan(3 * CLAIM_TIMES.claimMs);
    endOfWait();
    expect(await first).toMatchObject({code: 0});
    const {code, text} = await second;
    expect(code, text).toBe(0);
    expect(text).toContain('Nothing to do.');
  });

  it('end with a message if the other one does not end', async () => {
    await writeShopMetafield('lock', {run: 'another', until: '2099-01-01T00:00:00Z'});
    const {code, text} = await runSetup(shop.settings, only, {claimTimes: {...CLAIM_TIMES, maxWaitMs: 100}});
    expect(code).toBe(2);
    expect(text).toContain('Another run is at work on this store: it has it until 2099-01-01T00:00:00Z.');
    expect(text).toContain('run the command again');
  });
});

describe('store:setup of a strict store', () => {
  it('ends as in a friendly one, and has nothing to do then', async () => {
    const strict = await startStrictEmptyShop();
    const {code, text} = await runSetup(strict.settings, '--apply');
    expect(code, text).toBe(0);
    const again = await runSetup(strict.settings, '');
    const entered = await readStore(strict);
    await strict.close();
    expect(again.text).toContain('Nothing to do.');
    await runSetup(shop.settings, '--apply');
    expect(entered).toEqual(await readStore(shop));
  });
});

describe('shipping rates of store:setup', () => {
  const readRates = async () => {
    const {data} = await createAdminClient(shop)(`query Rates {
      deliveryProfiles(first: 1) {
        nodes {
          profileLocationGroups {
            locationGroupZones(first: 5) { nodes { methodDefinitions(first: 9) { nodes { name } } } }
          }
        }
      }
    }`);
    return JSON.stringify(data).match(/"name":"[^"]+"/g) ?? [];
  };

  it('are entered only when asked for, once, and removed again', async () => {
    expect((await runSetup(shop.settings, '--only menus')).text).not.toContain('Shipping rates');
    const planned = await runSetup(shop.settings, '--only shipping');
    expect(planned.text).toContain('+ shipping:United States/Express (2–3 business days)');
    expect(await readRates()).toEqual([]);
    expect(await runSetup(shop.settings, '--apply --only shipping')).toMatchObject({code: 0});
    expect(await readRates()).toEqual([
      '"name":"Standard (3–5 business days)"',
      '"name":"Standard (3–5 business days)"',
      '"name":"Express (2–3 business days)"',
    ]);
    expect((await runSetup(shop.settings, '--apply --only shipping')).text).toContain('Nothing to do.');
    const forgotten = await runSetup(shop.settings, '--undo');
    expect(forgotten).toMatchObject({code: 1, text: expect.stringContaining('run it again with --shipping')});
    expect(await runSetup(shop.settings, '--undo --apply --shipping')).toMatchObject({code: 0});
    expect(await readRates()).toEqual([]);
  });

  it('stay as a person changed them', async () => {
    await runSetup(shop.settings, '--apply --only shipping');
    const {data} = await createAdminClient(shop)(`query Profile { deliveryProfiles(first: 1) { nodes {
      id
      profileLocationGroups {
        locationGroupZones(first: 1) { nodes { methodDefinitions(first: 3) { nodes { id name } } } }
      }
    } } }`);
    const express = JSON.stringify(data).match(/"id":"([^"]+)","name":"Express/)?.[1];
    const profile = JSON.stringify(data).match(/gid:\/\/shopify\/DeliveryProfile\/\d+/)?.[0];
    await createAdminClient(shop)(
      `mutation Remove($id: ID!, $rate: ID!) {
        deliveryProfileUpdate(id: $id, profile: {methodDefinitionsToDelete: [$rate]}) { userErrors { message } }
      }`,
      {id: profile, rate: express},
    );
    const {text} = await runSetup(shop.settings, '--apply --shipping --only shipping');
    expect(text).toContain('Express (2–3 business days): a person removed it');
  });
});

describe('store:setup --undo', () => {
  it('names what it does not know, and exits with 1', async () => {
    await runSetup(shop.settings, '--apply --only menus');
    await writeShopMetafield('record', {
      'menu:main-menu': {},
      'banner:summer': {id: 'gid://shopify/Banner/1', digest: '1'},
    });
    const {code, text} = await runSetup(shop.settings, '--undo --apply');
    expect(code, text).toBe(1);
    expect(text).toContain('- menu:main-menu');
    expect(text).toContain('! banner:summer: this version of the command does not know it: remove it by hand');
    expect(text).toContain('1 removed, 0 kept, 1 could not be removed.');
  });
});

describe('webhooks of store:setup', () => {
  const read = async () => {
    const {data} = await createAdminClient(shop)(
      'query Webhooks { webhookSubscriptions(first: 100) { nodes { topic uri filter } } }',
    );
    return (data?.['webhookSubscriptions'] as {nodes: Readonly<Record<'topic' | 'uri', string>>[]}).nodes;
  };

  it.each([0.1, 0.5, 0.9])('move to another address also if they are cut off (%s)', async (share) => {
    await runSetup(shop.settings, '--apply --only webhooks');
    const before = await read();
    const proxy = await startCuttingProxy(shop.origin);
    const moved = {...shop.settings, PUBLIC_STORE_DOMAIN: proxy.origin, PUBLIC_ORIGIN: 'https://moved.example'};
    // One write of the record before, one per subscription that is created, and one per subscription that is removed.
    proxy.cutAt(2 + Math.floor(share * 2 * before.length), true);
    expect((await runSetup(moved, '--apply --only webhooks', {claimTimes: CLAIM_TIMES})).code).toBe(2);
    proxy.repair();
    const topics = new Set((await read()).map(({topic}) => topic));
    expect([...topics].sort()).toEqual(before.map(({topic}) => topic).sort());
    expect(await runSetup(moved, '--apply --only webhooks', {claimTimes: CLAIM_TIMES})).toMatchObject({code: 0});
    const uri = 'https://moved.example/webhooks/shopify';
    expect(await read()).toEqual(before.map((each) => ({...each, uri})));
    const back = await runSetup(shop.settings, '--apply --only webhooks', {claimTimes: CLAIM_TIMES});
    await proxy.close();
    expect(back.text).not.toContain('a person removed it');
    expect(await read()).toEqual(before);
  });
});
