import type {ShopContext, ShopState} from '../state';

/** A file that was announced, and is received or not yet. */
export interface StagedUpload {
  readonly filename: string;
  readonly mimeType: string;
  readonly resource: 'IMAGE' | 'VIDEO';
  /** Bytes that were announced; null if the size was not. */
  readonly announcedSize: number | null;
  /** Null until it was received. */
  content: Uint8Array<ArrayBuffer> | null;
}

/** Uploads that no file was created from; as at Shopify, they are forgotten some time later. */
const uploads = new WeakMap<ShopState, Map<string, StagedUpload>>();

const PATH = /^\/__uploads\/([0-9a-f-]+)$/;

/** The first bytes of PNG, JPEG, GIF and WebP files, and those of an MP4, which begin at the fifth byte. */
const SIGNATURES = {
  IMAGE: {at: 0, bytes: ['89504e47', 'ffd8ff', '474946', '52494646']},
  VIDEO: {at: 4, bytes: ['66747970']},
} as const;

const uploadsOf = (state: ShopState): Map<string, StagedUpload> => {
  const known = uploads.get(state) ?? new Map<string, StagedUpload>();
  uploads.set(state, known);
  return known;
};

/** Announces a file. @returns the address that it is sent to, and read from */
export function stageUpload({state, config}: ShopContext, upload: Omit<StagedUpload, 'content'>): string {
  const token = crypto.randomUUID();
  uploadsOf(state).set(token, {...upload, content: null});
  return `${config.origin}/__uploads/${token}`;
}

/** Returns the received file at an address, or null. */
export function findUpload({state, config}: ShopContext, address: string): StagedUpload | null {
  if (!URL.canParse(address) || new URL(address).origin !== config.origin) return null;
  const upload = uploadsOf(state).get(PATH.exec(new URL(address).pathname)?.[1] ?? '');
  return upload?.content ? upload : null;
}

function hasSignature(content: Uint8Array, {at, bytes}: (typeof SIGNATURES)[keyof typeof SIGNATURES]): boolean {
  const start = Buffer.from(content.slice(at, at + 4)).toString('hex');
  return bytes.some((signature) => start.startsWith(signature));
}

/** Receives announced files, as the store of uploads does; returns null for other paths. */
export async function handleUploads(request: Request, {state}: ShopContext): Promise<Response | null> {
  const [, token] = PATH.exec(new URL(request.url).pathname) ?? [];
  if (token === undefined) return null;
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {allow: 'POST'}});
  const upload = uploadsOf(state).get(token);
  if (!upload) return new Response(null, {status: 404});
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) return new Response('The form has no file.', {status: 400});
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isRight = upload.announcedSize === null || upload.announcedSize === bytes.byteLength;
  if (!isRight || !hasSignature(bytes, SIGNATURES[upload.resource]))
    return new Response('The file is not what was announced.', {status: 400});
  upload.content = bytes;
  return new Response(null, {status: 201});
}
