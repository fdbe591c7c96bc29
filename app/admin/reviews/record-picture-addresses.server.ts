import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {isMediaAddress} from '~/platform/shop-addresses.server';
import {REVIEW_PICTURES_QUERY} from './review-pictures.admin.gql';

/** Shopify reads so many nodes at once. */
const MAX_NODES = 250;

const NodeSchema = z.object({
  id: z.string(),
  fileStatus: z.string(),
  image: z.object({url: z.url(), width: z.int().nullable(), height: z.int().nullable()}).nullable(),
});
/** Null for a file that was deleted. */
const ResponseSchema = z.object({nodes: z.array(NodeSchema.nullable())});

/** A picture whose file was not processed when it was looked up last. */
export interface WaitingPicture {
  readonly id: string;
  readonly fileId: string;
}

/** What Shopify says of pictures that were waiting. */
export interface LookedUpPictures {
  readonly hasRecorded: boolean;
  /** The ids of pictures that will never be shown. */
  readonly failed: ReadonlySet<string>;
}

type Context = Pick<AppContext, 'backend' | 'config' | 'report'>;

/** Returns the files by their ids; none while Shopify is down. */
async function findFiles({config, report}: Context, waiting: readonly WaitingPicture[]) {
  const admin = createAdmin(config);
  if (!admin || waiting.length === 0) return null;
  try {
    const ids = waiting.slice(0, MAX_NODES).map(({fileId}) => fileId);
    const {nodes} = await admin.query(REVIEW_PICTURES_QUERY, {ids}, ResponseSchema);
    return new Map(ids.map((id, index) => [id, nodes[index] ?? null]));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

/** Looks up pictures at Shopify, and stores the addresses of those that it has processed. @throws BackendUnavailable */
export async function recordPictureAddresses(
  context: Context,
  waiting: readonly WaitingPicture[],
): Promise<LookedUpPictures> {
  const files = await findFiles(context, waiting);
  const processed: {id: string; url: string; width: number; height: number}[] = [];
  const failed = new Set<string>();
  for (const {id, fileId} of waiting) {
    const file = files?.get(fileId);
    if (file === undefined) continue;
    const {url, width, height} = file?.image ?? {};
    if (!file || file.fileStatus === 'FAILED' || (url && !isMediaAddress(url, context.config))) failed.add(id);
    else if (file.fileStatus === 'READY' && url && width && height) processed.push({id, url, width, height});
  }
  if (processed.length > 0) await context.backend.call('record_review_pictures', {p_pictures: processed});
  return {hasRecorded: processed.length > 0, failed};
}
