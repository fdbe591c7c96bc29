import {SHIPPING_RATES, type SeedShippingRate} from '../../../local/seed/promised-rates';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findShipping, updateShipping, type StoreRate, type StoreShipping} from '../store-shipping';
import {InUseError, RefusedError} from '../user-errors';

const COUNTRY = 'US';
const ZONE_NAME = 'United States';
const MINOR_PER_UNIT = 100;
const AT_LEAST = 'GREATER_THAN_OR_EQUAL_TO';
const AT_MOST = 'LESS_THAN_OR_EQUAL_TO';

const toMoney = (minor: number) => ({amount: (minor / MINOR_PER_UNIT).toFixed(2), currencyCode: 'USD'});
const toMinor = (amount: string): number => Math.round(Number(amount) * MINOR_PER_UNIT);

const factsOf = ({priceMinor, fromMinor, upToMinor}: SeedShippingRate) => ({
  priceMinor,
  fromMinor: fromMinor ?? null,
  upToMinor: upToMinor ?? null,
  isActive: true,
});

/** The price of an app and the limit of a weight are null and 0, which no rate of the specification has. */
function toFound({id, active, rateProvider, methodConditions}: StoreRate): Found {
  const limit = (operator: string) => {
    const condition = methodConditions.find((each) => each.operator === operator);
    return condition ? toMinor(condition.conditionCriteria.amount ?? '') : null;
  };
  return {
    id,
    facts: {
      priceMinor: rateProvider.price ? toMinor(rateProvider.price.amount) : null,
      fromMinor: limit(AT_LEAST),
      upToMinor: limit(AT_MOST),
      isActive: active,
    },
  };
}

function toRateInput({name, priceMinor, fromMinor, upToMinor}: SeedShippingRate) {
  const condition = (operator: string, minor: number | undefined) =>
    minor === undefined ? [] : [{operator, criteria: toMoney(minor)}];
  return {
    name,
    active: true,
    rateDefinition: {price: toMoney(priceMinor)},
    priceConditionsToCreate: [...condition(AT_LEAST, fromMinor), ...condition(AT_MOST, upToMinor)],
  };
}

/** The shipping of the store as the step last read or changed it. */
interface Current {
  shipping: StoreShipping;
}

async function change({admin}: SetupContext, current: Current, profile: object): Promise<void> {
  current.shipping = await updateShipping(admin, current.shipping, profile, COUNTRY);
}

const inGroup = ({shipping}: Current, group: object) => ({
  locationGroupsToUpdate: [{id: shipping.groupId, ...group}],
});

function toZoneItem(context: SetupContext, current: Current): SetupItem {
  const wanted = {shipsTo: COUNTRY};
  const toZone = ({shipping}: Current) => shipping.zone && {id: shipping.zone.id, facts: wanted};
  return {
    key: `shipping:${ZONE_NAME}`,
    wanted,
    found: toZone(current),
    async create() {
      const zone = {name: ZONE_NAME, countries: [{code: COUNTRY, includeAllProvinces: true}]};
      await change(context, current, inGroup(current, {zonesToCreate: [zone]}));
      const created = toZone(current);
      if (!created) throw new Error('Shopify returned no shipping zone.');
      return created;
    },
    async remove({id}) {
      if ((current.shipping.zone?.rates ?? []).length > 0) throw new InUseError('it has other rates');
      await change(context, current, {zonesToDelete: [id]});
    },
  };
}

/** Two rates may have one name, one for cheap orders and one for others. */
const isSameRate = (wanted: SeedShippingRate, {name, methodConditions}: StoreRate): boolean =>
  name === wanted.name &&
  methodConditions.some(({operator}) => operator === AT_LEAST) === (wanted.fromMinor !== undefined);

const findRate = ({shipping}: Current, wanted: SeedShippingRate): StoreRate | undefined =>
  shipping.zone?.rates.find((rate) => isSameRate(wanted, rate));

function toRateItem(context: SetupContext, wanted: SeedShippingRate, current: Current): SetupItem {
  const stored = findRate(current, wanted);
  const from = wanted.fromMinor === undefined ? '' : `, from ${toMoney(wanted.fromMinor).amount}`;
  return {
    key: `shipping:${ZONE_NAME}/${wanted.name}${from}`,
    wanted: factsOf(wanted),
    found: stored ? toFound(stored) : null,
    async create() {
      const {zone} = current.shipping;
      if (!zone) throw new RefusedError('there is no shipping zone for it');
      const changed = {id: zone.id, methodDefinitionsToCreate: [toRateInput(wanted)]};
      await change(context, current, inGroup(current, {zonesToUpdate: [changed]}));
      const created = findRate(current, wanted);
      if (!created) throw new Error('Shopify returned no shipping rate.');
      return toFound(created);
    },
    remove: ({id}) => change(context, current, {methodDefinitionsToDelete: [id]}),
  };
}

/** A rate that a person entered, or that the store began with: shoppers can choose it too. */
const toOtherItem = ({id, name}: StoreRate): SetupItem => ({
  key: `shipping rate beside those of the specification: ${name}`,
  wanted: {isOffered: false},
  found: {id, facts: {isOffered: true}},
  create: () => Promise.reject(new Error('it exists')),
});

export const createShippingStep = (context: SetupContext): SetupStep => ({
  name: 'shipping',
  title: 'Shipping rates',
  async load() {
    const current: Current = {shipping: await findShipping(context.admin, COUNTRY)};
    const others = (current.shipping.zone?.rates ?? []).filter(
      (rate) => !SHIPPING_RATES.some((wanted) => isSameRate(wanted, rate)),
    );
    return [
      toZoneItem(context, current),
      ...SHIPPING_RATES.map((rate) => toRateItem(context, rate, current)),
      ...others.map(toOtherItem),
    ];
  },
});
