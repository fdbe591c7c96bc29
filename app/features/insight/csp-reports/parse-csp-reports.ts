import {z} from 'zod';

/** What a browser refused to load for one of our pages. Holds no query, no token and nothing that could forge a line of the log. */
export interface CspViolation {
  readonly directive: string;
  /** The origin of what was blocked, its scheme, or a keyword such as `inline`. */
  readonly blocked: string;
  /** The path of the page. */
  readonly path: string;
}

/** A page breaks a policy in few ways; a browser that reports more is not a browser. */
const MOST_REPORTS = 10;
const DIRECTIVE = /^[a-z-]{1,40}$/;
const KEYWORD = /^[a-z][a-z-]{1,30}$/;
/** Extensions of the visitor's browser break the policies of every page, and mean nothing to us. */
const EXTENSION = /^(chrome|moz|safari|safari-web|ms-browser)-extension$/;

const text = z.string().max(10_000);
/** What `report-uri` sends: one report, its words joined by hyphens. */
const ReportUriSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': text.optional(),
      'violated-directive': text.default(''),
      'blocked-uri': text.default(''),
      'document-uri': text.default(''),
    }),
  })
  .transform(({'csp-report': report}) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? '',
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]);
/** What `report-to` sends: a list, in which other kinds of reports may be. */
const ReportToSchema = z
  .array(
    z.object({
      type: text,
      body: z.looseObject({
        effectiveDirective: text.default(''),
        blockedURL: text.nullish(),
        documentURL: text.default(''),
      }),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({type}) => type === 'csp-violation')
      .map(({body}) => ({directive: body.effectiveDirective, blocked: body.blockedURL ?? '', page: body.documentURL})),
  );
const ReportsSchema = z.union([ReportUriSchema, ReportToSchema]);

/**
 * Parses a body that browsers send about the Content-Security-Policy.
 * @returns null for anything that is no such report; without what extensions of the browser have caused
 */
export function parseCspReports(body: string): readonly CspViolation[] | null {
  const reports = ReportsSchema.safeParse(parseJson(body)).data?.slice(0, MOST_REPORTS) ?? null;
  return reports && reports.flatMap(toViolation);
}

function toViolation({directive, blocked, page}: z.output<typeof ReportsSchema>[number]): CspViolation | [] {
  const source = sourceOf(blocked);
  if (EXTENSION.test(source)) return [];
  return {
    directive: DIRECTIVE.test(directive) ? directive : 'unknown',
    blocked: source,
    path: URL.canParse(page) ? new URL(page).pathname : '/',
  };
}

function sourceOf(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const {protocol, origin} = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
