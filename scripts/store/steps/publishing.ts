import {z} from 'zod';
import {sendMutation} from '../send-mutation';
import type {Channel, SetupContext} from '../setup-context';
import type {SetupItem, SetupStep} from '../setup-item';
import {
  COLLECTION_PUBLICATION_QUERY,
  PRODUCT_PUBLICATION_QUERY,
  PUBLISH_MUTATION,
  UNPUBLISH_MUTATION,
} from './collections.admin.gql';

const StateSchema = z.object({item: z.object({id: z.string(), isPublished: z.boolean()}).nullable()});

interface Publishable {
  readonly kind: 'collection' | 'product';
  readonly handle: string;
}

const QUERIES = {collection: COLLECTION_PUBLICATION_QUERY, product: PRODUCT_PUBLICATION_QUERY};

async function toItem({admin, record}: SetupContext, {kind, handle}: Publishable, channel: Channel) {
  const variables = {handle, publicationId: channel.id};
  const {item} = await admin.request(QUERIES[kind], variables, StateSchema);
  const wanted = {isPublished: true};
  const found = {id: item?.id ?? '', facts: wanted};
  // Where a person's own product is sold is that person's decision.
  const isOurs = record.find(`${kind}:${handle}`) !== undefined;
  const input = [{publicationId: channel.id}];
  return {
    key: `published:${kind}/${handle}@${channel.name}`,
    wanted,
    found: item && (item.isPublished || !isOurs) ? found : null,
    ...(!item && {waitsFor: `the ${kind}`}),
    async create() {
      await sendMutation(admin, PUBLISH_MUTATION, {id: item?.id, input});
      return found;
    },
    remove: ({id}) => sendMutation(admin, UNPUBLISH_MUTATION, {id, input}),
  } satisfies SetupItem;
}

export const createPublishingStep = (context: SetupContext): SetupStep => ({
  name: 'publishing',
  title: 'Publishing',
  async load() {
    const {wanted, channels} = context;
    const publishables: Publishable[] = [
      ...wanted.products.map(({handle}) => ({kind: 'product' as const, handle})),
      ...wanted.collections.map(({handle}) => ({kind: 'collection' as const, handle})),
    ];
    const items: SetupItem[] = [];
    for (const each of publishables) for (const channel of channels) items.push(await toItem(context, each, channel));
    return items;
  },
});
