import {z} from 'zod';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {SetupItem, SetupStep} from '../setup-item';
import {
  COLLECTION_PUBLICATIONS_QUERY,
  PRODUCT_PUBLICATIONS_QUERY,
  PUBLISH_MUTATION,
  UNPUBLISH_MUTATION,
} from './collections.admin.gql';

const StateSchema = z.object({
  item: z
    .object({
      id: z.string(),
      publications: z.object({nodes: z.array(z.object({publication: z.object({id: z.string()})}))}),
    })
    .nullable(),
});

interface Publishable {
  readonly kind: 'collection' | 'product';
  readonly handle: string;
}

const QUERIES = {collection: COLLECTION_PUBLICATIONS_QUERY, product: PRODUCT_PUBLICATIONS_QUERY};

async function toItems({admin, record, channels}: SetupContext, {kind, handle}: Publishable): Promise<SetupItem[]> {
  const {item} = await admin.request(QUERIES[kind], {handle}, StateSchema);
  const published = new Set(item?.publications.nodes.map(({publication}) => publication.id));
  // Where a person's own product is sold is that person's decision.
  const isOurs = record.find(`${kind}:${handle}`) !== undefined;
  const wanted = {isPublished: true};
  const found = {id: item?.id ?? '', facts: wanted};
  return channels.map((channel) => {
    const input = [{publicationId: channel.id}];
    return {
      key: `published:${kind}/${handle}@${channel.name}`,
      wanted,
      found: item && (published.has(channel.id) || !isOurs) ? found : null,
      ...(!item && {waitsFor: `the ${kind}`}),
      async create() {
        await sendMutation(admin, PUBLISH_MUTATION, {id: item?.id, input});
        return found;
      },
      remove: ({id}) => sendMutation(admin, UNPUBLISH_MUTATION, {id, input}),
    };
  });
}

export const createPublishingStep = (context: SetupContext): SetupStep => ({
  name: 'publishing',
  title: 'Publishing',
  async load() {
    const {wanted} = context;
    const publishables: Publishable[] = [
      ...wanted.products.map(({handle}) => ({kind: 'product' as const, handle})),
      ...wanted.collections.map(({handle}) => ({kind: 'collection' as const, handle})),
    ];
    const items: SetupItem[] = [];
    for (const each of publishables) items.push(...(await toItems(context, each)));
    return items;
  },
});
