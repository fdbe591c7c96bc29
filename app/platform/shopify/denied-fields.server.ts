import {z} from 'zod';

/**
 * Fields that a store may deny and that are non-null, or whose null has a meaning, by name, and the query variable that
 * omits each of them if it is false.
 */
const OMIT_VARIABLES: Readonly<Record<string, string>> = {
  tags: 'withTags',
  productTags: 'withTags',
  page: 'withPages',
  pages: 'withPages',
  blog: 'withBlogs',
  blogs: 'withBlogs',
  articles: 'withBlogs',
  sections: 'withMetaobjects',
  testimonials: 'withMetaobjects',
  reels: 'withMetaobjects',
  settings: 'withMetaobjects',
  founders: 'withMetaobjects',
  lots: 'withMetaobjects',
  sellingPlanAllocations: 'withSellingPlans',
  sellingPlanGroups: 'withSellingPlans',
};
/** The optional root fields. Without any other root field a page has no content. */
const OPTIONAL_ROOTS: ReadonlySet<string> = new Set(['metaobject', 'main', 'company', 'support']);
/** A denied field is requested again after this time, because the merchant may have granted access. */
const DENIED_FOR_MS = 10 * 60_000;

const DenialsSchema = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])).min(1),
    extensions: z.object({code: z.literal('ACCESS_DENIED'), requiredAccess: z.string().optional().catch(undefined)}),
  }),
);

type Path = readonly (string | number)[];
type Denial = z.infer<typeof DenialsSchema>[number];

/** Variables that omit fields from a query. */
type OmittedFields = Readonly<Record<string, false>>;

/** A GraphQL response with data and errors in one object. */
type GraphqlResult = Readonly<Record<string, unknown>>;

export type DeniedFieldsAction = 'serve' | 'retry' | 'fail';

/** Stores which fields the store denies, so that each is requested and logged only once. */
export interface DeniedFields {
  /** @returns variables that omit the denied fields of this document */
  variablesFor(document: string): OmittedFields;
  /**
   * Decides how to handle a response that has errors.
   * @param omitted the result of {@link variablesFor} for this request
   * @returns `serve` if the denied fields are just null; `retry` if the next request can omit the fields that made the
   *   response null; `fail` for everything else
   */
  handleErrors(document: string, omitted: OmittedFields, response: GraphqlResult): DeniedFieldsAction;
}

/**
 * Creates the record of denied fields: a store grants access to some fields one by one. A denied optional field is
 * null; a denied non-null field makes its parents null and must be omitted from the query.
 * @param storeDomain for the log
 * @param now milliseconds
 */
export function createDeniedFields(storeDomain: string, now: () => number = Date.now): DeniedFields {
  const deniedUntilMs = new Map<string, number>();
  const logged = new Set<string>();

  const log = ({path, extensions}: Denial) => {
    const field = path.filter((step) => typeof step === 'string').join('.');
    if (logged.has(field)) return;
    logged.add(field);
    const scope = /unauthenticated_\w+/.exec(extensions.requiredAccess ?? '')?.[0];
    console.warn(`${storeDomain} denies ${field}${scope ? ` (scope ${scope})` : ''}: pages go without it`);
  };

  return {
    variablesFor: (document) =>
      Object.fromEntries(
        [...deniedUntilMs]
          .filter(([variable, untilMs]) => untilMs > now() && declares(document, variable))
          .map(([variable]) => [variable, false] as const),
      ),
    handleErrors(document, omitted, response) {
      const denials = DenialsSchema.safeParse(response.errors).data ?? [];
      if (denials.length === 0) return 'fail';
      const newlyOmitted = denials
        .map(({path}) => OMIT_VARIABLES[String(path.at(-1))])
        .filter((variable) => variable !== undefined)
        .filter((variable) => !(variable in omitted) && declares(document, variable));
      for (const variable of newlyOmitted) deniedUntilMs.set(variable, now() + DENIED_FOR_MS);
      const isAbsent = denials.every(({path}) => isOptional(path) && isNullAt(response, path));
      if (newlyOmitted.length === 0 && !isAbsent) return 'fail';
      denials.forEach(log);
      return newlyOmitted.length > 0 ? 'retry' : 'serve';
    },
  };
}

const declares = (document: string, variable: string) => document.includes(`$${variable}: Boolean = true`);

/** A null root field means that the product or page does not exist; nested fields may be null in our types. */
const isOptional = (path: Path) => path.length > 1 || OPTIONAL_ROOTS.has(String(path[0]));

/** @returns whether the field itself is null, and not one of its parents */
function isNullAt(response: object, path: Path): boolean {
  let value: unknown = response;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, step);
  }
  return value === null;
}
