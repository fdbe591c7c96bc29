import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {drawMailTiffin} from './draw-mail-tiffin';

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});

test('the committed header of mails shows the tiffin of the sprite (`npm run icons` regenerates it)', async () => {
  const committed = await pixels(readFileSync(new URL('../public/mail/tiffin.png', import.meta.url)));
  const drawn = await pixels(await drawMailTiffin());
  expect(committed.info).toMatchObject({width: drawn.info.width, height: drawn.info.height});
  // Edges may differ a little between the processors that drew them.
  const differing = committed.data.filter((value, index) => Math.abs(value - (drawn.data[index] ?? 0)) > 24);
  expect(differing.length / committed.data.length).toBeLessThan(0.01);
});
