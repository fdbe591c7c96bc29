import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {toHex} from '../app/styles/oklch';
import {filledTiers} from '../app/ui/icons/filled-tiers';

const APP = new URL('../app/', import.meta.url);
const PICTURE = new URL('../public/mail/tiffin.png', import.meta.url);
/** Twice the size that mails show it in. */
const HEIGHT_PX = 188;

/** Returns the header picture of mails: the drawing of the tiffin with full tiers, in the colors of the light theme. */
export function drawMailTiffin(): Promise<Buffer> {
  const tiers = filledTiers(1);
  const drawing = readFileSync(new URL('ui/icons/drawings/tiers.svg', APP), 'utf8')
    .replace(/var\(--tier-(\d)-full,0\)/g, '1')
    .replaceAll('calc(1 - 1)', '0')
    .replace(/var\(--tier-(\d),transparent\)/g, (_, tier: string) => `var(${tiers[Number(tier) - 1] ?? ''})`)
    .replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => lightColor(name));
  return sharp(Buffer.from(drawing), {density: 192})
    .resize({height: HEIGHT_PX})
    .png({palette: true, compressionLevel: 9})
    .toBuffer();
}

/** @throws Error if no token has the name */
function lightColor(name: string): string {
  const tokens = readFileSync(new URL('styles/tokens.css', APP), 'utf8');
  const [, lightness, chroma, hue] =
    new RegExp(`${name}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
  if (!hue) throw new Error(`tokens.css has no ${name}`);
  return toHex([Number(lightness), Number(chroma), Number(hue)]);
}

/* Part of `npm run icons`. */
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PICTURE, await drawMailTiffin());
