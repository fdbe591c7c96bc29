import {generateTypescript, sortGeneratorMetadata} from '@supabase/postgrest-typegen/generation';
import {introspect} from '@supabase/postgrest-typegen/introspection';
import {format, resolveConfig} from 'prettier';
import {openMigratedPglite} from './pglite';

/** The generated types of the API, which the app imports. */
export const DATABASE_TYPES_FILE = 'app/platform/supabase/database.types.ts';

/** Returns the content that `DATABASE_TYPES_FILE` must have for the current migrations. */
export async function generateDatabaseTypes(): Promise<string> {
  const database = await openMigratedPglite();
  try {
    const metadata = await introspect({query: (sql) => database.query(sql)}, {includedSchemas: ['public']});
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {detectOneToOneRelationships: true});
    return await format(types, {...(await resolveConfig(DATABASE_TYPES_FILE)), filepath: DATABASE_TYPES_FILE});
  } finally {
    await database.close();
  }
}
