import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {encode} from 'uqr';
import {expect, it} from 'vitest';
import {LOT_ENTRIES} from '../lots';
import {BUNDLES} from '../products/bundles';
import {SINGLE_PRODUCTS} from '../products/single-products';

/** Capital letters take fewer modules; the storefront redirects them. */
const toAddress = (lot: string) => `HTTP://LOCALHOST:3000/LOTS/${lot}`;

/** Returns the number of the lot that was dried last, which the page of the dish names. */
function newestLot(catalogId: string): string {
  const lots = LOT_ENTRIES.map(({fields}) => Object.fromEntries(fields.map(({key, value}) => [key, value])))
    .filter(({products}) => products === JSON.stringify([catalogId]))
    .sort((one, other) => (other['dried_on'] ?? '').localeCompare(one['dried_on'] ?? ''));
  return lots[0]?.['number'] ?? '';
}

/** Draws the dark modules as the labels on the packs do: one outline for each run of a row. */
function drawModules(text: string): string {
  const rows = encode(text, {ecc: 'L', border: 0}).data.map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({0: run, index}) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** Returns the outlines of the codes on a pack, by the number of their lot; the one on a single pack has none. */
function readCodes(handle: string): Map<string, string> {
  const svg = gunzipSync(readFileSync(new URL(`pictures/${handle}-pack.svgz`, import.meta.url))).toString();
  const paths = svg.matchAll(/<path id="lot-code(?:-([^"]+))?"[^>]* d="([^"]+)"/g);
  return new Map([...paths].map(([, lot = '', outline = '']) => [lot, outline]));
}

it.each(SINGLE_PRODUCTS.map(({handle, catalogId}) => [handle, newestLot(catalogId)]))(
  'the pack of %s has the QR code of its newest lot, %s',
  (handle, lot) => {
    expect(readCodes(handle)).toEqual(new Map([['', drawModules(toAddress(lot))]]));
  },
);

it.each(BUNDLES.map(({handle, includes = []}) => [handle, includes.map(newestLot)] as const))(
  'the card beside the packs of %s has the QR codes of their newest lots, %s',
  (handle, lots) => {
    expect(readCodes(handle)).toEqual(new Map(lots.map((lot) => [lot.toLowerCase(), drawModules(toAddress(lot))])));
  },
);
