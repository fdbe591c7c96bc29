import {describe, expect, it} from 'vitest';
import {findBrokenPromises} from '../support/check-promises';
import {statementsOf} from '../support/page-statements';

const broken = (html: string) => statementsOf(html).flatMap(findBrokenPromises);

describe('the check of promises rejects', () => {
  it.each([
    ['another processing time', 'We pack your order within 5-7 business days.'],
    ['a processing time in words', 'We process orders within two to three business days.'],
    ['the refund time of standard shipping', 'The refund takes 3–5 business days.'],
    ['another time of standard shipping', 'Standard shipping takes 4-6 business days.'],
    ['the time of standard shipping for express', 'Express shipping takes 3-5 business days and costs $9.99.'],
    ['another price of standard shipping', 'Standard shipping costs $5.99.'],
    ['another price of express shipping', 'Express is $12.'],
    ['another threshold of free shipping', 'Free standard shipping from $30.'],
    ['the threshold of the banner outside of the banner', 'Standard shipping is free on orders over $35.'],
    ['another return window', 'Return unopened products within 14 days.'],
    ['another time to report damage', 'Tell us within 24 hours if a pack arrived damaged.'],
    ['another reply time', 'We answer within 3 business days.'],
    ['another shelf life', 'Sealed packs keep for 24 months.'],
    ['another shelf life in years', 'It keeps for up to 25 years.'],
    ['another cooking time', 'Allow 5 minutes to prepare and 30 minutes to cook.'],
    ['another headline', 'Authentic Indian Meals in 10 Minutes'],
    ['another discount', 'Save 20% with code FUSION15 on all products'],
    ['another share of nutrients', 'Over 95% of nutrients kept'],
    ['another temperature', 'The sauce is frozen at -80 °C.'],
    ['another amount of water', 'Stir the pack into 1 cup (250 mL) hot water.'],
    ['another serving', 'Each pack serves 4.'],
    ['another password length', 'Password must be at least 6 characters'],
    ['a time that no promise has', 'Only 3 hours left!'],
  ])('%s', (_what, text) => expect(broken(`<body><p>${text}</p>`)).toHaveLength(1));

  it('a wrong number in structured data, a description and a table', () => {
    expect(broken('<script type="application/ld+json">{"@type":"Recipe","cookTime":"PT20M"}</script>')).toEqual([]);
    expect(broken('<script type="application/ld+json">{"@type":"Recipe","cookTime":"PT35M"}</script>')).toHaveLength(1);
    expect(broken('<head><meta name="description" content="Returns within 60 days."/></head>')).toHaveLength(1);
    expect(broken('<table><tr><th>Standard</th><td>2-3 business days</td></tr></table>')).toHaveLength(1);
  });
});

describe('the check of promises accepts', () => {
  it.each([
    'We pack and hand over your order within 1-2 business days.',
    'Standard shipping then takes 3-5 business days and costs $4.99; it is free on orders over $25.',
    'Packed within 1–2 business days, usually at your door in 5–7 business days.',
    'Free shipping on orders over $35',
    'Freeze-dried food can keep for up to 2 years.',
    '15 minutes is your hands-on time; from pack to table allow 5 minutes of prep and 20 of cooking.',
    'Heat the oil. Add the chicken and saute 8-10 minutes, until lightly browned.',
    '15% off your first order with code FUSION15',
    'I left Pune nine years ago, and two days later they rang the bell.',
    'Palak Paneer $7.99',
    'until the chicken is cooked through (165 °F, 74 °C)',
  ])('%s', (text) => expect(broken(`<body><p>${text}</p>`)).toEqual([]));
});

it('reads a statement across inline elements, and ends it with its block', () => {
  expect(
    statementsOf('<body><p>Within <b>30</b><!-- --> days</p><tr><th>A</th><td>1&nbsp;&amp;&#x20;2</td></tr>'),
  ).toEqual(['Within 30 days', 'A 1 & 2']);
});
