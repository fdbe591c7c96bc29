// A program of its own, started by paint-process.ts: what drawings and the image library keep in memory leaves with it.
import sharp, {type Sharp} from 'sharp';
import {drawPicture} from '../../seed/media/pictures';
import type {PaintAnswer, PaintOrder} from './paint-process';
import type {Encoding} from './picture-request';

sharp.cache(false);
sharp.concurrency(1);

/**
 * Settings by encoding. AVIF's first effort takes a fifth of the fourth's time for a tenth more bytes; the qualities keep
 * every picture of 720 pixels within 60 kB.
 */
const ENCODERS: Readonly<Record<Encoding, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({quality: 52, effort: 1}),
  webp: (image) => image.webp({quality: 56, effort: 4}),
  png: (image) => image.png({compressionLevel: 7}),
  jpg: (image) => image.jpeg({quality: 80}),
  pjpg: (image) => image.jpeg({quality: 80, progressive: true}),
};

/** Vectors are rendered at the size they are shown at, never scaled afterwards. */
async function paint({name, frame: {drawn, kept}, encoding}: PaintOrder): Promise<Buffer> {
  const svg = drawPicture(name).replace('<svg ', `<svg width="${drawn.width}" height="${drawn.height}" `);
  return ENCODERS[encoding](sharp(Buffer.from(svg)).removeAlpha().extract(kept)).toBuffer();
}

const answer = (message: PaintAnswer): unknown => process.send?.(message);

process.on('message', (order: PaintOrder) => {
  paint(order).then(
    (bytes) => answer({id: order.id, bytes}),
    (error: unknown) => answer({id: order.id, failure: error instanceof Error ? error.message : String(error)}),
  );
});

process.on('disconnect', () => process.exit());
