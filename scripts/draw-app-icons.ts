import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const ICONS = new URL('../app/shop/shell/manifest/', import.meta.url);

/* `npm run icons`: draws the icons of the web manifest from the favicon. */
const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
// Systems crop a maskable icon to a shape of their own: the background reaches the edges, the drawing stays within the center.
const maskable = favicon
  .replace(' rx="7"', '')
  .replace('translate(3.2 3.2) scale(.8)', 'translate(5.12 5.12) scale(.68)');
if (!maskable.includes('scale(.68)')) throw new Error('favicon.svg has another size than the maskable icon expects');

for (const [name, svg, size] of [
  ['icon-192.png', favicon, 192],
  ['icon-512.png', favicon, 512],
  ['icon-maskable-512.png', maskable, 512],
] as const) {
  const image = sharp(Buffer.from(svg), {density: 72 * (size / 32)}).resize(size, size);
  await image.png({palette: true, compressionLevel: 9}).toFile(fileURLToPath(new URL(name, ICONS)));
}
