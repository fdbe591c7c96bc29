import {generateTypescript, sortGeneratorMetadata} from '@supabase/postgrest-typegen/generation';
import {introspect} from '@supabase/postgrest-typegen/introspection';
import {format} from 'oxfmt';
import formatting from '../../../.oxfmtrc.json';
import {openMigratedPglite} from './pglite';

/** The generated types of the API, which the app imports. */
export const DATABASE_TYPES_FILE = 'app/platform/supabase/database.types.ts';

/** Returns the content that `DATABASE_TYPES_FILE` must have for the current migrations. */
export async function generateDatabaseTypes(): Promise<string> {
  const database = await openMigratedPglite();
  try {
    const metadata = await introspect({query: (sql) => database.query(sql)}, {includedSchemas: ['public']});
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {detectOneToOneRelationships: true});
    const {code, errors} = await format(DATABASE_TYPES_FILE, types, {
      singleQuote: formatting.singleQuote,
      bracketSpacing: formatting.bracketSpacing,
      printWidth: formatting.printWidth,
    });
    if (errors.length > 0) throw new Error(errors[0]?.message);
    return code;
  } finally {
    await database.close();
  }
}
