import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {toIcoFile} from './lib/to-ico-file';

const MANIFEST = new URL('../app/shop/shell/manifest/', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

/* `npm run icons`: draws the icons of the web manifest, and those that browsers ask for by name, from the favicon. */
const favicon = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8');
// Systems crop these icons to a shape of their own: the background reaches the edges.
const square = favicon.replace(' rx="7"', '');
// A maskable icon may lose more, so that its drawing stays within the center.
const maskable = square.replace('translate(3.2 3.2) scale(.8)', 'translate(5.12 5.12) scale(.68)');
if (!maskable.includes('scale(.68)')) throw new Error('favicon.svg has another size than the maskable icon expects');

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), {density: 72 * (size / 32)})
    .resize(size, size)
    .png({palette: true, compressionLevel: 9});

for (const [name, svg, size] of [
  ['icon-192.png', favicon, 192],
  ['icon-512.png', favicon, 512],
  ['icon-maskable-512.png', maskable, 512],
] as const)
  await draw(svg, size).toFile(fileURLToPath(new URL(name, MANIFEST)));

await draw(square, 180).toFile(fileURLToPath(new URL('apple-touch-icon.png', PUBLIC)));

const SIZES = [16, 32, 48];
const pictures = await Promise.all(SIZES.map((size) => draw(favicon, size).toBuffer()));
writeFileSync(
  new URL('favicon.ico', PUBLIC),
  toIcoFile(pictures.map((png, index) => ({png, size: SIZES[index] ?? 0}))),
);
