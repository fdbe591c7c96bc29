import {z} from 'zod';
import type {SeedMetafieldDefinition} from '../../../local/seed/definitions/definition-types';
import {createNode} from '../create-node';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {
  METAFIELD_DEFINITION_CREATE_MUTATION,
  METAFIELD_DEFINITION_DELETE_MUTATION,
  METAFIELD_DEFINITIONS_QUERY,
  METAOBJECT_DEFINITIONS_QUERY,
} from './definitions.admin.gql';

const NodeSchema = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  access: z.object({storefront: z.string().nullish()}),
  type: z.object({name: z.string()}),
});
type Node = z.infer<typeof NodeSchema>;
const TypeSchema = z.object({id: z.string(), type: z.string()});

const OWNERS = ['PRODUCT', 'PRODUCTVARIANT', 'ARTICLE'] as const;

const toFound = ({id, access, type}: Node): Found => ({
  id,
  facts: {storefrontAccess: access.storefront ?? 'NONE', type: type.name},
});

interface Known {
  readonly node: Node | undefined;
  /** The id of the definition of the metaobjects that it refers to. */
  readonly metaobjectId: string | undefined;
}

function toItem({admin}: SetupContext, definition: SeedMetafieldDefinition, {node, metaobjectId}: Known): SetupItem {
  const {ownerType, namespace, key, name, type, storefrontAccess: storefront, metaobjectType} = definition;
  return {
    key: `metafield-definition:${ownerType}/${namespace}.${key}`,
    wanted: {storefrontAccess: storefront, type},
    found: node ? toFound(node) : null,
    async create() {
      const validations = metaobjectType ? [{name: 'metaobject_definition_id', value: metaobjectId ?? ''}] : [];
      const input = {ownerType, namespace, key, name, type, access: {storefront}, validations};
      return toFound(await createNode(admin, METAFIELD_DEFINITION_CREATE_MUTATION, {definition: input}, NodeSchema));
    },
    remove: ({id}) => sendMutation(admin, METAFIELD_DEFINITION_DELETE_MUTATION, {id}),
  };
}

export const createMetafieldDefinitionsStep = (context: SetupContext): SetupStep => ({
  name: 'metafields',
  title: 'Metafield definitions',
  async load() {
    const {admin, wanted} = context;
    const types = await listAll(admin, METAOBJECT_DEFINITIONS_QUERY, TypeSchema);
    const nodes = await Promise.all(
      OWNERS.map(async (ownerType) =>
        (await listAll(admin, METAFIELD_DEFINITIONS_QUERY, NodeSchema, {ownerType})).map((node) => ({
          ...node,
          ownerType,
        })),
      ),
    );
    return wanted.metafieldDefinitions.map((definition) =>
      toItem(context, definition, {
        node: nodes
          .flat()
          .find(
            ({ownerType, namespace, key}) =>
              ownerType === definition.ownerType && namespace === definition.namespace && key === definition.key,
          ),
        metaobjectId: types.find(({type}) => type === definition.metaobjectType)?.id,
      }),
    );
  },
});
