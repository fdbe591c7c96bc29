import {isEnumType} from 'graphql';
import {expect, it} from 'vitest';
import {isCountryCode} from '~/shop/cart/links/country-codes';
import {storefrontSchemas} from '../support/schemas';

it.each(Object.entries(storefrontSchemas()))(
  'accepts in a cart link exactly the country codes of %s',
  (_version, schema) => {
    const type = schema.getType('CountryCode');
    const codes = isEnumType(type) ? type.getValues().map(({name}) => name) : [];
    // ZZ means an unknown country.
    expect(codes.filter((code) => !isCountryCode(code))).toEqual(['ZZ']);
  },
);
