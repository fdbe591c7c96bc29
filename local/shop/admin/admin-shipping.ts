import {SHIPPING_RATES, type SeedShippingRate} from '../../seed/promised-rates';
import {changeShipping} from '../catalog/catalog-changes';
import type {ShippingZone} from '../catalog/catalog-record';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {requireKnownFields} from './require-known-fields';
import {toMinor} from './to-minor';

interface ConditionInput {
  readonly operator?: string | null;
  readonly criteria?: {readonly amount: string} | null;
}

interface RateInput {
  readonly name?: string | null;
  readonly active?: boolean | null;
  readonly rateDefinition?: {readonly price: {readonly amount: string}} | null;
  readonly priceConditionsToCreate?: readonly ConditionInput[] | null;
}

interface ZoneInput {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly countries?: readonly {readonly code?: string | null; readonly includeAllProvinces?: boolean | null}[] | null;
  readonly methodDefinitionsToCreate?: readonly RateInput[] | null;
}

interface GroupInput {
  readonly id?: string | null;
  readonly zonesToCreate?: readonly ZoneInput[] | null;
  readonly zonesToUpdate?: readonly ZoneInput[] | null;
}

interface ProfileInput {
  readonly locationGroupsToUpdate?: readonly GroupInput[] | null;
  readonly methodDefinitionsToDelete?: readonly string[] | null;
  readonly zonesToDelete?: readonly string[] | null;
}

const MINOR_PER_UNIT = 100;
const PROFILE_ID = gid('DeliveryProfile', 1);
const GROUP_ID = gid('DeliveryLocationGroup', 1);
const AT_LEAST = 'GREATER_THAN_OR_EQUAL_TO';
const AT_MOST = 'LESS_THAN_OR_EQUAL_TO';

const zoneId = ({number}: ShippingZone): string => gid('DeliveryZone', number);
const rateId = (number: number): string => gid('DeliveryMethodDefinition', number);

/** A store that is not new has the rates that its checkout charges. */
const zonesOf = ({data, seed}: ShopState): readonly ShippingZone[] =>
  data.catalog?.shippingZones ??
  (seed.isNew
    ? []
    : [{number: 1, name: 'United States', rates: SHIPPING_RATES.map((rate, index) => ({...rate, number: index + 1}))}]);

const toMoney = (minor: number) => ({amount: (minor / MINOR_PER_UNIT).toFixed(2), currencyCode: 'USD'});

function toRateNode({number, name, priceMinor, fromMinor, upToMinor}: ShippingZone['rates'][number]) {
  const condition = (operator: string, minor: number | undefined) =>
    minor === undefined
      ? []
      : [
          {
            id: gid('DeliveryCondition', `${number}-${operator}`),
            field: 'TOTAL_PRICE',
            operator,
            conditionCriteria: {__typename: 'MoneyV2', ...toMoney(minor)},
          },
        ];
  return {
    id: rateId(number),
    name,
    active: true,
    description: null,
    rateProvider: {
      __typename: 'DeliveryRateDefinition',
      id: gid('DeliveryRateDefinition', number),
      price: toMoney(priceMinor),
    },
    methodConditions: [...condition(AT_LEAST, fromMinor), ...condition(AT_MOST, upToMinor)],
  };
}

const toZoneNode = (zone: ShippingZone) => ({
  zone: {
    id: zoneId(zone),
    name: zone.name,
    countries: [{id: gid('DeliveryCountry', 1), name: 'United States', code: {countryCode: 'US', restOfWorld: false}}],
  },
  rateNodes: zone.rates.map(toRateNode),
});

const toProfileNode = (state: ShopState) => ({
  id: PROFILE_ID,
  name: 'General profile',
  default: true,
  profileLocationGroups: [{locationGroup: {id: GROUP_ID}, zoneNodes: zonesOf(state).map(toZoneNode)}],
});

type GroupNode = ReturnType<typeof toProfileNode>['profileLocationGroups'][number];
type ZoneNode = GroupNode['zoneNodes'][number];

/** Only the rates that the checkout charges can be created: the checkout knows no others. */
function toRate({name, active, rateDefinition, priceConditionsToCreate}: RateInput): SeedShippingRate {
  const limit = (operator: string) => {
    const condition = priceConditionsToCreate?.find((each) => each.operator === operator);
    return condition?.criteria ? toMinor(condition.criteria.amount) : undefined;
  };
  const priceMinor = rateDefinition ? toMinor(rateDefinition.price.amount) : null;
  const known = SHIPPING_RATES.find(
    (rate) =>
      rate.name === name &&
      rate.priceMinor === priceMinor &&
      rate.fromMinor === limit(AT_LEAST) &&
      rate.upToMinor === limit(AT_MOST),
  );
  if (!known || active === false)
    throw new FieldNotEmulatedError(
      'DeliveryMethodDefinitionInput',
      `the rate ${name}, which the checkout does not charge`,
    );
  return known;
}

const withRates = (zone: ShippingZone, {methodDefinitionsToCreate}: ZoneInput, state: ShopState): ShippingZone => ({
  ...zone,
  rates: [
    ...zone.rates,
    ...(methodDefinitionsToCreate ?? []).map((rate) => ({...toRate(rate), number: nextNumber(state)})),
  ],
});

function createZone(input: ZoneInput, known: readonly ShippingZone[], state: ShopState): ShippingZone {
  const [country, ...others] = input.countries ?? [];
  if (country?.code !== 'US' || others.length > 0 || known.length > 0)
    throw new FieldNotEmulatedError('DeliveryLocationGroupZoneInput', 'zones other than the United States');
  return withRates({number: nextNumber(state), name: input.name ?? '', rates: []}, input, state);
}

function changeGroup(zones: readonly ShippingZone[], group: GroupInput, state: ShopState): readonly ShippingZone[] {
  requireKnownFields('DeliveryProfileLocationGroupInput', group, ['id', 'zonesToCreate', 'zonesToUpdate']);
  if (group.id !== GROUP_ID) throw new FieldNotEmulatedError('DeliveryProfileLocationGroupInput', `id ${group.id}`);
  const updated = zones.map((zone) => {
    const input = group.zonesToUpdate?.find(({id}) => id === zoneId(zone));
    return input ? withRates(zone, input, state) : zone;
  });
  const created = (group.zonesToCreate ?? []).map((input) => createZone(input, updated, state));
  return [...updated, ...created];
}

/** `deliveryProfileUpdate`: zones and rates of the only profile are created and deleted. */
function update(
  _root: unknown,
  {id, profile: input}: {readonly id: string; readonly profile: ProfileInput},
  {state}: ShopContext,
) {
  const known = ['locationGroupsToUpdate', 'methodDefinitionsToDelete', 'zonesToDelete'];
  requireKnownFields('DeliveryProfileInput', input, known);
  if (id !== PROFILE_ID) throw new FieldNotEmulatedError('Mutation', `deliveryProfileUpdate of ${id}`);
  const left = zonesOf(state)
    .filter((zone) => !input.zonesToDelete?.includes(zoneId(zone)))
    .map((zone) => ({
      ...zone,
      rates: zone.rates.filter(({number}) => !input.methodDefinitionsToDelete?.includes(rateId(number))),
    }));
  const groups = input.locationGroupsToUpdate ?? [];
  changeShipping(
    state,
    groups.reduce<readonly ShippingZone[]>((zones, group) => changeGroup(zones, group, state), left),
  );
  return {profile: toProfileNode(state), userErrors: []};
}

/** The Admin API resolvers of shipping rates. The checkout charges its own, which are the only ones that can be entered. */
export const shippingResolvers: ResolverMap = {
  QueryRoot: {
    deliveryProfiles: (_root: unknown, args: ConnectionArgs, {state}: ShopContext) =>
      connection([toProfileNode(state)], args, ({id}) => id),
    deliveryProfile: (_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) =>
      id === PROFILE_ID ? toProfileNode(state) : null,
  },
  DeliveryProfileLocationGroup: {
    locationGroupZones: ({zoneNodes}: GroupNode, args: ConnectionArgs) =>
      connection(zoneNodes, args, ({zone}) => zone.id),
  },
  DeliveryLocationGroupZone: {
    methodDefinitions: ({rateNodes}: ZoneNode, args: ConnectionArgs) => connection(rateNodes, args, ({id}) => id),
  },
  Mutation: {deliveryProfileUpdate: update},
};
