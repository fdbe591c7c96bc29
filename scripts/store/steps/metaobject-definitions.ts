import {z} from 'zod';
import type {SeedMetaobjectDefinition} from '../../../local/seed/definitions/definition-types';
import type {AdminClient} from '../admin-client';
import {createNode} from '../create-node';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {InUseError} from '../user-errors';
import {
  METAOBJECT_COUNT_QUERY,
  METAOBJECT_DEFINITION_CREATE_MUTATION,
  METAOBJECT_DEFINITION_DELETE_MUTATION,
  METAOBJECT_DEFINITION_UPDATE_MUTATION,
  METAOBJECT_DEFINITIONS_QUERY,
} from './definitions.admin.gql';

const NodeSchema = z.object({
  id: z.string(),
  type: z.string(),
  access: z.object({storefront: z.string()}),
  fieldDefinitions: z.array(z.object({key: z.string(), type: z.object({name: z.string()})})),
});
type Node = z.infer<typeof NodeSchema>;
const CountSchema = z.object({metaobjectDefinition: z.object({metaobjectsCount: z.number()}).nullable()});

/** The fields of the specification only: a person may add others. */
function toFound(node: Node, {fields}: SeedMetaobjectDefinition): Found {
  const known = node.fieldDefinitions.filter(({key}) => fields.some((field) => field.key === key));
  return {
    id: node.id,
    facts: {
      storefrontAccess: node.access.storefront,
      fields: Object.fromEntries(known.map(({key, type}) => [key, type.name])),
    },
  };
}

const toName = (key: string): string => key.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

const toFieldInput = ({key, type}: {readonly key: string; readonly type: string}) => ({key, name: toName(key), type});

/** Shopify deletes the metaobjects with their definition, so that one with metaobjects stays. */
async function removeUnused(admin: AdminClient, {id}: Found): Promise<void> {
  const {metaobjectDefinition: definition} = await admin.request(METAOBJECT_COUNT_QUERY, {id}, CountSchema);
  if (definition && definition.metaobjectsCount > 0) throw new InUseError('there are metaobjects of this type');
  await sendMutation(admin, METAOBJECT_DEFINITION_DELETE_MUTATION, {id});
}

function toItem({admin}: SetupContext, definition: SeedMetaobjectDefinition, node: Node | undefined): SetupItem {
  const {type, name, fields, storefrontAccess: storefront} = definition;
  return {
    key: `definition:${type}`,
    wanted: {
      storefrontAccess: storefront,
      fields: Object.fromEntries(fields.map((field) => [field.key, field.type])),
    },
    found: node ? toFound(node, definition) : null,
    async create() {
      const input = {type, name, access: {storefront}, fieldDefinitions: fields.map(toFieldInput)};
      const variables = {definition: input};
      const created = await createNode(admin, METAOBJECT_DEFINITION_CREATE_MUTATION, variables, NodeSchema);
      return toFound(created, definition);
    },
    async update({id}) {
      const missing = fields.filter(({key}) => !node?.fieldDefinitions.some((field) => field.key === key));
      const input = {
        access: {storefront},
        fieldDefinitions: missing.map((field) => ({create: toFieldInput(field)})),
      };
      const variables = {id, definition: input};
      const updated = await createNode(admin, METAOBJECT_DEFINITION_UPDATE_MUTATION, variables, NodeSchema);
      return toFound(updated, definition);
    },
    remove: (found) => removeUnused(admin, found),
  };
}

export const createMetaobjectDefinitionsStep = (context: SetupContext): SetupStep => ({
  name: 'definitions',
  title: 'Metaobject definitions',
  async load() {
    const nodes = await listAll(context.admin, METAOBJECT_DEFINITIONS_QUERY, NodeSchema);
    return context.wanted.metaobjectDefinitions.map((definition) =>
      toItem(
        context,
        definition,
        nodes.find(({type}) => type === definition.type),
      ),
    );
  },
});
