// A separate program, started by render-process.ts: the memory of the image library is freed when it exits.
import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {gunzip} from 'node:zlib';
import sharp, {type Sharp} from 'sharp';
import type {Encoding} from './picture-request';
import type {RenderMessage, RenderReply} from './render-process';
import {uploadedPicturePath} from './uploaded-pictures';

sharp.cache(false);
sharp.concurrency(1);

const MASTERS = new URL('../../seed/media/pictures/', import.meta.url);

/**
 * Settings by encoding. AVIF at effort 1 takes a fifth of the time of effort 4 for a tenth more bytes; the qualities keep
 * every picture of 720 pixels under 60 kB.
 */
const ENCODERS: Readonly<Record<Encoding, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({quality: 52, effort: 1}),
  webp: (image) => image.webp({quality: 56, effort: 4}),
  png: (image) => image.png({compressionLevel: 7}),
  jpg: (image) => image.jpeg({quality: 80}),
  pjpg: (image) => image.jpeg({quality: 80, progressive: true}),
};

const readMaster = async (name: string): Promise<string> =>
  (await promisify(gunzip)(await readFile(new URL(`${name}.svgz`, MASTERS)))).toString();

/** Renders the SVG at the requested size instead of scaling a bitmap. */
async function drawMaster(name: string, {width, height}: RenderMessage['frame']['rendered']): Promise<Sharp> {
  const svg = (await readMaster(name)).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(svg));
}

async function render({name, frame: {rendered, crop}, encoding}: RenderMessage): Promise<Buffer> {
  const uploaded = uploadedPicturePath(name);
  const picture = uploaded
    ? sharp(uploaded)
        .autoOrient()
        .resize({...rendered, fit: 'fill'})
        .flatten({background: '#fff'})
    : await drawMaster(name, rendered);
  return ENCODERS[encoding](picture.removeAlpha().extract(crop)).toBuffer();
}

const reply = (message: RenderReply): unknown => process.send?.(message);

process.on('message', (message: RenderMessage) => {
  render(message).then(
    (bytes) => reply({id: message.id, bytes}),
    (error: unknown) => reply({id: message.id, failure: error instanceof Error ? error.message : String(error)}),
  );
});

process.on('disconnect', () => process.exit());
