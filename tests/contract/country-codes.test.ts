import {isEnumType} from 'graphql';
import {expect, it} from 'vitest';
import {isCountryCode} from '~/features/cart/permalink/country-codes';
import {storefrontSchemas} from '../support/schemas';

it.each(Object.entries(storefrontSchemas()))(
  'the countries a cart link may name are those of %s',
  (_version, schema) => {
    const type = schema.getType('CountryCode');
    const codes = isEnumType(type) ? type.getValues().map(({name}) => name) : [];
    // ZZ stands for a country that is not known.
    expect(codes.filter((code) => !isCountryCode(code))).toEqual(['ZZ']);
  },
);
