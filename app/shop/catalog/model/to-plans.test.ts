import {describe, expect, it} from 'vitest';
import {chosenFixture, productFixture, variantFixture} from '../catalog-fixtures';
import {planPath} from './plan-view';
import {choosePlan, toPlans} from './to-plans';

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});
const ONE_TIME = {price: '$7.99', compareAtPrice: null, savings: null};

const plan = (number: number) => ({
  id: `gid://shopify/SellingPlan/${number}`,
  name: `Every ${number} weeks`,
  description: null,
});

const allocation = (number: number, price: string) => ({
  sellingPlan: plan(number),
  priceAdjustments: [{price: usd(price), compareAtPrice: usd('7.99')}],
});

const group = (name: string, ...numbers: number[]) => ({name, sellingPlans: {nodes: numbers.map(plan)}});

const product = (isRequired = false) => ({
  ...productFixture(),
  requiresSellingPlan: isRequired,
  sellingPlanGroups: {nodes: [group('Subscribe and save', 1, 2), group('Other variants', 3), group('Offices', 4)]},
  chosenVariant: {
    ...chosenFixture(variantFixture({Title: 'Default Title'})),
    sellingPlanAllocations: {nodes: [allocation(2, '7.19'), allocation(1, '6.79'), allocation(4, '7.99')]},
  },
});

const plansOf = (isRequired = false) => toPlans(product(isRequired), ONE_TIME);

describe('toPlans', () => {
  it('lists the plans of the variant in their groups, with what they save', () => {
    const plans = plansOf();
    expect(plans?.groups.map(({name}) => name)).toEqual(['Subscribe and save', 'Offices']);
    expect(plans?.groups[0]?.plans).toMatchObject([
      {number: '2', price: '$7.19', compareAtPrice: '$7.99', savings: 'Save $0.80'},
      {number: '1', price: '$6.79'},
    ]);
    expect(plans?.groups[1]?.plans).toMatchObject([{price: '$7.99', compareAtPrice: null, savings: null}]);
    expect(plans).toMatchObject({oneTime: ONE_TIME, chosen: null, isSubstitute: false});
  });

  it('chooses the first plan of a product that is sold by subscription only', () => {
    expect(plansOf(true)).toMatchObject({oneTime: null, chosen: {number: '2'}});
  });

  it('returns null without plans, without access to them, and for ids of another form', () => {
    expect(toPlans(productFixture(), ONE_TIME)).toBeNull();
    const odd = product();
    const nodes = [{...allocation(1, '6.79'), sellingPlan: {...plan(1), id: 'gid://shopify/SellingPlan/x'}}];
    expect(
      toPlans({...odd, chosenVariant: {...odd.chosenVariant, sellingPlanAllocations: {nodes}}}, ONE_TIME),
    ).toBeNull();
  });
});

describe('choosePlan', () => {
  const choose = (search: string, isRequired = false) => {
    const plans = plansOf(isRequired);
    return plans && choosePlan(plans, search);
  };

  it.each(['?selling_plan=1', '?Size=Family&selling_plan=1', '?SELLING_PLAN=1'])('chooses the plan of %s', (search) => {
    expect(choose(search)).toMatchObject({chosen: {number: '1'}, isSubstitute: false});
  });

  it.each(['?selling_plan=3', '?selling_plan=abc', '?selling_plan=01', '?selling_plan=%00'])(
    'says that %s is not offered, and chooses nothing else',
    (search) => {
      expect(choose(search)).toMatchObject({chosen: null, isSubstitute: true});
      expect(choose(search, true)).toMatchObject({chosen: {number: '2'}, isSubstitute: true});
    },
  );

  it.each(['', '?selling_plan=', '?Size=Family'])('changes nothing for %j', (search) => {
    expect(choose(search)).toMatchObject({chosen: null, isSubstitute: false});
  });
});

describe('planPath', () => {
  it('keeps the options, and has no query without a choice', () => {
    const selectedOptions = [{name: 'Size', value: 'Family pack'}];
    expect(planPath({handle: 'chai', selectedOptions}, {number: '1'})).toBe(
      '/product/chai?Size=Family+pack&selling_plan=1',
    );
    expect(planPath({handle: 'chai', selectedOptions: []}, {number: '1'})).toBe('/product/chai?selling_plan=1');
    expect(planPath({handle: 'chai', selectedOptions: []}, null)).toBe('/product/chai');
  });
});
