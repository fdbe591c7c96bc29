import type {SetupContext} from './setup-context';
import type {SetupStep} from './setup-item';
import {createAutomaticDiscountsStep} from './steps/automatic-discounts';
import {createCollectionsStep} from './steps/collections';
import {createDetailsStep} from './steps/details';
import {createDiscountsStep} from './steps/discounts';
import {createEntriesStep} from './steps/entries';
import {createFilesStep} from './steps/files';
import {createJournalStep} from './steps/journal';
import {createMenusStep} from './steps/menus';
import {createMetafieldDefinitionsStep} from './steps/metafield-definitions';
import {createMetaobjectDefinitionsStep} from './steps/metaobject-definitions';
import {createPagesStep} from './steps/pages';
import {createPoliciesStep} from './steps/policies';
import {createProductsStep} from './steps/products';
import {createPublishingStep} from './steps/publishing';
import {createRedirectsStep} from './steps/redirects';
import {createReferencesStep} from './steps/references';
import {createShippingStep} from './steps/shipping';
import {createStockStep} from './steps/stock';
import {createWebhooksStep} from './steps/webhooks';

/** A step, and what it needs. */
export interface StepKind {
  readonly name: string;
  /** The access scopes of the Admin API that it needs. */
  readonly scopes: readonly string[];
  /** Whether it runs only if it is asked for. */
  readonly isOptional?: boolean;
  readonly create: (context: SetupContext) => SetupStep;
}

const DEFINITION_SCOPES = ['write_metaobject_definitions', 'read_metaobject_definitions'];
const PRODUCT_SCOPES = ['read_products', 'write_products'];
const FILE_SCOPES = ['read_files', 'write_files'];
const ENTRY_SCOPES = ['read_metaobjects', 'write_metaobjects'];

const NAVIGATION_SCOPES = ['read_online_store_navigation', 'write_online_store_navigation'];

/** The steps in their order: each needs what those before it create. */
export const STEP_KINDS: readonly StepKind[] = [
  {name: 'definitions', scopes: DEFINITION_SCOPES, create: createMetaobjectDefinitionsStep},
  {name: 'metafields', scopes: [...DEFINITION_SCOPES, ...PRODUCT_SCOPES], create: createMetafieldDefinitionsStep},
  {name: 'files', scopes: FILE_SCOPES, create: createFilesStep},
  {name: 'entries', scopes: ENTRY_SCOPES, create: createEntriesStep},
  {name: 'products', scopes: [...PRODUCT_SCOPES, 'read_files', 'read_inventory'], create: createProductsStep},
  {name: 'details', scopes: [...PRODUCT_SCOPES, 'read_inventory'], create: createDetailsStep},
  {
    name: 'stock',
    scopes: ['read_inventory', 'write_inventory', 'read_locations', 'read_products'],
    create: createStockStep,
  },
  {
    name: 'references',
    scopes: [...PRODUCT_SCOPES, ...ENTRY_SCOPES, 'read_files', 'read_inventory'],
    create: createReferencesStep,
  },
  {name: 'collections', scopes: [...PRODUCT_SCOPES, 'read_inventory'], create: createCollectionsStep},
  {
    name: 'publishing',
    scopes: ['read_products', 'read_publications', 'write_publications'],
    create: createPublishingStep,
  },
  {name: 'menus', scopes: NAVIGATION_SCOPES, create: createMenusStep},
  {name: 'pages', scopes: ['read_content', 'write_content'], create: createPagesStep},
  {
    name: 'journal',
    scopes: ['read_content', 'write_content', 'read_files', 'read_products', 'read_inventory'],
    create: createJournalStep,
  },
  {name: 'policies', scopes: ['read_legal_policies', 'write_legal_policies'], create: createPoliciesStep},
  {name: 'redirects', scopes: NAVIGATION_SCOPES, create: createRedirectsStep},
  {name: 'discounts', scopes: ['read_discounts', 'write_discounts'], create: createDiscountsStep},
  {
    name: 'automatic-discounts',
    scopes: ['read_discounts', 'write_discounts', 'read_products', 'read_inventory'],
    create: createAutomaticDiscountsStep,
  },
  {
    name: 'shipping',
    scopes: ['read_shipping', 'write_shipping'],
    isOptional: true,
    create: createShippingStep,
  },
  {name: 'webhooks', scopes: [], create: createWebhooksStep},
];
