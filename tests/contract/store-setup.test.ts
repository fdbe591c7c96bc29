import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {setUpStore} from '../../scripts/store/set-up-store';
import {parseSetupOptions} from '../../scripts/store/setup-options';
import type {FileReader} from '../../scripts/store/wanted-files';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {createQuery} from '../support/storefront-client';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MP4 = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70];

/** Files whose content the local shop accepts, without drawing them. */
const FILES: FileReader = {
  read: ({kind}) => Promise.resolve(new Uint8Array(kind === 'image' ? PNG : MP4)),
  close: () => {},
};

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop({profile: 'empty', clock: () => new Date()})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function run(args: string, settings: Readonly<Record<string, unknown>> = shop.settings) {
  const lines: string[] = [];
  const options = parseSetupOptions(args.split(' ').filter((arg) => arg !== ''));
  const code = await setUpStore(settings, options, {print: (line) => lines.push(line), files: FILES});
  return {code, text: lines.join('\n')};
}

describe('store:setup', () => {
  it('shows what it would do, does it, and has nothing to do then', async () => {
    const planned = await run('');
    expect(planned.code).toBe(0);
    expect(planned.text).toContain('+ product:palak-paneer');
    expect(planned.text).toContain('Nothing was changed');
    const applied = await run('--apply');
    console.log(applied.text);
    expect(applied.code).toBe(0);
    const again = await run('--apply');
    console.log(again.text);
    expect(again.text).toContain('Nothing to do.');
  });
});
