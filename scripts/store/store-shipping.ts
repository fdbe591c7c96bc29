import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {createNode} from './create-node';
import {listAll} from './list-all';
import {
  DELIVERY_PROFILE_QUERY,
  DELIVERY_PROFILE_UPDATE_MUTATION,
  DELIVERY_PROFILES_QUERY,
} from './steps/shipping.admin.gql';
import {StoreError} from './store-error';

const ConditionSchema = z.object({
  field: z.string(),
  operator: z.string(),
  conditionCriteria: z.object({amount: z.string().optional()}),
});
const RateSchema = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  rateProvider: z.object({price: z.object({amount: z.string()}).optional()}),
  methodConditions: z.array(ConditionSchema),
});
const ZoneSchema = z.object({
  zone: z.object({
    id: z.string(),
    countries: z.array(z.object({code: z.object({countryCode: z.string().nullable()})})),
  }),
  methodDefinitions: z.object({nodes: z.array(RateSchema)}),
});
const ProfileSchema = z.object({
  id: z.string(),
  profileLocationGroups: z
    .array(
      z.object({
        locationGroup: z.object({id: z.string()}),
        locationGroupZones: z.object({nodes: z.array(ZoneSchema)}),
      }),
    )
    .min(1),
});

const ListedSchema = z.object({id: z.string(), default: z.boolean()});
const FoundSchema = z.object({profile: ProfileSchema.nullable()});

/** A shipping rate of the store. */
export type StoreRate = z.infer<typeof RateSchema>;

/** The zone of the general shipping profile that ships to a country, and where it would be created. */
export interface StoreShipping {
  readonly profileId: string;
  readonly groupId: string;
  readonly zone: {readonly id: string; readonly rates: readonly StoreRate[]} | null;
}

/** Returns the zone with the country and its location group; without such a zone, the first location group. */
function toShipping(
  {id, profileLocationGroups: groups}: z.infer<typeof ProfileSchema>,
  country: string,
): StoreShipping | null {
  for (const {locationGroup, locationGroupZones} of groups) {
    const found = locationGroupZones.nodes.find(({zone}) =>
      zone.countries.some(({code}) => code.countryCode === country),
    );
    if (!found) continue;
    const zone = {id: found.zone.id, rates: found.methodDefinitions.nodes};
    return {profileId: id, groupId: locationGroup.id, zone};
  }
  const [first] = groups;
  return first ? {profileId: id, groupId: first.locationGroup.id, zone: null} : null;
}

/** @throws StoreError if the store has no general shipping profile */
export async function findShipping(admin: AdminClient, country: string): Promise<StoreShipping> {
  const profiles = await listAll(admin, DELIVERY_PROFILES_QUERY, ListedSchema);
  const general = profiles.find((profile) => profile.default);
  const {profile} = general
    ? await admin.request(DELIVERY_PROFILE_QUERY, {id: general.id}, FoundSchema)
    : {profile: null};
  const shipping = profile && toShipping(profile, country);
  if (!shipping)
    throw new StoreError(
      'The store has no general shipping profile.',
      'Open Settings > Shipping in the Shopify admin once.',
    );
  return shipping;
}

/** Changes the general shipping profile. @returns it as it is then @throws RefusedError */
export async function updateShipping(
  admin: AdminClient,
  {profileId}: Pick<StoreShipping, 'profileId'>,
  profile: object,
  country: string,
): Promise<StoreShipping> {
  const variables = {id: profileId, profile};
  const updated = await createNode(admin, DELIVERY_PROFILE_UPDATE_MUTATION, variables, ProfileSchema);
  const shipping = toShipping(updated, country);
  if (!shipping) throw new Error('Shopify returned a shipping profile without locations.');
  return shipping;
}
