import {getSchema} from '@shopify/hydrogen-codegen';
import type {IGraphQLConfig} from 'graphql-config';

/** One project for each of the shop's APIs; editors and codegen read the same list. */
const projects: IGraphQLConfig = {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/**/*.gql.ts', '!./app/**/*.{customer,admin}.gql.ts'],
    },
    customer: {
      schema: getSchema('customer-account'),
      documents: ['./app/**/*.customer.gql.ts'],
    },
  },
};

export default projects;
