import {CLIP_NAMES} from '../../seed/media/clip-names';
import {pictureSize} from '../../seed/media/picture-sizes';
import {SEED_DATE} from '../../seed/seed-date';
import type {SeedFile} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {toFileNode} from '../catalog/media';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {startJob} from '../jobs/start-job';
import {nextNumber, type ShopConfig, type ShopContext, type ShopState} from '../state';
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

export const fileId = (file: SeedFile): string => {
  const {__typename, number} = toFileNode(file);
  return gid(__typename, number);
};

/** Converts an uploaded file to a node of the Admin API. A missing field fails with its name. */
function toNode(file: SeedFile, {storefrontOrigin}: ShopConfig) {
  const {media, isReady} = file;
  const address = `${storefrontOrigin}/cdn/shop/files/${media.file}?v=1`;
  return {
    __typename: toFileNode(file).__typename,
    id: fileId(file),
    alt: media.altText,
    filename: media.file,
    fileStatus: isReady ? 'READY' : 'PROCESSING',
    fileErrors: [],
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

/** The shop has its own pictures and clips, and stores no others. */
function mediaOf({filename, resource}: StagedUpload, altText: string): SeedFile['media'] {
  const name = filename.replace(/\.\w+$/, '');
  const size = pictureSize(name);
  if (resource === 'VIDEO' && CLIP_NAMES.includes(name))
    return {kind: 'video', file: filename, poster: size ? `${name}.png` : `${name}-bowl.png`, altText};
  if (resource === 'IMAGE' && size) return {kind: 'image', file: filename, altText, ...size};
  throw new FieldNotEmulatedError('FileCreateInput', `a file of its own, such as ${filename}`);
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
  const isTaken = context.state.seed.files?.some(({media}) => media.file === upload.filename) ?? false;
  return isTaken ? problem('FILENAME_ALREADY_EXISTS', 'filename', 'Filename already exists') : null;
}

/** `fileCreate`: a job processes the files. */
function create(_root: unknown, {files}: {readonly files: readonly FileInput[]}, context: ShopContext) {
  const {state, config} = context;
  const other = files.find(({duplicateResolutionMode: mode}) => mode !== 'RAISE_ERROR');
  if (other) throw new FieldNotEmulatedError('FileCreateInput', 'duplicateResolutionMode but RAISE_ERROR');
  if (files.length > MAX_FILES)
    return {files: null, userErrors: [{code: 'TOO_MANY_ARGUMENTS', field: ['files'], message: 'Too many files'}]};
  const userErrors = files.flatMap((file, index) => problemOf(file, index, context) ?? []);
  if (userErrors.length > 0) return {files: [], userErrors};
  const created = files.flatMap(({originalSource, alt}): SeedFile[] => {
    const upload = findUpload(context, originalSource);
    return upload ? [{number: nextNumber(state), media: mediaOf(upload, alt ?? ''), isReady: false}] : [];
  });
  changeContent(state, {files: [...(state.seed.files ?? []), ...created]});
  for (const {number} of created) startJob(state, {kind: 'process-file', number});
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
  if (found.some((file) => isShown(file, state)))
    throw new FieldNotEmulatedError('Mutation', 'fileDelete of a file that a product shows');
  changeContent(state, {files: files.filter((file) => !found.includes(file))});
  return {deletedFileIds: fileIds, userErrors: []};
}

export const fileResolvers: ResolverMap = {
  QueryRoot: {
    files(_root: unknown, args: ConnectionArgs & {readonly query?: string | null}, {state, config}: ShopContext) {
      if (args.query) throw new FieldNotEmulatedError('QueryRoot', 'files with a search');
      return connection(
        (state.seed.files ?? []).map((file) => toNode(file, config)),
        args,
        ({id}) => id,
      );
    },
  },
  Mutation: {stagedUploadsCreate: stage, fileCreate: create, fileDelete: remove},
};
