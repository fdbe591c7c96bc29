import path from 'node:path';
import {parseAst, type Plugin} from 'vite';
import {FOR_THE_SERVER} from './builds';

const APP = path.resolve('app') + path.sep;
const MODULE = '\0lazy-schema';

/** A stand-in that creates the schema when something of it is first read, and passes that on. */
export const LAZY_SCHEMA_CODE = `export function lazySchema(create) {
  let schema;
  const get = () => (schema ??= create());
  return new Proxy({}, {get: (_, name) => Reflect.get(get(), name), has: (_, name) => Reflect.has(get(), name)});
}`;

/** These return a result instead of a schema. */
const RESULTS = /^(?:safe)?(?:parse|encode|decode)(?:Async)?$/i;

type Statement = ReturnType<typeof parseAst>['body'][number];
type Variable = Extract<Statement, {type: 'VariableDeclaration'}>['declarations'][number];
type Expression = NonNullable<Variable['init']>;

/** Returns the names of a chain of calls, from left to right: `z`, `string` and `min` of `z.string().min(1)`. */
function namesOf(chain: Expression): readonly string[] {
  if (chain.type === 'Identifier') return [chain.name];
  if (chain.type === 'CallExpression' && chain.callee.type !== 'Super') return namesOf(chain.callee);
  const isProperty = chain.type === 'MemberExpression' && chain.object.type !== 'Super';
  if (!isProperty || chain.property.type !== 'Identifier') return [];
  return [...namesOf(chain.object as Expression), chain.property.name];
}

/** A range of positions in the code of a module. */
interface Range {
  readonly start: number;
  readonly end: number;
}

function findSchemas(code: string): readonly Range[] {
  const known = new Set(['z']);
  /** Whether an expression is a schema, or the result of a function that returns one. */
  const isSchema = (expression: Expression) => {
    const names = namesOf(expression);
    const [first = ''] = names;
    return (known.has(first) || first.endsWith('Schema')) && !names.some((name) => RESULTS.test(name));
  };
  const schemasIn = (value: Expression): readonly Range[] => {
    if (value.type === 'ObjectExpression')
      return value.properties.flatMap((property) =>
        property.type === 'Property' ? schemasIn(property.value as Expression) : [],
      );
    return value.type === 'CallExpression' && isSchema(value) ? [value as unknown as Range] : [];
  };
  return parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({id, init}) => {
      if (id.type !== 'Identifier' || !init) return [];
      if (isSchema(init.type === 'ArrowFunctionExpression' ? (init.body as Expression) : init)) known.add(id.name);
      return schemasIn(init);
    });
  });
}

/**
 * Lets each schema at the top of a module be created when it is first used.
 * @param code JavaScript
 * @returns the new code with the same lines; null for a module without schemas
 */
export function makeSchemasLazy(code: string): string | null {
  if (!/from ['"]zod['"]/.test(code)) return null;
  const schemas = findSchemas(code);
  if (schemas.length === 0) return null;
  const lazy = schemas.reduceRight(
    (text, {start, end}) => `${text.slice(0, start)}lazySchema(() => ${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
  return `import {lazySchema} from 'lazy-schema'; ${lazy}`;
}

/**
 * Makes the worker start in less time: each isolate would otherwise create the schemas of all requests, most of which it
 * never gets.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'lazy-schemas',
    apply: FOR_THE_SERVER,
    resolveId: (id) => (id === 'lazy-schema' ? MODULE : null),
    load: (id) => (id === MODULE ? LAZY_SCHEMA_CODE : null),
    transform(code, id) {
      const lazy = id.startsWith(APP) ? makeSchemasLazy(code) : null;
      return lazy === null ? null : {code: lazy, map: null};
    },
  };
}
