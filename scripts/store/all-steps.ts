import type {SetupContext} from './setup-context';
import type {SetupStep} from './setup-item';
import {createCollectionsStep} from './steps/collections';
import {createDetailsStep} from './steps/details';
import {createEntriesStep} from './steps/entries';
import {createFilesStep} from './steps/files';
import {createMetafieldDefinitionsStep} from './steps/metafield-definitions';
import {createMetaobjectDefinitionsStep} from './steps/metaobject-definitions';
import {createProductsStep} from './steps/products';
import {createPublishingStep} from './steps/publishing';
import {createReferencesStep} from './steps/references';
import {createStockStep} from './steps/stock';

interface StepKind {
  readonly name: string;
  /** The access scopes of the Admin API that it needs. */
  readonly scopes: readonly string[];
  readonly create: (context: SetupContext) => SetupStep;
}

const DEFINITION_SCOPES = ['write_metaobject_definitions', 'read_metaobject_definitions'];
const PRODUCT_SCOPES = ['read_products', 'write_products'];
const FILE_SCOPES = ['read_files', 'write_files'];
const ENTRY_SCOPES = ['read_metaobjects', 'write_metaobjects'];

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
];
