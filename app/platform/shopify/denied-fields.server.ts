import {z} from 'zod';

/** Turned off, these variables leave out fields that a store may deny and that cannot be null; by the field's name. */
const SWITCHES: Readonly<Record<string, string>> = {
  tags: 'withTags',
  productTags: 'withTags',
  pages: 'withPages',
};
/** Of what an answer begins with, these are optional; without any other there would be nothing to show. */
const OPTIONAL_ROOTS: ReadonlySet<string> = new Set(['metaobject', 'main', 'company', 'support']);
/** A merchant who grants a scope is believed after this long at the latest. */
const REMEMBERED_MS = 10 * 60_000;

const DenialsSchema = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])).min(1),
    extensions: z.object({code: z.literal('ACCESS_DENIED'), requiredAccess: z.string().optional().catch(undefined)}),
  }),
);

type Path = readonly (string | number)[];
type Denial = z.infer<typeof DenialsSchema>[number];

/** Variables that leave fields out of a question. */
type LeftOut = Readonly<Record<string, false>>;

/** The fields of an answer, and what went wrong with them. */
type Answer = Readonly<Record<string, unknown>>;

/** What to do with an answer that has errors. */
export type DeniedVerdict = 'serve' | 'ask-again' | 'fail';

/** Remembers which fields the store denies, so that each is asked for in vain, and logged, only once. */
export interface DeniedFields {
  /** @returns variables that leave out what the store is known to deny of this document */
  variablesFor(document: string): LeftOut;
  /**
   * Judges an answer that has errors.
   * @param leftOut what {@link variablesFor} gave when the question was asked
   * @returns `serve` when denied fields are merely null; `ask-again` when the next question can leave out what emptied
   *   this answer; `fail` for everything else
   */
  judge(document: string, leftOut: LeftOut, answer: Answer): DeniedVerdict;
}

/**
 * A store grants access to some fields one by one. What it denies of the fields that a page can do without is absent:
 * null where it may be null, left out of the question where null would take the whole answer with it.
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
    judge(document, leftOut, answer) {
      const denials = DenialsSchema.safeParse(answer.errors).data ?? [];
      if (denials.length === 0) return 'fail';
      const turnedOff = denials
        .map(({path}) => SWITCHES[String(path.at(-1))])
        .filter((variable) => variable !== undefined)
        .filter((variable) => !(variable in leftOut) && declares(document, variable));
      for (const variable of turnedOff) deniedUntilMs.set(variable, now() + REMEMBERED_MS);
      const isAbsent = denials.every(({path}) => isOptional(path) && isNullAt(answer, path));
      if (turnedOff.length === 0 && !isAbsent) return 'fail';
      denials.forEach(log);
      return turnedOff.length > 0 ? 'ask-again' : 'serve';
    },
  };
}

const declares = (document: string, variable: string) => document.includes(`$${variable}: Boolean = true`);

/** Of the root null would say that there is no such product or page; within it our types expect null. */
const isOptional = (path: Path) => path.length > 1 || OPTIONAL_ROOTS.has(String(path[0]));

/** @returns whether the field itself is null, rather than a parent that it took with it */
function isNullAt(answer: object, path: Path): boolean {
  let value: unknown = answer;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, step);
  }
  return value === null;
}
