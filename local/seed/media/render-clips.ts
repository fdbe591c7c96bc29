/**
 * Draws the cooking clips and writes them to `clips/`. Only an author of drawings runs it, after a change of them:
 *
 *     npx tsx local/seed/media/render-clips.ts [name …]
 *
 * It needs ffmpeg with libx264 on the path. The clips are kept with the code, so that nobody else does.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {bundleClip, dishClip, type ClipDrawing} from './clip-drawings';
import {CLIP_NAMES} from './clip-names';
import {howItWorks} from './how-it-works';
import {BUNDLES, DISHES} from './names';

const FRAMES_PER_SECOND = 24;
const MAX_BYTES = 250_000;
// Quality is lowered step by step until a clip is light enough for a phone.
const RATE_FACTORS = [22, 24, 26, 28, 30, 32, 34];
const WIDTH_PX: Readonly<Record<string, number>> = {'how-it-works': 540};
const DEFAULT_WIDTH_PX = 720;

const DRAWINGS: ReadonlyMap<string, () => ClipDrawing> = new Map<string, () => ClipDrawing>([
  ...DISHES.map((dish): [string, () => ClipDrawing] => [dish, () => dishClip(dish)]),
  ...BUNDLES.map((bundle): [string, () => ClipDrawing] => [bundle, () => bundleClip(bundle)]),
  ['how-it-works', howItWorks],
]);

const render = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${width}" `)))
    .png({compressionLevel: 0})
    .toBuffer();

async function renderFrames({still, moving, seconds}: ClipDrawing, width: number): Promise<Buffer[]> {
  const below = await render(still, width);
  const count = Math.round(seconds * FRAMES_PER_SECOND);
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const above = await render(moving(index / count), width);
    frames.push(
      await sharp(below)
        .composite([{input: above}])
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  }
  return frames;
}

async function encode(frames: readonly Buffer[], size: string, rateFactor: number, file: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(FRAMES_PER_SECOND), '-i', '-'];
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', String(rateFactor)];
  // The index first, so that a clip plays while it loads; no metadata, so that the same frames give the same bytes.
  const container = [
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...video, ...container, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}.`);
}

async function renderClip(name: string): Promise<void> {
  const drawing = DRAWINGS.get(name)?.();
  if (!drawing) throw new RangeError(`There is no clip ${name}: ${CLIP_NAMES.join(', ')}.`);
  const width = WIDTH_PX[name] ?? DEFAULT_WIDTH_PX;
  const height = Math.round((width * drawing.height) / drawing.width);
  const file = fileURLToPath(new URL(`clips/${name}.mp4`, import.meta.url));
  const frames = await renderFrames(drawing, width);
  for (const rateFactor of RATE_FACTORS) {
    await encode(frames, `${width}x${height}`, rateFactor, file);
    const {size} = statSync(file);
    console.log(`${name}: ${Math.round(size / 1000)} kB at rate factor ${rateFactor}`);
    if (size <= MAX_BYTES) return;
  }
  throw new Error(`${name} does not fit into ${MAX_BYTES} bytes.`);
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : CLIP_NAMES) await renderClip(name);
