import {CLIP_NAMES} from '../../seed/media/clip-names';
import {pictureSize} from '../../seed/media/picture-sizes';
import {SEED_DATE} from '../../seed/seed-date';
import type {SeedFile} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {toFileNode} from '../catalog/media';
import {queryList} from '../catalog/query-list';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {startJob} from '../jobs/start-job';
import {storeUploadedPicture} from '../media/uploaded-pictures';
import type {SearchDocument} from '../search/score-query';
import {nextNumber, type ShopConfig, type ShopContext, type ShopState} from '../state';
import {failureOf} from './picture-failure';
import {findUpload, stageUpload, type StagedUpload} from './staged-uploads';

interface StagedInput {
  readonly filename: string;
  readonly mimeType: string;
  readonly resource: string;
  readonly httpMethod?: string | null;
  readonly fileSize?: string | number | null;
}

interface FileInput {
  readonly originalSource: string;
  readonly contentType?: string | null;
  readonly alt?: string | null;
  readonly filename?: string | null;
  readonly duplicateResolutionMode?: string | null;
}

const MAX_FILES = 250;
/** What stands for a picture that could not be read. */
const NO_PICTURE = {file: '', width: 0, height: 0};

export const fileId = (file: SeedFile): string => {
  const {__typename, number} = toFileNode(file);
  return gid(__typename, number);
};

const nameOf = ({media, uploadedAs}: SeedFile): string => uploadedAs ?? media.file;

/** Converts an uploaded file to a node of the Admin API. A missing field fails with its name. */
function toNode(file: SeedFile, {storefrontOrigin}: ShopConfig) {
  const {media, isReady, failure} = file;
  const address = `${storefrontOrigin}/cdn/shop/files/${media.file}?v=1`;
  return {
    __typename: toFileNode(file).__typename,
    id: fileId(file),
    alt: media.altText,
    filename: nameOf(file),
    fileStatus: failure ? 'FAILED' : isReady ? 'READY' : 'PROCESSING',
    fileErrors: failure ? [{code: failure, details: null, message: 'The image could not be processed'}] : [],
    createdAt: dateTime(SEED_DATE),
    updatedAt: dateTime(SEED_DATE),
    image: isReady && media.kind === 'image' ? {...media, url: address} : null,
  };
}

export function findFile(id: string, {state, config}: ShopContext) {
  const file = state.seed.files?.find((each) => fileId(each) === id);
  return file ? toNode(file, config) : null;
}

const isResource = (resource: string): resource is StagedUpload['resource'] =>
  resource === 'IMAGE' || resource === 'VIDEO';

function stage(_root: unknown, {input}: {readonly input: readonly StagedInput[]}, context: ShopContext) {
  const stagedTargets = input.map(({filename, mimeType, resource, httpMethod, fileSize}) => {
    if (!isResource(resource)) throw new FieldNotEmulatedError('StagedUploadInput', `resource ${resource}`);
    if (httpMethod !== 'POST') throw new FieldNotEmulatedError('StagedUploadInput', 'httpMethod PUT');
    const announcedSize = fileSize === null || fileSize === undefined ? null : Number(fileSize);
    const url = stageUpload(context, {filename, mimeType, resource, announcedSize});
    return {url, resourceUrl: url, parameters: [{name: 'Content-Type', value: mimeType}]};
  });
  return {stagedTargets, userErrors: []};
}

/** A file that is to be processed, and what will come of that. */
type ReceivedFile = Pick<SeedFile, 'media' | 'failure' | 'uploadedAs'>;

/** The shop has its own pictures and clips under their names. It stores other pictures, and no other clips. */
async function receive({filename, resource, content}: StagedUpload, altText: string): Promise<ReceivedFile> {
  const name = filename.replace(/\.\w+$/, '');
  const size = pictureSize(name);
  if (resource === 'VIDEO' && CLIP_NAMES.includes(name))
    return {media: {kind: 'video', file: filename, poster: size ? `${name}.png` : `${name}-bowl.png`, altText}};
  if (resource === 'VIDEO')
    throw new FieldNotEmulatedError('FileCreateInput', `a clip of its own, such as ${filename}`);
  if (size) return {media: {kind: 'image', file: filename, altText, ...size}};
  const bytes = content ?? new Uint8Array();
  const stored = await storeUploadedPicture(bytes, filename);
  const failure = failureOf(bytes, stored?.size);
  const picture = stored ? {file: `${stored.name}.png`, ...stored.size} : NO_PICTURE;
  return {media: {kind: 'image', altText, ...picture}, uploadedAs: filename, ...(failure && {failure})};
}

function problemOf({filename, contentType, originalSource}: FileInput, index: number, context: ShopContext) {
  const problem = (code: string, key: string, message: string) => ({
    code,
    field: ['files', String(index), key],
    message,
  });
  const upload = findUpload(context, originalSource);
  if (!upload) return problem('INVALID', 'originalSource', 'The file source is not valid');
  if (contentType !== upload.resource) return problem('INVALID', 'contentType', 'The content type does not match');
  if (filename && filename !== upload.filename)
    return problem('MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE', 'filename', 'The file name does not match its source');
  const isTaken = context.state.seed.files?.some((file) => nameOf(file) === upload.filename) ?? false;
  return isTaken ? problem('FILENAME_ALREADY_EXISTS', 'filename', 'Filename already exists') : null;
}

/** `fileCreate`: a job processes the files. */
async function create(_root: unknown, {files}: {readonly files: readonly FileInput[]}, context: ShopContext) {
  const {state, config} = context;
  const other = files.find(({duplicateResolutionMode: mode}) => mode !== 'RAISE_ERROR');
  if (other) throw new FieldNotEmulatedError('FileCreateInput', 'duplicateResolutionMode but RAISE_ERROR');
  if (files.length > MAX_FILES)
    return {files: null, userErrors: [{code: 'TOO_MANY_ARGUMENTS', field: ['files'], message: 'Too many files'}]};
  const userErrors = files.flatMap((file, index) => problemOf(file, index, context) ?? []);
  if (userErrors.length > 0) return {files: [], userErrors};
  const created: SeedFile[] = [];
  for (const {originalSource, alt} of files) {
    const upload = findUpload(context, originalSource);
    if (!upload) continue;
    const {failure = null, ...received} = await receive(upload, alt ?? '');
    const number = nextNumber(state);
    created.push({number, ...received, isReady: false});
    startJob(state, {kind: 'process-file', number, failure});
  }
  changeContent(state, {files: [...(state.seed.files ?? []), ...created]});
  return {files: created.map((file) => toNode(file, config)), userErrors: []};
}

const isShown = ({media}: SeedFile, {seed}: ShopState): boolean =>
  seed.products.some((product) => product.media.some((each) => each.kind !== 'external' && each.file === media.file));

function remove(_root: unknown, {fileIds}: {readonly fileIds: readonly string[]}, {state}: ShopContext) {
  const files = state.seed.files ?? [];
  const found = files.filter((file) => fileIds.includes(fileId(file)));
  if (found.length < fileIds.length) {
    const error = {code: 'FILE_DOES_NOT_EXIST', field: ['fileIds'], message: 'The file does not exist'};
    return {deletedFileIds: null, userErrors: [error]};
  }
  // Shopify refuses files that it is processing.
  if (found.some(({isReady, failure}) => !isReady && !failure)) {
    const error = {code: 'FILE_LOCKED', field: ['fileIds'], message: 'The file is being processed'};
    return {deletedFileIds: null, userErrors: [error]};
  }
  if (found.some((file) => isShown(file, state)))
    throw new FieldNotEmulatedError('Mutation', 'fileDelete of a file that a product shows');
  changeContent(state, {files: files.filter((file) => !found.includes(file))});
  return {deletedFileIds: fileIds, userErrors: []};
}

const fileDocument = (file: SeedFile): SearchDocument => ({
  fields: {
    filename: {kind: 'keyword', values: [nameOf(file)]},
    media_type: {kind: 'keyword', values: [file.media.kind]},
  },
  texts: [{text: nameOf(file), weight: 1}],
});

export const fileResolvers: ResolverMap = {
  QueryRoot: {
    files(_root: unknown, args: ConnectionArgs & {readonly query?: string | null}, {state, config}: ShopContext) {
      const found = queryList(state.seed.files ?? [], args.query, fileDocument, state, false);
      return connection(
        found.map((file) => toNode(file, config)),
        args,
        ({id}) => id,
      );
    },
  },
  Mutation: {stagedUploadsCreate: stage, fileCreate: create, fileDelete: remove},
};
