import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {BundleContentsQuery} from '../../../../storefrontapi.generated';
import {BUNDLE_CONTENTS_QUERY} from './bundle-contents.gql';
import type {BundleContents, Component, PackingLine} from './pick-item';

type Node = BundleContentsQuery['nodes'][number];

const BUNDLE_TAG = 'bundle';
const ReferencesSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.string()));

/**
 * Finds the components of the bundles among these lines, from the cache that the storefront shares with shoppers.
 * @returns null while the shop does not answer: then it is unknown which products are bundles
 */
export async function findBundleContents(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  lines: readonly PackingLine[],
): Promise<BundleContents | null> {
  const ids = [...new Set(lines.flatMap(({productId}) => productId ?? []))].sort();
  if (ids.length === 0) return new Map();
  try {
    const {nodes} = await storefront.query(BUNDLE_CONTENTS_QUERY, {variables: {ids}});
    return new Map(nodes.flatMap(toEntry));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

/** Contents that the storefront does not show in full, such as an unpublished component, count as unknown. */
function toEntry(node: Node): readonly (readonly [string, readonly Component[] | null])[] {
  if (!node || !('includes' in node)) return [];
  const {id, tags, includes} = node;
  const components = (includes?.references?.nodes ?? []).flatMap(toComponent);
  const listed = parseReferences(includes?.value);
  const isBundle = listed.length > 0 || (tags ?? []).some((tag) => tag.toLowerCase() === BUNDLE_TAG);
  return isBundle ? [[id, listed.length > 0 && listed.length === components.length ? components : null]] : [];
}

function parseReferences(value: string | undefined): readonly string[] {
  try {
    return ReferencesSchema.safeParse(value).data ?? [];
  } catch {
    return [];
  }
}

type Reference = NonNullable<
  NonNullable<Extract<Node, {includes?: unknown}>['includes']>['references']
>['nodes'][number];

function toComponent(reference: Reference): readonly Component[] {
  if (!('title' in reference)) return [];
  const [only, another] = reference.variants.nodes;
  // Which of several variants a bundle contains is not known.
  const {sku = null, barcode = null} = only && !another ? only : {};
  return [{title: reference.title, sku, barcode}];
}
