import type {CodegenConfig} from '@graphql-codegen/cli';
import {getSchema, pluckConfig, preset} from '@shopify/hydrogen-codegen';

// Without a network, the telemetry of Shopify's command line would end the command with an error.
process.env.SHOPIFY_CLI_NO_ANALYTICS ??= '1';

/** Types of every GraphQL document; the schemas ship with Hydrogen, so nothing is fetched. */
const config: CodegenConfig = {
  overwrite: true,
  // Allows an API without documents.
  ignoreNoDocuments: true,
  pluckConfig: pluckConfig as object,
  hooks: {afterAllFileWrite: 'oxfmt'},
  generates: {
    'storefrontapi.generated.d.ts': {
      preset,
      schema: getSchema('storefront'),
      documents: ['./app/**/*.gql.ts', '!./app/**/*.{customer,admin}.gql.ts'],
    },
    'customer-accountapi.generated.d.ts': {
      preset,
      schema: getSchema('customer-account'),
      documents: ['./app/**/*.customer.gql.ts'],
    },
  },
};

export default config;
