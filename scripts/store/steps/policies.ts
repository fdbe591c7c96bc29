import {z} from 'zod';
import type {SeedPolicy} from '../../../local/seed/types';
import {createNode} from '../create-node';
import {toPlainText} from '../../../local/shop/catalog/to-plain-text';
import type {SetupContext} from '../setup-context';
import type {Found, SetupStep} from '../setup-item';
import {POLICIES_QUERY, POLICY_UPDATE_MUTATION} from './content.admin.gql';

const PolicySchema = z.object({id: z.string(), type: z.string(), body: z.string()});
const ListSchema = z.object({shop: z.object({shopPolicies: z.array(PolicySchema)})});

const TYPES: Readonly<Record<SeedPolicy['kind'], string>> = {
  privacyPolicy: 'PRIVACY_POLICY',
  refundPolicy: 'REFUND_POLICY',
  shippingPolicy: 'SHIPPING_POLICY',
  termsOfService: 'TERMS_OF_SERVICE',
};

const toFound = ({id, body}: z.infer<typeof PolicySchema>): Found => ({id, facts: {text: toPlainText(body)}});

export const createPoliciesStep = ({admin, wanted}: SetupContext): SetupStep => ({
  name: 'policies',
  title: 'Policies',
  async load() {
    const {shop} = await admin.request(POLICIES_QUERY, {}, ListSchema);
    const write = async (type: string, body: string) =>
      toFound(await createNode(admin, POLICY_UPDATE_MUTATION, {shopPolicy: {type, body}}, PolicySchema));
    return wanted.policies.map(({kind, bodyHtml}) => {
      const type = TYPES[kind];
      const known = shop.shopPolicies.find((policy) => policy.type === type && policy.body !== '');
      return {
        key: `policy:${type}`,
        wanted: {text: toPlainText(bodyHtml)},
        found: known ? toFound(known) : null,
        create: () => write(type, bodyHtml),
        update: () => write(type, bodyHtml),
        // A policy cannot be deleted; one without a text is not shown.
        remove: async () => void (await write(type, '')),
      };
    });
  },
});
